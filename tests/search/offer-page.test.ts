/** The page of an offer, as it was built, asks the database for the offer once, whoever opens it. */

import { afterAll, beforeAll, expect, it } from 'vitest';
import { anInsertedOffer, anInsertedSigner, book } from '../factories/deals.ts';
import { serveBuiltPages } from '../kit/built-pages.ts';
import { type Client, type TestServer, testServer } from '../kit/server.ts';
import { statementsOf } from '../kit/statements.ts';

let server: TestServer;
let people: Readonly<Record<'visitor' | 'tenant' | 'owner' | 'admin', Client>>;
let offers: Readonly<Record<'free' | 'booked', string>>;

beforeAll(async () => {
  server = await testServer({ env: { VISITOR_CACHE_MB: '0' } });
  await serveBuiltPages(server);
  const [owner, tenant] = [await anInsertedSigner(server), await anInsertedSigner(server)];
  people = { visitor: server.visitor, tenant, owner, admin: await server.person({ claims: ['admin'] }) };
  offers = { free: await anInsertedOffer(server, owner), booked: await anInsertedOffer(server, owner) };
  await book(tenant, offers.booked);
}, 120_000);
afterAll(() => server.close());

const statementsAt = async (who: Client, path: string): Promise<readonly string[]> => {
  const opened = await statementsOf(server.db, async () => {
    const answer = await who.fetch(path);
    expect([answer.status, (await answer.text()).length > 1000]).toEqual([200, true]);
  });
  return opened.map(({ name, text }) => name ?? text);
};

it.each((['visitor', 'tenant', 'owner', 'admin'] as const).flatMap((who) => (['free', 'booked'] as const).map((which) => [who, which] as const)))(
  'of a %s (offer: %s)',
  async (who, which) => {
    // What every page asks, whatever it is about: who is signed in, and what the header counts.
    const around = await statementsAt(people[who], '/accessibility');
    const all = await statementsAt(people[who], `/offer/${offers[which]}`);
    expect(all.filter((statement) => !around.includes(statement))).toEqual(['offer_page']);
  },
);
