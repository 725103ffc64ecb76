import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anInsertedSigner, aSignedLease, type Deal, payer } from '../../../tests/factories/deals.ts';
import { handoverOf } from '../../../tests/factories/handover.ts';
import { must } from '../../../tests/factories/published-offer.ts';
import { type TestPerson, type TestServer, testServer } from '../../../tests/kit/server.ts';
import { teamCalls } from '../../contract/companies/endpoints/team.ts';
import { companiesCalls } from '../../contract/companies/endpoints.ts';
import { depositsCalls } from '../../contract/deposits/endpoints.ts';
import { dayOf } from '../../domain/kit/time.ts';
import { databaseNow } from '../kit/database/database.ts';

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await testServer();
  admin = await server.person({ claims: ['admin'] });
});
afterAll(() => server.close());

const receive = async ({ offerId }: Deal, bankReference: string) =>
  must(admin, depositsCalls.bookDepositReceipt, {
    ...{ offerId, amount: 23_616_00 as never, bankReference, ...payer },
    valueDate: dayOf(await databaseNow(server.db)),
  });

const subjectsTo = async (email: string): Promise<string> => {
  await server.work();
  return (await server.mailsTo(email)).map(({ subject }) => subject).join('\n');
};

it('whoever signed a lease and left the company reads nothing of it any more; a colleague does', async () => {
  const deal = await aSignedLease(server);
  const { tenant, landlord } = deal;
  const colleague = await anInsertedSigner(server, { companyId: tenant.companyId, companyName: tenant.companyName });
  await must(tenant, teamCalls.handOverCompany, { uid: colleague.uid });
  await must(tenant, companiesCalls.clearCompanyDetails, {});
  await receive(deal, 'READ-1');
  expect(await subjectsTo(colleague.email)).toContain('Mamy Twoją kaucję');
  expect(await subjectsTo(tenant.email)).not.toContain('Mamy Twoją kaucję');
  expect(await subjectsTo(landlord.email)).toContain('wpłynęła');
  await handoverOf(server, admin).nameTransfer(deal);
  expect(await subjectsTo(colleague.email)).toContain('wskazał osobę wydającą');
  expect(await subjectsTo(tenant.email)).not.toContain('wskazał osobę wydającą');
});

it('a signer who still acts for the company reads alone what is written to it, and a company for which nobody acts now is written to as it signed', async () => {
  const deal = await aSignedLease(server);
  const { tenant } = deal;
  const colleague = await anInsertedSigner(server, { companyId: tenant.companyId, companyName: tenant.companyName });
  await receive(deal, 'READ-2');
  expect([await subjectsTo(tenant.email), await subjectsTo(colleague.email)]).toEqual([
    expect.stringContaining('Mamy Twoją kaucję'),
    expect.not.stringContaining('kaucję'),
  ]);
  const other = await aSignedLease(server);
  await server.db.execute(sql`update company_member set state = 'REJECTED' where company_id = ${other.tenant.companyId}`);
  await receive(other, 'READ-3');
  expect(await subjectsTo(other.tenant.email)).toContain('Mamy Twoją kaucję');
});
