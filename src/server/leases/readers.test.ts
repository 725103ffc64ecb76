import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anInsertedSigner, aSignedLease, type Deal, payer } from '../../../tests/factories/deals.ts';
import { handoverOf } from '../../../tests/factories/handover.ts';
import { must } from '../../../tests/factories/published-offer.ts';
import { subjectsTo } from '../../../tests/kit/letters.ts';
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

const lettersTo = async (email: string): Promise<string> => (await subjectsTo(server, email)).join('\n');

it('whoever signed a lease and left the company reads nothing of it any more; a colleague does', async () => {
  const deal = await aSignedLease(server);
  const { tenant, landlord } = deal;
  const colleague = await anInsertedSigner(server, { companyId: tenant.companyId, companyName: tenant.companyName });
  await must(tenant, teamCalls.handOverCompany, { uid: colleague.uid });
  await must(tenant, companiesCalls.clearCompanyDetails, {});
  await receive(deal, 'READ-1');
  expect(await lettersTo(colleague.email)).toContain('Mamy Twoją kaucję');
  expect(await lettersTo(tenant.email)).not.toContain('Mamy Twoją kaucję');
  expect(await lettersTo(landlord.email)).toContain('wpłynęła');
  await handoverOf(server, admin).nameTransfer(deal);
  expect(await lettersTo(colleague.email)).toContain('wskazał osobę wydającą');
  expect(await lettersTo(tenant.email)).not.toContain('wskazał osobę wydającą');
});

it('a signer who still acts for the company reads alone what is written to it, and a company for which nobody acts now is written to as it signed', async () => {
  const deal = await aSignedLease(server);
  const { tenant } = deal;
  const colleague = await anInsertedSigner(server, { companyId: tenant.companyId, companyName: tenant.companyName });
  await receive(deal, 'READ-2');
  expect([await lettersTo(tenant.email), await lettersTo(colleague.email)]).toEqual([
    expect.stringContaining('Mamy Twoją kaucję'),
    expect.not.stringContaining('kaucję'),
  ]);
  const other = await aSignedLease(server);
  await server.db.execute(sql`update company_member set state = 'REJECTED' where company_id = ${other.tenant.companyId}`);
  await receive(other, 'READ-3');
  expect(await lettersTo(other.tenant.email)).toContain('Mamy Twoją kaucję');
});
