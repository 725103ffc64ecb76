import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aSignedLease, type Deal, leaseFactsOf, payDeposit, payer } from '../../../tests/factories/deals.ts';
import { rejectPremises } from '../../../tests/factories/handover.ts';
import { must } from '../../../tests/factories/published-offer.ts';
import { agree, attachTitle, propose } from '../../../tests/factories/statements.ts';
import { type TestPerson, type TestServer, testServer } from '../../../tests/kit/server.ts';
import { depositsCalls } from '../../contract/deposits/endpoints.ts';
import { leasesCalls } from '../../contract/leases/endpoints.ts';
import { signingCalls } from '../../contract/signing/endpoints.ts';
import { dayOf } from '../../domain/kit/time.ts';
import { databaseNow } from '../kit/database/database.ts';

let server: TestServer;
let admin: TestPerson;
let second: TestPerson;
beforeAll(async () => {
  server = await testServer();
  [admin, second] = [await server.person({ claims: ['admin'] }), await server.person({ claims: ['admin'] })];
});
afterAll(() => server.close());

const SURPLUS = 1_000_00;
const bank = async (bankReference: string, amount: number) => ({
  amount: amount as never,
  valueDate: dayOf(await databaseNow(server.db)),
  bankReference,
});
const openTasks = async ({ leaseId }: Deal): Promise<string[]> => {
  const { rows } = await server.db.execute<{ kind: string }>(
    sql`select kind from task where lease_id = ${leaseId} and closed_at is null order by kind`,
  );
  return rows.map(({ kind }) => kind);
};
const paid = async (reference: string): Promise<Deal> => {
  const deal = await aSignedLease(server);
  await payDeposit(server, admin, deal, reference);
  return deal;
};

it('a surplus is nobody’s task any more once it went back, and while a part of it waits it is', async () => {
  const deal = await paid('T-1');
  const { offerId } = deal;
  const other = '10105000997603123456789123';
  await must(admin, depositsCalls.bookDepositReceipt, { offerId, ...(await bank('T-2', SURPLUS)), ...payer });
  await must(admin, depositsCalls.bookDepositReceipt, { offerId, ...(await bank('T-3', 2 * SURPLUS)), payerName: 'Jan Nowak', payerAccount: other });
  expect(await openTasks(deal)).toEqual(['surplus', 'surplus']);
  await must(admin, depositsCalls.bookDepositRefund, { offerId, ...(await bank('T-4', 2 * SURPLUS)) });
  expect(await openTasks(deal)).toEqual(['surplus', 'surplus']);
  await must(admin, depositsCalls.bookDepositRefund, { offerId, ...(await bank('T-5', SURPLUS)) });
  expect(await openTasks(deal)).toEqual([]);
});

it('a surplus that was booked by mistake is no task once the booking was taken back', async () => {
  const deal = await paid('U-1');
  const { offerId } = deal;
  await must(admin, depositsCalls.bookDepositReceipt, { offerId, ...(await bank('U-2', SURPLUS)), ...payer });
  await must(second, depositsCalls.reverseDepositReceipt, { offerId, reason: 'Zła umowa' });
  expect([await openTasks(deal), (await leaseFactsOf(server, deal)).refund]).toEqual([[], null]);
});

it('nobody mediates any more, and no call waits, once the tenant has rejected the premises', async () => {
  const deal = await paid('M-1');
  await server.db.execute(
    sql`update lease set state_since = now() - interval '20 days', withdrawal_until = withdrawal_until - 20 where id = ${deal.leaseId}`,
  );
  await server.tick();
  expect(await openTasks(deal)).toEqual(['mediation']);
  await rejectPremises(server, deal);
  expect(await openTasks(deal)).toEqual([]);
});

it('money that comes in while the deposit waits for a court goes there, and is due to nobody else', async () => {
  const deal = await paid('C-1');
  const { offerId, leaseId, landlord } = deal;
  await rejectPremises(server, deal);
  await must(landlord, leasesCalls.objectToRejection, { offerId, reason: 'Lokal był gotowy, mam zdjęcia.' });
  await server.db.execute(sql`update lease set withdrawal_until = withdrawal_until - 400 where id = ${leaseId}`);
  const document = await attachTitle(admin, offerId);
  await must(admin, depositsCalls.recordDisputeTitle, { offerId, kind: 'court_deposit', document, reason: 'Brak zgody stron' });
  const { rows } = await server.db.execute<{ id: string }>(sql`select id from money_approval where lease_id = ${leaseId}`);
  await must(second, depositsCalls.approveMoney, { approvalId: rows[0]?.id ?? '', accepted: true });
  await must(admin, depositsCalls.bookDepositReceipt, { offerId, ...(await bank('C-2', SURPLUS)), ...payer });
  expect(await leaseFactsOf(server, deal)).toMatchObject({ court: { stage: 'due' }, refund: null });
  const court = { recipient: 'Sąd Rejonowy w Łodzi', account: '10105000997603123456789123' };
  await must(admin, depositsCalls.bookCourtDeposit, { offerId, ...(await bank('C-3', 23_616_00 + SURPLUS)), ...court });
  expect(await leaseFactsOf(server, deal)).toMatchObject({ state: 'AFTER_REJECTION', depositHeld: 0, refund: null });
});

it('what was booked by mistake is taken back also after the end', async () => {
  const deal = await paid('X-1');
  const { offerId, landlord, tenant } = deal;
  await must(admin, depositsCalls.bookDepositReceipt, { offerId, ...(await bank('X-2', SURPLUS)), ...payer });
  await propose(server, landlord, deal, 'payout_ends');
  await agree(server, tenant, deal);
  await must(admin, depositsCalls.bookDepositPayout, { offerId, ...(await bank('X-3', 23_616_00)) });
  expect(await leaseFactsOf(server, deal)).toMatchObject({ state: 'AFTER_REJECTION', depositHeld: SURPLUS });
  await must(second, depositsCalls.reverseDepositReceipt, { offerId, reason: 'Zła umowa' });
  expect(await leaseFactsOf(server, deal)).toMatchObject({ state: 'AFTER_REJECTION', depositHeld: 0, refund: null });
  expect(await openTasks(deal)).toEqual([]);
});

it('a dispute about money that was booked by mistake is left to the sides: the lease is closed, both are told, and nobody says it has ended', async () => {
  const deal = await paid('L-1');
  const { offerId, landlord, tenant } = deal;
  await rejectPremises(server, deal);
  await must(landlord, leasesCalls.objectToRejection, { offerId, reason: 'Lokal był gotowy, mam zdjęcia.' });
  await propose(server, landlord, deal, 'payout_ends');
  await must(second, depositsCalls.reverseDepositReceipt, { offerId, reason: 'Przelew był do innej umowy' });
  expect(await leaseFactsOf(server, deal)).toMatchObject({
    state: 'AFTER_REJECTION',
    depositHeld: 0,
    statement: null,
    dispute: { stage: 'decided', decision: 'nothing_held', reason: 'Przelew był do innej umowy' },
  });
  expect(await openTasks(deal)).toEqual([]);
  const page = await must(tenant, leasesCalls.getLease, { offerId });
  expect(page).toMatchObject({ disputed: false, leftToSides: true, outcomes: [], ending: 'rejection' });
  await server.work();
  for (const side of [landlord, tenant]) {
    const letters = (await server.mailsTo(side.email)).filter(({ subject }) => subject.includes('spór pozostaje między stronami'));
    expect(letters.map(({ html }) => html.includes('Przelew był do innej umowy'))).toEqual([true]);
  }
  // Whether the withdrawal has effect nobody here has decided: to the public the lease is still a signed one.
  const lease = page.documents.find(({ kind }) => kind === 'lease');
  expect(await must(server.visitor, signingCalls.checkDocument, { code: lease?.code ?? '' })).toMatchObject({ publicStatus: { at: 'signed' } });
});

it('money that comes after such an end goes back to its payer', async () => {
  const deal = await paid('N-1');
  const { offerId, landlord } = deal;
  await rejectPremises(server, deal);
  await must(landlord, leasesCalls.objectToRejection, { offerId, reason: 'Lokal był gotowy, mam zdjęcia.' });
  await must(second, depositsCalls.reverseDepositReceipt, { offerId, reason: 'Inna umowa' });
  await must(admin, depositsCalls.bookDepositReceipt, { offerId, ...(await bank('N-2', SURPLUS)), ...payer });
  expect(await leaseFactsOf(server, deal)).toMatchObject({ state: 'REJECTED', refund: { stage: 'due' } });
  await must(admin, depositsCalls.bookDepositRefund, { offerId, ...(await bank('N-3', SURPLUS)) });
  expect(await leaseFactsOf(server, deal)).toMatchObject({ state: 'AFTER_REJECTION', depositHeld: 0 });
});

it('the console names first the leases from which money is due to leave', async () => {
  const waiting = await aSignedLease(server);
  await server.db.execute(sql`update lease set deposit_due = deposit_due - 30 where id = ${waiting.leaseId}`);
  await rejectPremises(server, await paid('Y-1'));
  const { items } = await must(admin, depositsCalls.listDeposits, { waiting: true, page: 1 });
  const leaves = items.map(({ payoutDue, refundDue }) => payoutDue ?? refundDue);
  expect([leaves[0], leaves.at(-1)]).toEqual([expect.any(String), null]);
  expect(leaves.slice(leaves.indexOf(null)).filter((day) => day !== null)).toEqual([]);
});
