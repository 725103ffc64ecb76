/** Whoever may not see a thing gets the answer of a thing that is not there, whatever they ask: no refusal tells its state. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offersCalls } from '../../src/contract/offers/endpoints.ts';
import { anInsertedOffer, book } from '../factories/deals.ts';
import { must } from '../factories/published-offer.ts';
import { testServer } from '../kit/server.ts';
import { inputs } from './inputs.ts';
import { type Caller, prepareScene, type Scene } from './scene.ts';

/** Everything of the landlord that is not open to everybody, with the tenant in some of it. */
const secrets = ['draft', 'deleted', 'hidden', 'hidden and booked', 'deal'] as const;
/** An id that nothing has. */
const nothing = 'Q'.repeat(20);
/** A person without a company, and a signer of another one. */
const outsiders = ['stranger', 'other'] as const satisfies readonly Caller[];
/** What everybody may ask of an offer that was public once (docs/rules/pages.md#offers-that-ended). */
const told = ['getOfferOutcome'];
const uploads = ['/offers/{id}/images', '/offers/{id}/plans', '/leases/{id}/rejection-photos', '/leases/{id}/form'];

let scene: Scene;
let ids: Readonly<Record<(typeof secrets)[number], string>>;

beforeAll(async () => {
  scene = await prepareScene(await testServer());
  const { server, landlord, tenant, admin, draft, deal } = scene;
  const [hidden, held, deleted] = [await scene.fresh(), await anInsertedOffer(server, landlord), await scene.freshDraft()];
  await book(tenant, held);
  await server.work();
  for (const offerId of [hidden, held]) await must(admin, offersCalls.hideOffer, { offerId, hidden: true, reason: 'Kontrola danych' });
  await must(landlord, offersCalls.deleteOffer, { offerId: deleted });
  ids = { draft, deal, hidden, deleted, 'hidden and booked': held };
}, 240_000);
afterAll(() => scene.server.close());

/** The scene as if everything in it were this one thing. */
const all = (id: string): Scene => ({
  ...scene,
  ...{ draft: id, published: id, booked: id, deal: id, unpaid: id, tenant: scene.other },
  fresh: async () => id,
  freshDraft: async () => id,
});

/** What a row asks of this thing; null when it asks of nothing in the scene. */
const questionOf = async (row: string, caller: Caller, id: string): Promise<string | null> => {
  const data = JSON.stringify({ data: await inputs[row]?.(all(id), caller) });
  return data.includes(id) ? data : null;
};

const answerOf = async (caller: Caller, path: string, init: RequestInit, id: string): Promise<string> => {
  const response = await scene.people[caller].fetch(path, { method: 'POST', ...init });
  return `${response.status} ${(await response.text()).replaceAll(id, 'ID')}`;
};

const asking = Object.keys(inputs).filter((row) => !told.includes(row.split(' ')[0] ?? ''));

describe.each(outsiders)('to %s', (caller) => {
  it.each(asking)('%s tells nothing', async (row) => {
    const call = `/call/${row.split(' ')[0]}`;
    const ask = async (id: string) => {
      const body = await questionOf(row, caller, id);
      return body === null ? null : answerOf(caller, call, { body, headers: { 'content-type': 'application/json' } }, id);
    };
    const none = await ask(nothing);
    if (none === null) return;
    const answers = Object.fromEntries(await Promise.all(secrets.map(async (secret) => [secret, await ask(ids[secret])] as const)));
    expect(answers).toEqual(Object.fromEntries(secrets.map((secret) => [secret, none])));
  });

  it.each(uploads)('%s tells nothing', async (path) => {
    const ask = (id: string) => {
      const body = new FormData();
      body.append('file', new File(['x'], 'a.pdf', { type: 'application/pdf' }));
      return answerOf(caller, path.replace('{id}', id), { body }, id);
    };
    const none = await ask(nothing);
    for (const secret of secrets) expect(await ask(ids[secret]), secret).toBe(none);
  });
});
