import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSignedLease, type Deal } from '../../../tests/factories/deals.ts';
import { must } from '../../../tests/factories/published-offer.ts';
import { type TestServer, testServer } from '../../../tests/kit/server.ts';
import { leasesCalls } from '../../contract/leases/endpoints.ts';
import { signingCalls } from '../../contract/signing/endpoints.ts';
import { dayOf, partsOf } from '../../domain/kit/time.ts';
import { duties } from '../app/rooms.ts';
import { fulfilDuties } from '../kit/clock/duties.ts';
import { databaseNow } from '../kit/database/database.ts';
import { allowForgetting } from '../kit/people/erasure.ts';

let server: TestServer;
let year: number;
beforeAll(async () => {
  server = await testServer();
  year = partsOf(dayOf(await databaseNow(server.db))).year;
}, 120_000);
afterAll(() => server.close());

/** Sets everything that was signed about an offer back to a day; what is frozen lets a test do so with its triggers off. */
const setBack = async ({ offerId }: Deal, day: string, endOn: string | null): Promise<void> => {
  await server.db.transaction(async (tx) => {
    for (const table of ['document', 'evidence']) await tx.execute(sql.raw(`alter table ${table} disable trigger user`));
    await tx.execute(
      sql`update evidence set signed_at = ${day}::date + interval '12 hours' where document_id in (select id from document where offer_id = ${offerId})`,
    );
    await tx.execute(sql`update document set created_at = ${day}::date + interval '12 hours' where offer_id = ${offerId}`);
    await tx.execute(sql`update lease set end_on = ${endOn}::date where offer_id = ${offerId}`);
    for (const table of ['document', 'evidence']) await tx.execute(sql.raw(`alter table ${table} enable trigger user`));
  });
};

/** As if no duty had been fulfilled in this year. */
const aYearLater = async (): Promise<void> => {
  await server.db.execute(sql`delete from clock_duty where duty = 'signing.forget_signed'`);
  await fulfilDuties(server.services, { 'signing.forget_signed': duties['signing.forget_signed'] });
  await server.work();
};

const left = async ({ offerId }: Deal): Promise<{ readonly documents: number; readonly acts: number }> => {
  const { rows } = await server.db.execute<{ documents: number; acts: number }>(sql`
    select count(distinct d.id)::int as documents, count(e.id)::int as acts
      from document d left join evidence e on e.document_id = d.id where d.offer_id = ${offerId}`);
  return rows[0] ?? { documents: 0, acts: 0 };
};

const keysOf = async ({ offerId }: Deal): Promise<readonly string[]> => {
  const { rows } = await server.db.execute<{ key: string }>(sql`
    select drawn_key as key from document where offer_id = ${offerId} union select sealed_key from document where offer_id = ${offerId} and sealed_key is not null`);
  return rows.map(({ key }) => key);
};

describe('what was signed', () => {
  it('goes with the year after the sixth, counted from the end of its lease, with bytes and evidence; nothing else goes', async () => {
    const [old, running, recent] = [await aSignedLease(server), await aSignedLease(server), await aSignedLease(server)];
    await server.work();
    const before = { running: await left(running), recent: await left(recent) };
    const keys = await keysOf(old);
    const { documents } = await must(old.tenant, leasesCalls.getLease, { offerId: old.offerId });
    // The lease ended with the first year that is still kept: the signatures of before do not go without it.
    await setBack(old, `${year - 9}-03-01`, `${year - 6}-01-01`);
    await setBack(running, `${year - 9}-03-01`, null);
    await setBack(recent, `${year - 6}-01-01`, `${year - 6}-06-01`);
    const kept = await left(old);
    await aYearLater();
    expect(await left(old)).toEqual(kept);
    await setBack(old, `${year - 9}-03-01`, `${year - 7}-12-31`);
    await aYearLater();
    expect(await left(old)).toEqual({ documents: 0, acts: 0 });
    for (const key of keys) expect(await server.services.files.exists(key), key).toBe(false);
    expect({ running: await left(running), recent: await left(recent) }).toEqual(before);
    // Pages of what is left of the deal still answer.
    expect(await must(server.visitor, signingCalls.checkDocument, { code: documents[0]?.code ?? '' })).toMatchObject({ result: 'unknown' });
    const page = await old.tenant.ask(leasesCalls.getLease, { offerId: old.offerId });
    expect(page.ok ? 'ok' : page.refusal.code).toMatch(/^(ok|signing\.document_missing)$/);
  });

  it('is let go by the database after its term alone, whoever asks', async () => {
    const deal = await aSignedLease(server);
    const remove = (table: string) =>
      server.db.transaction(async (tx) => {
        await allowForgetting(tx);
        const of =
          table === 'evidence' ? sql`document_id in (select id from document where offer_id = ${deal.offerId})` : sql`offer_id = ${deal.offerId}`;
        await tx.execute(sql`delete from ${sql.identifier(table)} where ${of}`);
      });
    await expect(remove('evidence')).rejects.toThrow();
    await expect(remove('document')).rejects.toThrow();
    await setBack(deal, `${year - 7}-12-31`, `${year - 7}-12-31`);
    await expect(
      server.db.execute(sql`delete from evidence where document_id in (select id from document where offer_id = ${deal.offerId})`),
    ).rejects.toThrow();
    await remove('evidence');
    await remove('document');
    expect(await left(deal)).toEqual({ documents: 0, acts: 0 });
  });
});
