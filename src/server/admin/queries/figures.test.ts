import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anInsertedSigner, aSignedLease, payDeposit, payer } from '../../../../tests/factories/deals.ts';
import { aPublishedOffer, aSigner, must } from '../../../../tests/factories/published-offer.ts';
import { aWantedListing } from '../../../../tests/factories/wanted.ts';
import { type TestPerson, type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { adminCalls } from '../../../contract/admin/endpoints.ts';
import { depositsCalls } from '../../../contract/deposits/endpoints.ts';
import type { Grosze } from '../../../domain/kit/brand.ts';
import { dayOf, timeOf } from '../../../domain/kit/time.ts';
import { databaseNow } from '../../kit/database/database.ts';

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await testServer();
  admin = await server.person({ claims: ['admin'] });
}, 120_000);
afterAll(() => server.close());

const overview = () => must(admin, adminCalls.getOverview, { mine: false });
type Figures = Awaited<ReturnType<typeof overview>>['day'];

const none: Figures = {
  ...{ accounts: 0, identities: 0, offers: 0, wanted: 0, counterOffers: 0, reservations: 0, leases: 0 },
  ...{ deposits: 0, depositSum: 0 as Grosze, meetings: 0, transfersDue: 0 },
};

/** Writes what the product never does: the log is not changed, a lease takes its steps one by one. */
const withoutGuards = (write: ReturnType<typeof sql>) =>
  server.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(write);
  });

/** Moves what the log holds so far to a moment. */
const moveLog = (to: ReturnType<typeof sql>) => withoutGuards(sql`update event set created_at = ${to}`);
const midnight = sql`(date_trunc('day', now() at time zone 'Europe/Warsaw') at time zone 'Europe/Warsaw')`;

it('the figures of the day count what happened since midnight of Warsaw', async () => {
  await moveLog(sql`${midnight} - interval '1 millisecond'`);
  expect((await overview()).day).toEqual(none);
  const owner = await aSigner(server);
  await aPublishedOffer(server, owner);
  await aWantedListing(await anInsertedSigner(server));
  const deal = await aSignedLease(server);
  const today = { ...none, offers: 1, wanted: 1, reservations: 1, leases: 1 };
  const { day } = await overview();
  // Of the accounts that the factories make some are inserted: how many were registered the log alone says.
  const { rows } = await server.db.execute<{ n: number }>(
    sql`select count(*)::int as n from event where method = 'onNewUser' and created_at >= ${midnight}`,
  );
  expect({ ...day, accounts: rows[0]?.n, identities: day.identities }).toEqual({ ...today, accounts: rows[0]?.n, identities: day.identities });
  expect(day.accounts).toBe(rows[0]?.n);
  expect(await payDeposit(server, admin, deal)).toMatchObject({ ok: true });
  const paid = await overview();
  const { rows: leases } = await server.db.execute<{ deposit: string }>(sql`select deposit from lease where id = ${deal.leaseId}`);
  const deposit = Number(leases[0]?.deposit);
  expect(paid.day).toMatchObject({ deposits: 1, depositSum: deposit });
  expect(paid.money).toEqual({ held: deposit, leases: 1, unmatched: 0 });
  const valueDate = dayOf(await databaseNow(server.db));
  await must(admin, depositsCalls.bookDepositReceipt, { amount: 1_500_50 as Grosze, valueDate, bankReference: 'OBCE-1', ...payer });
  expect(await overview()).toMatchObject({
    day: { deposits: 2, depositSum: deposit + 1_500_50 },
    money: { held: deposit, leases: 1, unmatched: 1_500_50 },
  });
  await moveLog(midnight);
  expect((await overview()).day).toMatchObject({ offers: 1, leases: 1, deposits: 2 });
  await moveLog(sql`${midnight} - interval '1 millisecond'`);
  expect((await overview()).day).toEqual(none);
  // Meetings and transfers belong to the day that they are for, whenever they were arranged.
  await server.db.execute(sql`insert into appointment (lease_id, side, first_name, last_name, email, meeting_at, saved_at)
    values (${deal.leaseId}, 'tenant', 'Ewa', 'Odbiera', 'ewa@firma.example', ${midnight} + interval '23 hours', now())`);
  await server.db.execute(
    sql`insert into deposit_transfer (id, lease_id, kind, due) values ('T2345678901234567890', ${deal.leaseId}, 'payout', (now() at time zone 'Europe/Warsaw')::date)`,
  );
  const arranged = await overview();
  expect(arranged.day).toEqual({ ...none, meetings: 1, transfersDue: 1 });
  const meeting = { name: expect.any(String), at: expect.any(String) };
  expect(arranged.meetings.map(({ at }) => timeOf(at))).toEqual(['23:00']);
  expect(arranged.meetings).toEqual([{ ...meeting, isOver: false }]);
  await withoutGuards(sql`update lease set state = 'PROTOCOL_ATTACHED' where id = ${deal.leaseId}`);
  expect((await overview()).meetings).toEqual([{ ...meeting, isOver: true }]);
  await server.db.execute(sql`update appointment set meeting_at = ${midnight} + interval '25 hours'`);
  await server.db.execute(sql`update deposit_transfer set due = due + 1`);
  const free = await overview();
  expect([free.day, free.meetings]).toEqual([none, []]);
});
