import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anInsertedSigner, aSignedLease, type Deal, payer } from '../../../tests/factories/deals.ts';
import { codeFor } from '../../../tests/factories/handover.ts';
import { must } from '../../../tests/factories/published-offer.ts';
import { agree, endUnpaid, propose } from '../../../tests/factories/statements.ts';
import { codeOf } from '../../../tests/kit/answers.ts';
import { type TestPerson, type TestServer, testServer } from '../../../tests/kit/server.ts';
import { depositsCalls } from '../../contract/deposits/endpoints.ts';
import { leasesCalls } from '../../contract/leases/endpoints.ts';
import { grosze } from '../../domain/kit/money.ts';
import { dayOf } from '../../domain/kit/time.ts';
import { consentsOf } from '../../domain/signing/rules.ts';
import { databaseNow } from '../kit/database/database.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const consents = { ...consentsOf.unpaid_end };
const overdue = async (): Promise<Deal> => {
  const deal = await aSignedLease(server);
  await server.db.execute(sql`update lease set deposit_due = deposit_due - 14 where id = ${deal.leaseId}`);
  return deal;
};
const stateOf = async ({ leaseId }: Deal) =>
  (await server.db.execute<{ state: string }>(sql`select state from lease where id = ${leaseId}`)).rows[0]?.state;
const receivePart = async ({ offerId }: Deal): Promise<void> => {
  const admin = await server.person({ claims: ['admin'] });
  const money = { offerId, amount: grosze(1_000_00), valueDate: dayOf(await databaseNow(server.db)), bankReference: `PART-${offerId}` };
  await must(admin, depositsCalls.bookDepositReceipt, { ...money, ...payer });
};

describe('the unpaid end', () => {
  it('is signed with a code: the evidence, the history and both mails hold the text that was signed', async () => {
    const deal = await overdue();
    const { offerId, landlord, tenant, leaseId } = deal;
    expect(codeOf(await landlord.ask(leasesCalls.endUnpaidLease, { offerId }))).toBe('signing.code_required');
    const wrong = { offerId, code: '000000', documentSha256: 'ab'.repeat(32), consents };
    expect(codeOf(await landlord.ask(leasesCalls.endUnpaidLease, wrong))).toBe('signing.document_missing');
    const { text, documentSha256 } = await must(landlord, leasesCalls.prepareUnpaidEnd, { offerId });
    expect(createHash('sha256').update(text).digest('hex')).toBe(documentSha256);
    const signed = await codeFor(server, landlord, { offerId, purpose: 'unpaid_end', email: landlord.email });
    expect(codeOf(await landlord.ask(leasesCalls.endUnpaidLease, { offerId, ...signed, consents: {} }))).toBe('signing.consents_required');
    expect(codeOf(await landlord.ask(leasesCalls.endUnpaidLease, { offerId, ...signed, code: '000001' }))).toBe('code.wrong');
    expect(await stateOf(deal)).toBe('DEPOSIT_PENDING');
    expect(await landlord.ask(leasesCalls.endUnpaidLease, { offerId, ...signed })).toMatchObject({ ok: true, value: { waitsUntil: null } });
    expect(await stateOf(deal)).toBe('AFTER_REJECTION');
    const { rows } = await server.db.execute(sql`
      select e.purpose, e.document_sha256 as sha256, u.text, u.signed_at is not null as signed
      from lease_unpaid_end u join evidence e on e.id = u.evidence_id where u.lease_id = ${leaseId}`);
    expect(rows).toEqual([{ purpose: 'unpaid_end', sha256: documentSha256, text, signed: true }]);
    await expect(server.db.execute(sql`update lease_unpaid_end set text = 'x' where lease_id = ${leaseId}`)).rejects.toThrow();
    await server.work();
    for (const { email } of [landlord, tenant]) {
      const mail = (await server.mailsTo(email)).find(({ subject }) => subject.includes('zakończona bez kaucji'));
      expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(text.replaceAll(/\s+/g, ' ').slice(0, 80));
    }
  });

  it('does not count when money came in after the text was shown', async () => {
    const deal = await overdue();
    const { offerId, landlord } = deal;
    await must(landlord, leasesCalls.prepareUnpaidEnd, { offerId });
    const signed = await codeFor(server, landlord, { offerId, purpose: 'unpaid_end', email: landlord.email });
    await receivePart(deal);
    expect(codeOf(await landlord.ask(leasesCalls.endUnpaidLease, { offerId, ...signed }))).toBe('signing.document_changed');
    expect((await must(landlord, leasesCalls.prepareUnpaidEnd, { offerId })).text).toContain('wpłynęła tylko jej część');
    expect(codeOf(await endUnpaid(server, deal))).toBe('ok');
    expect(await stateOf(deal)).toBe('REJECTED');
  });
});

describe('the unpaid end of a company that two represent together', () => {
  const joint = async () => {
    const deal = await overdue();
    const { companyId } = deal.landlord;
    await server.db.execute(sql`update company set representation = 'joint' where id = ${companyId}`);
    const jan = await anInsertedSigner(server, { companyId, companyName: deal.landlord.companyName });
    return { deal, jan };
  };
  const sign = async (person: TestPerson, { offerId }: Deal) => {
    const signed = await codeFor(server, person, { offerId, purpose: 'unpaid_end', email: person.email });
    return person.ask(leasesCalls.endUnpaidLease, { offerId, ...signed });
  };

  it('needs both: the first signature changes nothing, the second over the same text ends the lease', async () => {
    const { deal, jan } = await joint();
    const { offerId, landlord } = deal;
    expect(codeOf(await landlord.ask(leasesCalls.prepareUnpaidEnd, { offerId }))).toBe('company.cosigner_needed');
    expect(codeOf(await landlord.ask(leasesCalls.prepareUnpaidEnd, { offerId, cosignerUid: deal.tenant.uid }))).toBe('company.cosigner_wrong');
    const { text } = await must(landlord, leasesCalls.prepareUnpaidEnd, { offerId, cosignerUid: jan.uid });
    expect(await sign(landlord, deal)).toMatchObject({ ok: true, value: { waitsUntil: expect.any(String) } });
    expect(await stateOf(deal)).toBe('DEPOSIT_PENDING');
    expect(codeOf(await landlord.ask(leasesCalls.prepareUnpaidEnd, { offerId, cosignerUid: jan.uid }))).toBe('signing.waits_for_second');
    await server.work();
    expect((await server.mailsTo(jan.email)).map(({ subject }) => subject)).toContainEqual(expect.stringContaining('Czeka na Twój podpis'));
    expect((await must(jan, leasesCalls.prepareUnpaidEnd, { offerId })).text).toBe(text);
    expect(await sign(jan, deal)).toMatchObject({ ok: true, value: { waitsUntil: null } });
    expect(await stateOf(deal)).toBe('AFTER_REJECTION');
    const { rows } = await server.db.execute<{ uid: string }>(
      sql`select uid from evidence where purpose = 'unpaid_end' and subject_id = ${deal.leaseId} order by signed_at`,
    );
    expect(rows.map(({ uid }) => uid)).toEqual([landlord.uid, jan.uid]);
  });

  it('begins anew when money comes in between the two, and the first is told', async () => {
    const { deal, jan } = await joint();
    const { offerId, landlord } = deal;
    await must(landlord, leasesCalls.prepareUnpaidEnd, { offerId, cosignerUid: jan.uid });
    expect(await sign(landlord, deal)).toMatchObject({ ok: true });
    await receivePart(deal);
    expect(codeOf(await jan.ask(leasesCalls.prepareUnpaidEnd, { offerId }))).toBe('company.cosigner_needed');
    await server.work();
    expect((await server.mailsTo(landlord.email)).map(({ subject }) => subject)).toContainEqual(expect.stringContaining('nie liczy się już'));
    expect((await must(jan, leasesCalls.prepareUnpaidEnd, { offerId, cosignerUid: landlord.uid })).text).toContain('tylko jej część');
  });

  it('is waited for no longer when both sides end the lease otherwise between the two, and the first is told', async () => {
    const { deal, jan } = await joint();
    const { offerId, landlord } = deal;
    await receivePart(deal);
    await must(landlord, leasesCalls.prepareUnpaidEnd, { offerId, cosignerUid: jan.uid });
    expect(await sign(landlord, deal)).toMatchObject({ ok: true });
    await propose(server, deal.tenant, deal, 'refund_ends');
    await agree(server, landlord, deal);
    expect(await stateOf(deal)).toBe('REJECTED');
    const { rows } = await server.db.execute(
      sql`select voided_at is not null as voided, concluded_at is not null as concluded from signature_pending where offer_id = ${offerId}`,
    );
    expect(rows).toEqual([{ voided: true, concluded: false }]);
    await server.work();
    expect((await server.mailsTo(landlord.email)).map(({ subject }) => subject)).toContainEqual(expect.stringContaining('nie liczy się już'));
  });
});
