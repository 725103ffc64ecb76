import { createHash } from 'node:crypto';
import { PDF } from '@libpdf/core';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anInsertedOffer, anInsertedSigner, aSignedLease, book, type Signer, sign } from '../../../tests/factories/deals.ts';
import { lastCode } from '../../../tests/factories/published-offer.ts';
import { codeOf } from '../../../tests/kit/answers.ts';
import { type TestServer, testServer } from '../../../tests/kit/server.ts';
import { leasesCalls } from '../../contract/leases/endpoints.ts';
import { offersCalls } from '../../contract/offers/endpoints.ts';
import { reservationsCalls } from '../../contract/reservations/endpoints.ts';
import { signingCalls } from '../../contract/signing/endpoints.ts';
import type { ActProof } from '../../domain/kit/evidence.ts';
import { consentsOf } from '../../domain/signing/rules.ts';
import { consentSentence } from '../../words/signing/consents.ts';
import { newestOf } from '../signing/queries/documents.ts';

let server: TestServer;
let landlord: Signer;
let tenant: Signer;
beforeAll(async () => {
  server = await testServer();
  landlord = await anInsertedSigner(server);
});
afterAll(() => server.close());

/** A booked offer whose lease is drawn, with a code asked for. */
const booked = async (): Promise<{ offerId: string; documentSha256: string; code: string }> => {
  tenant = await anInsertedSigner(server);
  const offerId = await anInsertedOffer(server, landlord);
  await book(tenant, offerId);
  await server.work();
  const asked = await tenant.ask(signingCalls.requestSigningCode, { offerId, purpose: 'lease' });
  if (!asked.ok) throw new Error(asked.refusal.code);
  return { offerId, documentSha256: asked.value.documentSha256, code: await lastCode(server, tenant.email) };
};

const confirm = (
  who: Signer,
  of: { offerId: string; documentSha256: string; code: string },
  consents: Record<string, string> = { ...consentsOf.lease },
) => who.ask(leasesCalls.signLease, { userUid: who.uid, ...of, consents });

describe('the code', () => {
  it('names the document, the sum and the beginning of its hash, and is hidden in the viewer', async () => {
    const { documentSha256 } = await booked();
    const mail = (await server.mailsTo(tenant.email)).findLast((each) => each.subject.startsWith('Kod do podpisania'));
    expect(mail?.text).toContain(documentSha256.slice(0, 3));
    expect(mail?.text).toContain(
      `${documentSha256.slice(0, 3)} ${documentSha256.slice(3, 6)} ${documentSha256.slice(6, 9)} ${documentSha256.slice(9, 12)}`,
    );
    expect(mail?.text.replaceAll(/\s/g, ' ')).toContain('23 616,00 zł');
    const kept = await server.db.execute<{ facts: string }>(sql`select facts::text as facts from mail where template = 'signing.code'`);
    expect(kept.rows.every((row) => !/\d{6}"/.test(row.facts))).toBe(true);
  });

  it('counts wrong tries although nothing else happens, and is used up by five', async () => {
    const of = await booked();
    const wrong = of.code === '000000' ? '111111' : '000000';
    const tries = [];
    for (let n = 0; n < 5; n += 1) tries.push(codeOf(await confirm(tenant, { ...of, code: wrong })));
    expect(tries).toEqual(Array.from({ length: 5 }, () => 'code.wrong'));
    expect(codeOf(await confirm(tenant, of))).toBe('code.too_many_tries');
  });

  it('runs out after 15 minutes and is sent again only after 60 seconds', async () => {
    const of = await booked();
    expect(codeOf(await tenant.ask(signingCalls.requestSigningCode, { offerId: of.offerId, purpose: 'lease' }))).toBe('code.resend_too_soon');
    await server.db.execute(sql`update email_code set expires_at = now() - interval '1 second' where uid = ${tenant.uid}`);
    expect(codeOf(await confirm(tenant, of))).toBe('code.expired');
    await server.db.execute(sql`update email_code set created_at = created_at - interval '61 seconds' where uid = ${tenant.uid}`);
    expect(codeOf(await sign(server, tenant, of.offerId))).toBe('ok');
  });

  it('is for nobody else', async () => {
    const of = await booked();
    const stranger = await anInsertedSigner(server);
    expect(codeOf(await stranger.ask(signingCalls.requestSigningCode, { offerId: of.offerId, purpose: 'lease' }))).toBe('reservation.not_yours');
    expect(codeOf(await landlord.ask(signingCalls.requestSigningCode, { offerId: of.offerId, purpose: 'lease' }))).toBe('reservation.not_yours');
    expect(codeOf(await server.visitor.ask(signingCalls.requestSigningCode, { offerId: of.offerId, purpose: 'lease' }))).toBe('signing.not_allowed');
    expect(codeOf(await confirm(stranger, of))).toBe('reservation.not_yours');
  });
});

describe('signing', () => {
  it('keeps the consents of the act and none that were sent besides', async () => {
    const of = await booked();
    const signed = await confirm(tenant, of, { ...consentsOf.lease, marketing: '1' });
    expect(codeOf(signed)).toBe('ok');
    const { rows } = await server.db.execute<{ consents: object }>(
      sql`select consents from evidence where purpose = 'lease' and subject_id = ${signed.ok ? signed.value.leaseId : ''}`,
    );
    expect(rows).toEqual([{ consents: consentsOf.lease }]);
  });

  it('needs the hash that was read and every consent', async () => {
    const of = await booked();
    expect(codeOf(await confirm(tenant, { ...of, documentSha256: 'a'.repeat(64) }))).toBe('signing.document_changed');
    expect(codeOf(await confirm(tenant, of, { terms: '1999-01-01' }))).toBe('signing.consents_required');
    expect(codeOf(await confirm(tenant, of))).toBe('ok');
  });

  it('concludes the lease once, seals it, tells everybody and answers a repeat as the first time', async () => {
    const admin = await server.person({ claims: ['admin'] });
    const of = await booked();
    const [one, two] = await Promise.all([confirm(tenant, of), confirm(tenant, of)]);
    const leases = await server.db.execute<{ id: string; state: string; reference: string }>(
      sql`select id, state, reference from lease where offer_id = ${of.offerId}`,
    );
    expect(leases.rows).toHaveLength(1);
    expect([one, two].some((answer) => answer.ok)).toBe(true);
    expect(await confirm(tenant, of)).toEqual({ ok: true, value: { leaseId: leases.rows[0]?.id, offerId: of.offerId, waitsUntil: null } });
    expect(leases.rows[0]?.state).toBe('DEPOSIT_PENDING');
    await server.work();
    const lease = await tenant.ask(leasesCalls.getLease, { offerId: of.offerId });
    if (!lease.ok) throw new Error(lease.refusal.code);
    const document = lease.value.documents.find((each) => each.kind === 'lease');
    expect(document?.status).toBe('sealed');
    expect(await tenant.ask(signingCalls.checkDocument, { code: document?.code ?? '', sha256: document?.sha256 ?? '' })).toMatchObject({
      ok: true,
      value: { result: 'sealed', kind: 'lease', status: 'sealed', signatures: 2, publicStatus: { at: 'signed' } },
    });
    expect(await server.visitor.ask(signingCalls.checkDocument, { code: document?.code ?? '', sha256: 'b'.repeat(64) })).toMatchObject({
      ok: true,
      value: { result: 'different' },
    });
    const progress = await tenant.ask(offersCalls.getOfferProgress, { offerId: of.offerId, flow: 'sign-submit' });
    expect(progress).toMatchObject({ ok: true, value: { state: 'done', percent: 100 } });
    for (const email of [landlord.email, tenant.email]) {
      const subjects = (await server.mailsTo(email)).map((mail) => mail.subject);
      expect(subjects.filter((subject) => subject.includes('została zawarta')).length).toBeGreaterThan(0);
      expect(subjects.some((subject) => /w\szałączniku/.test(subject))).toBe(true);
    }
    expect((await server.mailsTo(admin.email)).some((mail) => mail.subject.startsWith('Nowa umowa'))).toBe(true);
  });

  it('keeps with the act what stood behind it: the opening, the code, and the sentences that were ticked', async () => {
    const of = await booked();
    const opened = () => tenant.ask(signingCalls.noteDocumentOpened, { offerId: of.offerId, purpose: 'lease' }).then(codeOf);
    expect([await opened(), await opened()]).toEqual(['ok', 'ok']);
    expect(codeOf(await confirm(tenant, of))).toBe('ok');
    const kept = await server.db.execute<{ proof: ActProof }>(sql`select proof from evidence where document_sha256 = ${of.documentSha256}`);
    const proof = kept.rows[0]?.proof;
    expect(proof?.consents.map(({ key, text }) => [key, text])).toEqual(
      Object.keys(consentsOf.lease).map((key) => [key, consentSentence('pl', 'lease', key)]),
    );
    for (const { text, sha256 } of proof?.consents ?? []) expect(sha256).toBe(createHash('sha256').update(text).digest('hex'));
    const times = [proof?.codeSentAt, proof?.openedAt, proof?.codeEnteredAt].map((at) => Date.parse(at ?? ''));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  it('encloses the file of the accepted offer in the sealed lease, byte for byte', async () => {
    const of = await booked();
    expect(codeOf(await confirm(tenant, of))).toBe('ok');
    await server.work();
    const [lease, offer] = [await newestOf(server.db, of.offerId, 'lease'), await newestOf(server.db, of.offerId, 'offer')];
    const pdf = await PDF.load((await server.services.files.get(lease?.sealedKey ?? '')) ?? new Uint8Array());
    const [name] = [...pdf.getAttachments().keys()];
    expect(name).toBe(`oferta-${offer?.number?.replaceAll('/', '-')}-v1.pdf`);
    const enclosed = Buffer.from(pdf.getAttachment(name ?? '') ?? new Uint8Array());
    expect(enclosed.equals((await server.services.files.get(offer?.drawnKey ?? '')) ?? new Uint8Array())).toBe(true);
  });

  it('re-checks who signs', async () => {
    const of = await booked();
    await server.db.execute(sql`update person set identity_state = 'REJECTED' where uid = ${tenant.uid}`);
    expect(codeOf(await confirm(tenant, of))).toBe('person.identity_not_accepted');
  });

  it('draws the lease anew when midnight has moved its dates', async () => {
    tenant = await anInsertedSigner(server);
    const offerId = await anInsertedOffer(server, landlord, { availability: '2020-01-01' as never });
    await book(tenant, offerId);
    await server.work();
    const before = await tenant.ask(reservationsCalls.getReservation, { offerId });
    await server.db.execute(
      sql`update reservation set facts = jsonb_set(facts, '{terms,start}', to_jsonb('2020-01-02'::text)) where offer_id = ${offerId}`,
    );
    expect(codeOf(await tenant.ask(signingCalls.requestSigningCode, { offerId, purpose: 'lease' }))).toBe('signing.document_changed');
    await server.tick();
    await server.work();
    const after = await tenant.ask(reservationsCalls.getReservation, { offerId });
    if (!before.ok || !after.ok) throw new Error('no reservation');
    expect(after.value.document?.id).not.toBe(before.value.document?.id);
    expect(codeOf(await sign(server, tenant, offerId))).toBe('ok');
  });
});

describe('documents of a lease', () => {
  it('are read by the sides and by nobody else', async () => {
    const deal = await aSignedLease(server);
    const stranger = await anInsertedSigner(server);
    const read = (who: Pick<Signer, 'ask'>, kind: 'lease' | 'offer' | 'invoice_l' | 'protocol') =>
      who.ask(signingCalls.getDocument, { offerId: deal.offerId, kind }).then(codeOf);
    expect(await read(deal.landlord, 'lease')).toBe('ok');
    expect(await read(deal.tenant, 'lease')).toBe('ok');
    expect(await read(deal.tenant, 'offer')).toBe('ok');
    expect(await read(stranger, 'lease')).toBe('document.not_found');
    expect(await read(stranger, 'offer')).toBe('document.not_found');
    expect(await read(server.visitor, 'lease')).toBe('kit.signed_out');
    expect(await read(deal.landlord, 'protocol')).toBe('document.not_found');
    expect(codeOf(await stranger.ask(leasesCalls.getLease, { offerId: deal.offerId }))).toBe('lease.not_found');
    expect(codeOf(await deal.tenant.ask(signingCalls.getDocumentLink, { offerId: deal.offerId, configType: 'lease' }))).toBe('ok');
    expect(codeOf(await deal.tenant.ask(signingCalls.getDocumentLink, { offerId: deal.offerId, configType: 'invoice_l' }))).toBe(
      'document.drawn_by_transition',
    );
    expect(codeOf(await deal.tenant.ask(leasesCalls.acknowledgeSignedLease, { offerId: deal.offerId }))).toBe('ok');
    expect(codeOf(await stranger.ask(leasesCalls.acknowledgeSignedLease, { offerId: deal.offerId }))).toBe('lease.not_found');
  });
});
