/** What offers published before a change of the rules still lacked is written by the migrations as the product would write it now. */

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { grosze } from '../../src/domain/kit/money.ts';
import { trueCostOf } from '../../src/domain/offers/rules/costs.ts';
import type { OfferForm } from '../../src/domain/offers/types.ts';
import { anInsertedOffer, anInsertedSigner } from '../factories/deals.ts';
import { type TestServer, testServer } from '../kit/server.ts';

const migration = (name: string): Promise<string> => readFile(path.join(import.meta.dirname, `../../src/server/kit/migrations/${name}.sql`), 'utf8');

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const terms: OfferForm['leaseAgreement'] = { deposit: grosze(5_000_00), payDay: 10, firstPaymentDay: 7, fixedshort: true, fixedshortMonths: 12 };
const average = { nonRentFees: 'metered', averageMonthlyCostsAnnualized: grosze(615_01), averageMonthlyCostsAnnualizedKnown: true } as const;

it.each<[string, OfferForm['leaseAgreement'], 'active' | 'exempt']>([
  ['meters and an advance', { ...average, serviceChargeAdvance: grosze(333_33) }, 'active'],
  ['meters and an advance of an exempt landlord', { ...average, serviceChargeAdvance: grosze(333_33) }, 'exempt'],
  ['meters alone', average, 'active'],
  ['a service charge of which no advance is said', { ...average, serviceChargeItems: ['common_parts'] }, 'active'],
  ['meters whose average is not known', { ...average, averageMonthlyCostsAnnualizedKnown: false, serviceChargeAdvance: grosze(333_33) }, 'active'],
  ['a lump sum', { nonRentFees: 'lump_sum', lumpSum: grosze(10_01) }, 'active'],
])('the true cost of an offer with %s', async (_what, fees, vatStatus) => {
  const landlord = await anInsertedSigner(server);
  await server.db.execute(sql`update company set vat_status = ${vatStatus} where id = ${landlord.companyId}`);
  const offerId = await anInsertedOffer(server, landlord, { price: grosze(6_399_51), leaseAgreement: { ...terms, ...fees } });
  const [{ form } = { form: {} }] = (await server.db.execute<{ form: OfferForm }>(sql`select form from offer where id = ${offerId}`)).rows;
  const isMetered = fees?.nonRentFees === 'metered';
  if (isMetered) await server.db.execute(sql`update listing set true_cost = 1 where offer_id = ${offerId}`);
  await server.db.execute(sql.raw(await migration('0059_true_cost_with_service_charge')));
  const { rows } = await server.db.execute<{ cost: string | null }>(sql`select true_cost as cost from listing where offer_id = ${offerId}`);
  expect(rows.map(({ cost }) => (cost === null ? null : Number(cost)))).toEqual([trueCostOf(form, vatStatus)]);
});

it('an offer of somebody who has left goes to the creator, else to a member; of whoever is linked, and without a company to act, it stays', async () => {
  const creator = await anInsertedSigner(server);
  const [member, gone] = [await anInsertedSigner(server, { companyId: creator.companyId }), await anInsertedSigner(server)];
  const [orphaned, own, lonely] = [
    await anInsertedOffer(server, creator),
    await anInsertedOffer(server, member),
    await anInsertedOffer(server, await anInsertedSigner(server)),
  ];
  await server.db.execute(sql`update offer set owner_uid = ${gone.uid} where id in (${orphaned}, ${lonely})`);
  await server.db.execute(sql`update company_member set state = 'REJECTED' where company_id = (select company_id from offer where id = ${lonely})`);
  await server.db.execute(sql.raw(await migration('0060_offers_of_those_who_left')));
  const { rows } = await server.db.execute(sql`select id, owner_uid from offer where id in (${orphaned}, ${own}, ${lonely})`);
  expect(Object.fromEntries(rows.map(({ id, owner_uid }) => [id, owner_uid]))).toEqual({
    [orphaned]: creator.uid,
    [own]: member.uid,
    [lonely]: gone.uid,
  });
  await server.db.execute(sql`update offer set owner_uid = ${gone.uid} where id = ${orphaned}`);
  await server.db.execute(sql`update company set creator_uid = 'nobody' where id = ${creator.companyId}`);
  await server.db.execute(sql.raw(await migration('0060_offers_of_those_who_left')));
  const heir = (await server.db.execute(sql`select owner_uid from offer where id = ${orphaned}`)).rows[0]?.['owner_uid'];
  expect([creator.uid, member.uid]).toContain(heir);
});
