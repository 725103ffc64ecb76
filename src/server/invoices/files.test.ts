import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aSignedLease, payDeposit } from '../../../tests/factories/deals.ts';
import { must } from '../../../tests/factories/published-offer.ts';
import { agree, propose } from '../../../tests/factories/statements.ts';
import { type TestServer, testServer } from '../../../tests/kit/server.ts';
import { signingCalls } from '../../contract/signing/endpoints.ts';
import { mail } from '../kit/tables/mail.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

it('the files of an invoice without a KSeF number are called drafts, in the mail and where they are opened', async () => {
  const deal = await aSignedLease(server);
  const { landlord, tenant, offerId } = deal;
  await payDeposit(server, await server.person({ claims: ['admin'] }), deal, 'FILES-1');
  await propose(server, tenant, deal, 'payout_goes_on');
  await agree(server, landlord, deal);
  await server.work();
  const sent = await server.db.select({ attachments: mail.attachments }).from(mail).where(eq(mail.template, 'invoices.issued'));
  const names = sent.flatMap(({ attachments }) => attachments.map(({ name }) => name));
  expect(names.length).toBeGreaterThan(1);
  expect(names.filter((name) => !/^projekt-faktury-[LT]-\d+-\d{4}\.(pdf|xml)$/.test(name))).toEqual([]);
  const opened = await must(landlord, signingCalls.getDocument, { offerId, kind: 'invoice_l' });
  expect((await landlord.fetch(opened.url)).headers.get('content-disposition')).toContain('projekt-faktury-L-');
  const lease = await must(landlord, signingCalls.getDocument, { offerId, kind: 'lease' });
  expect((await landlord.fetch(lease.url)).headers.get('content-disposition')).toContain('umowa-U-');
});

it('the invoice of a company that has its seat abroad names that country', async () => {
  const deal = await aSignedLease(server);
  const { landlord, tenant, offerId, leaseId } = deal;
  await server.db.execute(sql`update lease set tenant = jsonb_set(tenant, '{address,country}', '"NIEMCY"') where id = ${leaseId}`);
  await payDeposit(server, await server.person({ claims: ['admin'] }), deal, 'ABROAD-1');
  await propose(server, tenant, deal, 'payout_goes_on');
  await agree(server, landlord, deal);
  await server.work();
  const { rows } = await server.db.execute<{ country: string }>(
    sql`select facts -> 'buyer' ->> 'country' as country from invoice where offer_id = ${offerId} order by side`,
  );
  expect(rows.map(({ country }) => country)).toEqual(['PL', 'DE']);
});
