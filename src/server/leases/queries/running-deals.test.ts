import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anInsertedOffer, anInsertedSigner, aSignedLease, book, payDeposit, type Signer } from '../../../../tests/factories/deals.ts';
import { must } from '../../../../tests/factories/published-offer.ts';
import { agree, propose } from '../../../../tests/factories/statements.ts';
import { type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { companiesCalls } from '../../../contract/companies/endpoints.ts';
import { depositsCalls } from '../../../contract/deposits/endpoints.ts';
import { reservationsCalls } from '../../../contract/reservations/endpoints.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import { databaseNow } from '../../kit/database/database.ts';
import { runningDealsOf } from './running-deals.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const unlink = async (who: Signer): Promise<string> => {
  const answer = await who.ask(companiesCalls.clearCompanyDetails, {});
  return answer.ok ? 'ok' : answer.refusal.code;
};

it('keeps the only signer of a published offer or a reservation, and lets both go when it is over', async () => {
  const [landlord, tenant] = [await anInsertedSigner(server), await anInsertedSigner(server)];
  const offerId = await anInsertedOffer(server, landlord);
  expect(await book(tenant, offerId)).toMatchObject({ ok: true });
  expect([await unlink(landlord), await unlink(tenant)]).toEqual(['company.running_deal', 'company.running_deal']);
  const colleague = await anInsertedSigner(server, { companyId: landlord.companyId });
  expect(await unlink(colleague)).toBe('ok');
  expect(await tenant.ask(reservationsCalls.withdrawReservation, { offerId })).toMatchObject({ ok: true });
  expect(await unlink(tenant)).toBe('ok');
  await server.db.execute(sql`update offer set valid_to = now() - interval '1 minute' where id = ${offerId}`);
  expect(await unlink(landlord)).toBe('ok');
});

it('keeps the only signers of both sides of an unfinished lease', async () => {
  const { landlord, tenant } = await aSignedLease(server);
  expect([await unlink(landlord), await unlink(tenant)]).toEqual(['company.running_deal', 'company.running_deal']);
  expect(await runningDealsOf(server.services, server.db, landlord.companyId)).toBe(1);
});

it('keeps them until the payout has left, although the protocol is done', async () => {
  const deal = await aSignedLease(server);
  const { landlord, tenant, offerId } = deal;
  const admin = await server.person({ claims: ['admin'] });
  await payDeposit(server, admin, deal, 'DEAL-1');
  await propose(server, tenant, deal, 'payout_goes_on');
  await agree(server, landlord, deal);
  expect([await unlink(landlord), await unlink(tenant)]).toEqual(['company.running_deal', 'company.running_deal']);
  const money = { amount: 23_616_00 as never, valueDate: dayOf(await databaseNow(server.db)), bankReference: 'DEAL-2' };
  await must(admin, depositsCalls.bookDepositPayout, { offerId, ...money });
  expect(await unlink(tenant)).toBe('ok');
});
