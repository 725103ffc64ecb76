import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type DeclaredCall, declaredCalls } from '../../scripts/docs/calls.ts';
import { openTask } from '../../src/server/leases/store/tasks.ts';
import { aSigner } from '../factories/published-offer.ts';
import { type TestPerson, type TestServer, testServer } from '../kit/server.ts';

/** What a list has to know besides the page. */
const inputs: Readonly<Record<string, object>> = {
  listReviews: { kind: 'identity' },
  listOffers: { list: 'unsigned' },
};

// The search has a test of its own.
const paged = (await declaredCalls()).filter(({ in: input, room }) => input instanceof z.ZodObject && 'page' in input.shape && room !== 'search');

let server: TestServer;
let admin: TestPerson;
let landlord: TestPerson;
beforeAll(async () => {
  server = await testServer();
  admin = await server.person({ claims: ['admin'] });
  landlord = await aSigner(server);
  // Whoever has left a company that they created hands it over to those who are there.
  const { companyId } = await aSigner(server);
  await server.db.execute(sql`update company set creator_uid = ${admin.uid} where id = ${companyId}`);
  await server.db.transaction(async (tx) => {
    for (const key of ['one', 'two']) await openTask(tx, { key, kind: 'form', offerId: null, leaseId: null });
  });
}, 120_000);
afterAll(() => server.close());

const answerTo = async ({ wire, who }: DeclaredCall, page: number) => {
  const asker = who === 'admin' || who === 'caller' || wire === 'listCompanySuccessors' ? admin : landlord;
  const body = JSON.stringify({ data: { ...inputs[wire], page } });
  const response = await asker.fetch(`/call/${wire}`, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  // Some lists say when they were read.
  const { now: _, ...shown } = ((await response.json()) as { result: { now?: string } }).result;
  return shown;
};

it.each(paged.map((call) => [call.wire, call] as const))('%s: an address behind the last page shows the last page', async (_, call) => {
  const last = await answerTo(call, 1);
  expect(JSON.stringify(last)).toContain('"page":1,"pages":1');
  expect(await answerTo(call, 7)).toEqual(last);
});

it('two open tasks stand on page 2 as on page 1, and every list is asked here', async () => {
  const call = paged.find(({ wire }) => wire === 'listTasks');
  expect(call && (await answerTo(call, 2))).toMatchObject({ page: 1, pages: 1, total: 2, items: [{}, {}] });
  expect(paged.length).toBeGreaterThan(20);
});
