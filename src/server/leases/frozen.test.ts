import { execFileSync } from 'node:child_process';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anInsertedOffer, anInsertedSigner, book, sign } from '../../../tests/factories/deals.ts';
import { aPublishedOffer, aSigner, must } from '../../../tests/factories/published-offer.ts';
import { type TestServer, testServer } from '../../../tests/kit/server.ts';
import { depositsCalls } from '../../contract/deposits/endpoints.ts';
import { reservationsCalls } from '../../contract/reservations/endpoints.ts';
import { bookingConsents } from '../../domain/reservations/rules.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const rowOf = async (query: ReturnType<typeof sql>): Promise<Record<string, unknown>> => (await server.db.execute(query)).rows[0] ?? {};

/** What a landlord signed before the account, the operator and the words changed. Frozen rows are changed nowhere else. */
const signedBeforeAChange = async (offerId: string): Promise<void> => {
  await server.db.transaction(async (tx) => {
    await tx.execute(sql`alter table document disable trigger user`);
    await tx.execute(sql`update document set facts = jsonb_set(jsonb_set(jsonb_set(facts, '{escrow,account}', '"27114020040000300201355387"'),
      '{operator,name}', '"Operator sprzed zmiany"'), '{contract,clauses,0,title}', '"Zawarcie po dawnemu"')
      where offer_id = ${offerId} and kind = 'offer'`);
    await tx.execute(sql`alter table document enable trigger user`);
  });
};

it('freezes the fee rates of the price list with the offer, and its lease takes them from there', async () => {
  const [landlord, tenant] = [await anInsertedSigner(server), await anInsertedSigner(server)];
  // Signed when the price list said otherwise than today's 50 % and 25 %.
  const offerId = await anInsertedOffer(server, landlord, {}, { landlord: 3000, tenant: 0 });
  expect(await book(tenant, offerId)).toMatchObject({ ok: true });
  expect(await sign(server, tenant, offerId)).toMatchObject({ ok: true });
  expect(await rowOf(sql`select fee_landlord, fee_tenant from lease where offer_id = ${offerId}`)).toMatchObject({
    fee_landlord: 3000,
    fee_tenant: 0,
  });
});

it('draws the lease from the text, the account and the operator that the landlord signed', async () => {
  const [landlord, tenant] = [await aSigner(server), await aSigner(server)];
  const offerId = await aPublishedOffer(server, landlord);
  expect(await rowOf(sql`select fee_rates from offer_version where offer_id = ${offerId}`)).toEqual({
    fee_rates: { landlord: 5000, tenant: 2500, vat: 'active' },
  });
  await signedBeforeAChange(offerId);
  await must(tenant, reservationsCalls.bookOffer, {
    offerId,
    selectedOfferOption: 'fixedlong',
    offerVersion: 1,
    consents: { ...bookingConsents },
  });
  await server.work();
  expect(
    await rowOf(sql`select facts -> 'escrow' ->> 'account' as account, facts -> 'operator' ->> 'name' as operator, facts -> 'fees' as fees
    from reservation where offer_id = ${offerId}`),
  ).toEqual({
    account: '27114020040000300201355387',
    operator: 'Operator sprzed zmiany',
    fees: { landlordNet: 320_000, tenantNet: 160_000, vat: 'active' },
  });
  const { document } = await must(tenant, reservationsCalls.getReservation, { offerId });
  const bytes = new Uint8Array(await (await tenant.fetch(document?.url ?? '')).arrayBuffer());
  const text = execFileSync('pdftotext', ['-', '-'], { input: bytes, encoding: 'utf8' });
  expect(text).toContain('Zawarcie po dawnemu');
  expect(text.replaceAll(/\s+/g, ' ')).toContain('Strona, która wezwana w formie dokumentowej nie podpisze Umowy');

  expect(await sign(server, tenant, offerId)).toMatchObject({ ok: true });
  expect(await must(tenant, depositsCalls.getDeposit, { offerId })).toMatchObject({
    account: '27114020040000300201355387',
    accountOwner: 'Operator sprzed zmiany',
    qrPayload: expect.stringContaining('27114020040000300201355387'),
  });
  await server.work();
  const signed = (await server.mailsTo(tenant.email)).find(({ text }) => text.includes(`/contract/${offerId}/submit/`));
  expect(signed?.text.replaceAll(/\s/g, '')).toContain('27114020040000300201355387');
  expect(signed?.text).toContain('Operator sprzed zmiany');
});
