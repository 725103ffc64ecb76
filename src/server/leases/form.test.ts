import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PDF, rgb } from '@libpdf/core';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCertificate, type Place, pemOf, signPdf, type TestCertificate, withSignatureFields } from '../../../tests/factories/certificates.ts';
import { aSignedLongLease, type Deal, type Signer, uploadForm } from '../../../tests/factories/deals.ts';
import { must } from '../../../tests/factories/published-offer.ts';
import { type TestPerson, type TestServer, testServer } from '../../../tests/kit/server.ts';
import { leasesCalls } from '../../contract/leases/endpoints.ts';
import { signingCalls } from '../../contract/signing/endpoints.ts';
import { workspaceCalls } from '../../contract/workspace/endpoints.ts';
import { leaseNumbers, limitNumbers } from '../../domain/kit/numbers.ts';
import { addDays, dayOf } from '../../domain/kit/time.ts';
import { databaseNow } from '../kit/database/database.ts';
import { leaseForm } from './tables/form.ts';
import { lease } from './tables/lease.ts';

let server: TestServer;
let admin: TestPerson;
let stranger: TestPerson;
let authority: TestCertificate;
beforeAll(async () => {
  authority = makeCertificate({ subject: { commonName: 'Test Qualified CA' }, use: 'authority' });
  const trustList = path.join(mkdtempSync(path.join(tmpdir(), 'trust-')), 'list.pem');
  writeFileSync(trustList, pemOf(authority));
  server = await testServer({ env: { TRUST_LIST: trustList } });
  admin = await server.person({ claims: ['admin'] });
  stranger = await server.person();
});
afterAll(() => server.close());

const dayMs = 86_400_000;
const certificateOf = ({ firstName, lastName }: Pick<Signer, 'firstName' | 'lastName'>, wish: Partial<Parameters<typeof makeCertificate>[0]> = {}) =>
  makeCertificate({
    subject: { commonName: `${firstName} ${lastName}`, givenName: firstName.toUpperCase(), surname: lastName, serialNumber: 'PNOPL-80010112345' },
    issuer: authority,
    ...wish,
  });

const formOf = async (viewer: TestPerson, { offerId }: Deal) => {
  const { form } = await must(viewer, leasesCalls.getLease, { offerId });
  if (form === null) throw new Error('this lease needs no form');
  return form;
};

/** The sealed lease as a side downloads it from its page. */
const sealedLease = async ({ tenant, offerId }: Deal): Promise<Uint8Array> => {
  const { documents } = await must(tenant, leasesCalls.getLease, { offerId });
  const answer = await tenant.fetch(documents.find(({ kind }) => kind === 'lease')?.url ?? '');
  return new Uint8Array(await answer.arrayBuffer());
};

/** Where the lease stands for whoever holds its code. */
const publicStatus = async ({ tenant, offerId }: Deal): Promise<string | undefined> => {
  const { documents } = await must(tenant, leasesCalls.getLease, { offerId });
  const checked = await server.visitor.ask(signingCalls.checkDocument, { code: documents.find(({ kind }) => kind === 'lease')?.code ?? '' });
  return checked.ok ? checked.value.publicStatus?.at : checked.refusal.code;
};

const cardOf = async ({ tenant, offerId }: Deal) => {
  const { items } = await must(tenant, workspaceCalls.listOffers, { list: 'signed-tenant', sort: 'lastModified', direction: 'desc', page: 1 });
  return items.find(({ id }) => id === offerId);
};

const scan = new TextEncoder().encode('%PDF-1.4 scanned pages');
const today = async () => dayOf(await databaseNow(server.db));

describe('a lease over 12 months', () => {
  let deal: Deal;
  beforeAll(async () => {
    deal = await aSignedLongLease(server);
  });

  test('says from the signature on that its form is missing, and by mail what that means', async () => {
    const page = await must(deal.landlord, leasesCalls.getLease, { offerId: deal.offerId });
    expect(page.form).toMatchObject({ state: 'MISSING', mayUpload: true, mayDeclare: false, files: [] });
    expect(page.steps.find(({ key }) => key === 'form')).toMatchObject({ state: 'now', actor: 'you' });
    const subjects = (await server.mailsTo(deal.tenant.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /form/.test(subject))).toHaveLength(2);
    const code = (await server.mailsTo(deal.tenant.email)).find(({ subject }) => subject.startsWith('Kod do podpisania'));
    expect(code?.text).toContain('formy pisemnej');
    expect(await publicStatus(deal)).toBe('signed_open');
    expect(await cardOf(deal)).toMatchObject({ lacksForm: true });
  });

  test('is complete with the qualified signature of both sides, one on top of the other', async () => {
    const bySide = await signPdf(await sealedLease(deal), certificateOf(deal.landlord));
    expect(await uploadForm(deal.landlord, deal, 'qualified', bySide)).toMatchObject({ ok: true });
    expect(await formOf(deal.tenant, deal)).toMatchObject({
      state: 'ONE_SIDE',
      sides: [
        { side: 'landlord', form: 'qualified', owes: false },
        { side: 'tenant', form: 'missing', owes: true },
      ],
    });
    const byBoth = await signPdf(bySide, certificateOf(deal.tenant));
    expect(await uploadForm(deal.tenant, deal, 'qualified', byBoth)).toMatchObject({ ok: true });
    const form = await formOf(deal.tenant, deal);
    expect(form).toMatchObject({ state: 'COMPLETE', mayUpload: false });
    expect(await publicStatus(deal)).toBe('signed');
    expect(await cardOf(deal)).toMatchObject({ lacksForm: false });
    expect(form.files.at(-1)).toMatchObject({
      outcome: 'counts',
      signatures: [
        { names: 'landlord', personNumber: null },
        { names: 'tenant', qualified: true, chain: 'trusted' },
      ],
    });
    await server.work();
    expect((await server.mailsTo(deal.landlord.email)).at(-1)?.subject).toContain('dopełniły formy pisemnej');
  });

  test('shows its files to its sides and admins alone', async () => {
    expect(await stranger.ask(leasesCalls.getLease, { offerId: deal.offerId })).toMatchObject({ ok: false, refusal: { code: 'lease.not_found' } });
    expect(await uploadForm(stranger, deal, 'scan', scan)).toMatchObject({ ok: false, refusal: { code: 'lease.not_found' } });
    expect(await stranger.ask(leasesCalls.listLeaseForms, { waiting: true, page: 1 })).toMatchObject({ ok: false });
    const seen = await formOf(admin, deal);
    expect(seen).toMatchObject({ mayUpload: false, mayDeclare: false });
    expect(seen.files[0]?.signatures[0]?.personNumber).toBe('PNOPL-80010112345');
  });

  test('takes no more files once it is complete', async () => {
    expect(await uploadForm(deal.tenant, deal, 'scan', scan)).toMatchObject({ ok: false, refusal: { code: 'lifecycle.not_allowed' } });
  });
});

describe('one side by hand', () => {
  test('waits until both declare the same day; the moderator notes the scan', async () => {
    const deal = await aSignedLongLease(server);
    const { landlord, tenant, offerId } = deal;
    expect(await uploadForm(landlord, deal, 'qualified', await signPdf(await sealedLease(deal), certificateOf(landlord)))).toMatchObject({
      ok: true,
    });
    expect(await uploadForm(tenant, deal, 'scan', scan)).toMatchObject({ ok: true });
    expect(await formOf(tenant, deal)).toMatchObject({ state: 'BOTH_SIDES', mayDeclare: true });
    const day = await today();
    const declare = (who: TestPerson, on = day) => who.ask(leasesCalls.declareLeaseForm, { offerId, day: on });
    expect(await declare(tenant, addDays(day, 1))).toMatchObject({ ok: false, refusal: { code: 'written_form.day_impossible' } });
    expect(await declare(stranger)).toMatchObject({ ok: false, refusal: { code: 'lease.not_found' } });
    expect(await declare(tenant)).toMatchObject({ ok: true });
    expect(await formOf(landlord, deal)).toMatchObject({ state: 'BOTH_SIDES', sides: [{ owes: true }, { owes: false, declared: day }] });
    const [waiting] = (await must(admin, leasesCalls.listLeaseForms, { waiting: true, page: 1 })).items.filter((item) => item.offerId === offerId);
    await must(admin, leasesCalls.reviewLeaseForm, { fileId: waiting?.file.id ?? '', accepted: true, note: 'Podpisano każdą stronę.' });
    expect(await declare(landlord)).toMatchObject({ ok: true });
    const form = await formOf(tenant, deal);
    expect(form.state).toBe('COMPLETE');
    expect(form.files.find(({ kind }) => kind === 'scan')).toMatchObject({ outcome: 'counts', note: 'Podpisano każdą stronę.' });
  });

  test('begins anew when the moderator sends the scan back', async () => {
    const deal = await aSignedLongLease(server);
    const { landlord, tenant, offerId } = deal;
    await uploadForm(landlord, deal, 'scan', scan);
    await uploadForm(tenant, deal, 'scan', scan);
    const day = await today();
    await must(tenant, leasesCalls.declareLeaseForm, { offerId, day });
    const fileId = (await formOf(tenant, deal)).files.find(({ side }) => side === 'tenant')?.id ?? '';
    await must(admin, leasesCalls.reviewLeaseForm, { fileId, accepted: false, note: 'Brakuje ostatniej strony.' });
    const form = await formOf(tenant, deal);
    expect(form).toMatchObject({ state: 'ONE_SIDE', sides: [{ form: 'ink' }, { form: 'missing', declared: null, owes: true }] });
    await server.work();
    expect((await server.mailsTo(tenant.email)).at(-1)?.subject).toContain('wrócił');
    expect(await admin.ask(leasesCalls.reviewLeaseForm, { fileId: 'a'.repeat(20), accepted: false, note: 'nic' })).toMatchObject({
      ok: false,
      refusal: { code: 'written_form.file_not_found' },
    });
  });
});

test('a side that brings as many files as it may leaves the other side its own', async () => {
  const deal = await aSignedLongLease(server);
  const page = (n: number): Uint8Array => new TextEncoder().encode(`%PDF-1.4 scanned page ${n}`);
  for (let n = 0; n < leaseNumbers.formFilesMax; n += 1) expect(await uploadForm(deal.tenant, deal, 'scan', page(n))).toMatchObject({ ok: true });
  expect(await uploadForm(deal.tenant, deal, 'scan', page(99))).toMatchObject({ ok: false, refusal: { code: 'written_form.too_many_files' } });
  expect(await uploadForm(deal.landlord, deal, 'scan', page(99))).toMatchObject({ ok: true });
});

describe('the moderator', () => {
  const review = (fileId: string, accepted: boolean, note: string) => admin.ask(leasesCalls.reviewLeaseForm, { fileId, accepted, note });

  test('judges a file once: the first word stands, and repeating it changes nothing', async () => {
    const deal = await aSignedLongLease(server);
    await uploadForm(deal.tenant, deal, 'scan', scan);
    const fileId = (await formOf(deal.tenant, deal)).files[0]?.id ?? '';
    expect(await review(fileId, true, 'Podpisano każdą stronę.')).toMatchObject({ ok: true });
    expect(await review(fileId, true, 'Podpisano każdą stronę.')).toMatchObject({ ok: true });
    expect(await review(fileId, false, 'Jednak nie.')).toMatchObject({ ok: false, refusal: { code: 'written_form.reviewed' } });
    expect((await formOf(deal.tenant, deal)).files).toMatchObject([{ outcome: 'counts', note: 'Podpisano każdą stronę.' }]);
  });

  test('judges nothing of a lease that ended', async () => {
    const deal = await aSignedLongLease(server);
    await uploadForm(deal.tenant, deal, 'scan', scan);
    const fileId = (await formOf(deal.tenant, deal)).files[0]?.id ?? '';
    await server.db.update(lease).set({ state: 'REJECTED' }).where(eq(lease.id, deal.leaseId));
    for (const accepted of [true, false])
      expect(await review(fileId, accepted, 'Za późno.')).toMatchObject({ ok: false, refusal: { code: 'written_form.lease_ended' } });
    const listed = async (waiting: boolean) =>
      (await must(admin, leasesCalls.listLeaseForms, { waiting, page: 1 })).items.find(({ file }) => file.id === fileId);
    expect([await listed(true), await listed(false)]).toMatchObject([undefined, { mayReview: false, maySendBack: false }]);
  });

  test('may note, and not send back, what still waits of a complete form', async () => {
    const deal = await aSignedLongLease(server);
    await uploadForm(deal.landlord, deal, 'scan', scan);
    await uploadForm(deal.tenant, deal, 'scan', scan);
    const day = await today();
    for (const side of [deal.landlord, deal.tenant]) await must(side, leasesCalls.declareLeaseForm, { offerId: deal.offerId, day });
    // What waits longest comes first, so these come last.
    const onPage = (page: number) => must(admin, leasesCalls.listLeaseForms, { waiting: true, page });
    const { pages } = await onPage(1);
    const items = (await Promise.all(Array.from({ length: pages }, (_, at) => onPage(at + 1)))).flatMap((page) => page.items);
    expect(items.filter(({ offerId }) => offerId === deal.offerId)).toMatchObject([
      { mayReview: true, maySendBack: false },
      { mayReview: true, maySendBack: false },
    ]);
  });
});

describe('a file with signatures', () => {
  let deal: Deal;
  let sealed: Uint8Array;
  beforeAll(async () => {
    deal = await aSignedLongLease(server);
    sealed = await sealedLease(deal);
  });
  const upload = (bytes: Uint8Array) => uploadForm(deal.tenant, deal, 'qualified', bytes);
  const signed = async (wish: Partial<Parameters<typeof makeCertificate>[0]>, file = sealed) => signPdf(file, certificateOf(deal.tenant, wish));

  const pictured = async (place: Place) =>
    signPdf(await withSignatureFields(sealed, { Podpis: place }), certificateOf(deal.tenant), { field: 'Podpis' });

  test.each<[string, () => Promise<Uint8Array>, string]>([
    ['without a further signature', async () => sealed, 'written_form.no_signature'],
    ['tampered with', async () => flipped(await signed({})), 'written_form.broken_signature'],
    ['of another document', async () => signed({}, await aPdf()), 'written_form.not_our_document'],
    ['with another content on top', async () => signed({}, await paintedOver(sealed)), 'written_form.changed_content'],
    ['with a picture of the signature over the text', async () => pictured([80, 700, 300, 740]), 'written_form.changed_content'],
    ['not qualified', () => signed({ compliance: false }), 'written_form.not_qualified'],
    ['sealed instead of signed', () => signed({ purpose: 'eseal' }), 'written_form.not_qualified'],
    ['expired', () => signed({ from: new Date(Date.now() - 20 * dayMs), until: new Date(Date.now() - dayMs) }), 'written_form.certificate_expired'],
    ['of garbage', async () => new TextEncoder().encode(`%PDF-1.7 ${'/ByteRange [0 1 2 3] '.repeat(200)}`), 'written_form.unreadable'],
    ['that is no PDF', async () => new TextEncoder().encode('GIF89a'), 'written_form.file_kind'],
    ['that is huge', async () => new Uint8Array(limitNumbers.pdfBytes + 10).fill(0x25), 'written_form.file_kind'],
  ])('%s is refused', async (_name, make, code) => {
    expect(await upload(await make())).toMatchObject({ ok: false, refusal: { code } });
    expect(await formOf(deal.tenant, deal)).toMatchObject({ state: 'MISSING', files: [] });
  });

  test('of somebody else, and of a chain that leads nowhere, waits for the moderator, whose note makes it count', async () => {
    expect(await upload(await signPdf(sealed, certificateOf({ firstName: 'Jan', lastName: 'Obcy' })))).toMatchObject({ ok: true });
    const stranger = makeCertificate({ subject: { commonName: 'Nobody' }, use: 'authority' });
    expect(await upload(await signed({ issuer: stranger }))).toMatchObject({ ok: true });
    const form = await formOf(deal.tenant, deal);
    expect(form.state).toBe('MISSING');
    expect(form.files.map(({ outcome, doubts }) => [outcome, doubts])).toEqual([
      ['waiting', ['other_person']],
      ['waiting', ['untrusted']],
    ]);
    await must(admin, leasesCalls.reviewLeaseForm, { fileId: form.files[0]?.id ?? '', accepted: true, note: 'Prokurent, KRS z dziś.' });
    expect(await formOf(deal.tenant, deal)).toMatchObject({ state: 'ONE_SIDE', sides: [{ form: 'missing' }, { form: 'qualified' }] });
  });
});

describe('time', () => {
  const signedBefore = async (days: number): Promise<Deal> => {
    const deal = await aSignedLongLease(server);
    await server.db
      .update(leaseForm)
      .set({ signedAt: sql`signed_at - ${`${days} days`}::interval` as never })
      .where(eq(leaseForm.leaseId, deal.leaseId));
    return deal;
  };
  const reminders = async (email: string) => (await server.mailsTo(email)).filter(({ subject }) => subject.includes('czeka na formę pisemną')).length;

  test.each([2, 7, 14])('reminds both sides on day %d, once', async (days) => {
    const deal = await signedBefore(days);
    await server.tick();
    await server.tick();
    await server.work();
    expect([await reminders(deal.landlord.email), await reminders(deal.tenant.email)]).toEqual([1, 1]);
  });

  test('reminds nobody on the first day, nor of a lease that ended', async () => {
    const [fresh, ended] = [await signedBefore(1), await signedBefore(7)];
    for (const state of ['REJECTED', 'AFTER_REJECTION'] as const) await server.db.update(lease).set({ state }).where(eq(lease.id, ended.leaseId));
    await server.tick();
    await server.work();
    expect([await reminders(fresh.tenant.email), await reminders(ended.tenant.email)]).toEqual([0, 0]);
  });
});

test('a lease of 12 months needs no form', async () => {
  const { aSignedLease } = await import('../../../tests/factories/deals.ts');
  const deal = await aSignedLease(server);
  expect(await must(deal.tenant, leasesCalls.getLease, { offerId: deal.offerId })).toMatchObject({ form: null, needsWrittenForm: false });
  expect(await uploadForm(deal.tenant, deal, 'scan', scan)).toMatchObject({ ok: false, refusal: { code: 'written_form.not_needed' } });
});

const flipped = (file: Uint8Array): Uint8Array => {
  const bytes = Uint8Array.from(file);
  const at = bytes.length - 40;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
};

const aPdf = async (): Promise<Uint8Array> => {
  const pdf = PDF.create();
  pdf.addPage();
  return pdf.save();
};

const paintedOver = async (file: Uint8Array): Promise<Uint8Array> => {
  const pdf = await PDF.load(file);
  pdf.getPages()[0]?.drawRectangle({ x: 0, y: 0, width: 500, height: 800, color: rgb(1, 1, 1) });
  return pdf.save({ incremental: true });
};
