import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anOpenOffer, proposed } from '../../../../../tests/factories/counter-offers.ts';
import { must } from '../../../../../tests/factories/published-offer.ts';
import { type TestPerson, type TestServer, testServer } from '../../../../../tests/kit/server.ts';
import { counterOffersCalls } from '../../../../contract/offers/endpoints/counter-offers.ts';
import { offersCalls } from '../../../../contract/offers/endpoints.ts';
import { workspaceCalls } from '../../../../contract/workspace/endpoints.ts';
import { counterOfferPath } from '../../../../domain/kit/page/deal-paths.ts';

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await testServer();
  admin = await server.person({ claims: ['admin'] });
});
afterAll(() => server.close());

/** A company's counter-offer that waits, on an offer that a moderator hides or leaves as it is. */
const waiting = async ({ hidden }: { readonly hidden: boolean }) => {
  const { landlord, tenant, offerId } = await anOpenOffer(server);
  const counterOfferId = await proposed(tenant, offerId, { rent: 6_000_00 });
  if (hidden) await must(admin, offersCalls.hideOffer, { offerId, hidden: true, reason: 'Zdjęcia innego lokalu' });
  return { landlord, tenant, offerId, counterOfferId, page: counterOfferPath('accept', offerId, tenant.uid, counterOfferId) };
};

type Scene = Awaited<ReturnType<typeof waiting>>;

const ends = {
  declined: ({ landlord, counterOfferId }: Scene) =>
    must(landlord, counterOffersCalls.declineCounterOffer, { counterOfferId, reason: 'Czynsz jest już najniższy.' }),
  'out of time': async ({ counterOfferId }: Scene) => {
    await server.db.execute(sql`update counter_offer set expires_at = now() where id = ${counterOfferId}`);
    await server.tick();
  },
};

it.each(Object.entries(ends))('the mail of one that is %s leads to a page that opens, and promises what the offer allows', async (_, end) => {
  for (const hidden of [false, true]) {
    const of = await waiting({ hidden });
    await end(of);
    await server.work();
    const text = ((await server.mailsTo(of.tenant.email)).at(-1)?.text ?? '').replaceAll('\u00a0', ' ');
    expect(text).toContain(hidden ? of.page : `/offer/${of.offerId}`);
    expect(text.includes('nie można jej zarezerwować')).toBe(hidden);
    expect(/można nadal zarezerwować|może ją zarezerwować/.test(text)).toBe(!hidden);
  }
});

it('the home of the company shows nothing of a hidden offer, and leads to its counter-offer', async () => {
  const [open, hidden] = [await waiting({ hidden: false }), await waiting({ hidden: true })];
  const cardOf = async ({ tenant, offerId }: Scene) => {
    const { others } = await must(tenant, workspaceCalls.getHome, {});
    return others.find(({ id }) => id === offerId);
  };
  expect(await cardOf(open)).toMatchObject({ price: expect.any(Number), validTo: expect.any(String), path: `/offer/${open.offerId}` });
  const nothing = { price: null, pricePerMetre: null, validTo: null, modifiedAt: null, image: null, imageCount: 0 };
  expect(await cardOf(hidden)).toMatchObject({ ...nothing, nextStep: 'await_answer', path: hidden.page });
});
