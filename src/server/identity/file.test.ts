import { readFile } from 'node:fs/promises';
import { PDF, rgb } from '@libpdf/core';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCertificate, signPdf, type TestSubject } from '../../../tests/factories/certificates.ts';
import { identityOf, sendSignedFile, uploadSigned } from '../../../tests/factories/identity.ts';
import { must } from '../../../tests/factories/published-offer.ts';
import { codeOf } from '../../../tests/kit/answers.ts';
import { type TestPerson, type TestServer, testServer } from '../../../tests/kit/server.ts';
import { leavingCalls } from '../../contract/accounts/endpoints/leaving.ts';
import { adminCalls } from '../../contract/admin/endpoints.ts';
import { identityCalls as calls } from '../../contract/identity/endpoints.ts';
import { identityRecords } from './commands/personal-records.ts';

let server: TestServer;
let admin: TestPerson;
let terms: Uint8Array;
beforeAll(async () => {
  server = await testServer();
  admin = await server.person({ claims: ['admin'] });
  terms = new Uint8Array(await readFile('assets/public/documents/terms-pl.pdf'));
});
afterAll(() => server.close());

const authority = (commonName: string) => makeCertificate({ subject: { commonName }, use: 'authority' });
const signedBy = (subject: TestSubject, issuer = authority('Urząd Próbny'), wish: object = {}) =>
  signPdf(terms, makeCertificate({ subject, issuer, ...wish }));

const aPerson = () => server.person({ firstName: 'Michał', lastName: 'Żurawski' });
const own = { commonName: 'Michał Jan Żurawski', givenName: 'Michał Jan', surname: 'Żurawski', serialNumber: 'PNOPL-80010112345' };
const fileOf = async (person: TestPerson) => (await must(person, calls.getMyIdentity, {})).file;
const rowOf = async ({ uid }: TestPerson) => (await server.db.execute(sql`select * from identity_file where uid = ${uid}`)).rows[0] ?? {};
const listed = async ({ uid }: TestPerson, waiting = true) =>
  (await must(admin, adminCalls.listReviews, { kind: 'identity', waiting, page: 1 })).items.find(({ person }) => person.uid === uid);

describe('a signed file', () => {
  it('of a moderator is decided by another one', async () => {
    const self = await server.person({ claims: ['admin'] });
    await sendSignedFile(self);
    expect(codeOf(await self.ask(calls.decideIdentity, { uid: self.uid, accepted: true }))).toBe('person.own_case');
    const seen = await must(self, adminCalls.listReviews, { kind: 'identity', waiting: true, page: 1 });
    expect(seen.items.find(({ person }) => person.uid === self.uid)).toMatchObject({ isOwn: true, allowed: [] });
    expect(await listed(self)).toMatchObject({ isOwn: false, allowed: ['accept', 'reject'] });
    expect(codeOf(await admin.ask(calls.decideIdentity, { uid: self.uid, accepted: true }))).toBe('ok');
  });

  it('waits for nobody once its person has deleted the account, and nothing is decided about them any more', async () => {
    const [leaver, accepted] = [await aPerson(), await server.person({ identity: 'ACCEPTED' })];
    await sendSignedFile(leaver);
    const key = String((await rowOf(leaver))['file_key']);
    const waiting = async () => {
      const kinds = await must(admin, adminCalls.listWaiting, {});
      const { total } = await must(admin, adminCalls.listReviews, { kind: 'identity', waiting: true, page: 1 });
      return [kinds.items.find(({ kind }) => kind === 'identityFiles')?.count ?? 0, total];
    };
    const [before = 0] = await waiting();
    for (const person of [leaver, accepted]) {
      await must(person, leavingCalls.confirmAccountDeletion, { userUid: person.uid });
      await must(person, leavingCalls.deleteAccount, { userId: person.uid });
    }
    expect(await waiting()).toEqual([before - 1, before - 1]);
    expect([await listed(leaver), await listed(accepted, false)]).toEqual([undefined, undefined]);
    await server.work();
    expect([await rowOf(leaver), await server.services.files.exists(key)]).toEqual([{}, false]);
    const decide = async ({ uid }: TestPerson, isYes: boolean) =>
      codeOf(await admin.ask(calls.decideIdentity, { uid, accepted: isYes, reason: 'Nie zgadza się' }));
    expect([await decide(leaver, true), await decide(accepted, false)]).toEqual(['identity.not_found', 'identity.not_found']);
  });

  it.each<[string, () => Promise<Uint8Array>, object]>([
    ['a qualified certificate', () => signedBy(own), { kind: 'qualified', name: 'Michał Jan Żurawski' }],
    [
      'a trusted signature',
      () => signedBy({ commonName: 'Minister do spraw informatyzacji - pieczęć podpisu zaufanego' }, undefined, { purpose: 'eseal' }),
      { kind: 'trusted', name: null },
    ],
    ['the electronic identity card', () => signedBy(own, authority('PL ID Podpis Osobisty CA 02'), { compliance: false }), { kind: 'personal' }],
    ['a certificate of another kind', () => signedBy(own, undefined, { compliance: false }), { kind: 'other' }],
  ])('with %s is read, sent and accepted', async (_, make, expected) => {
    const person = await aPerson();
    expect(codeOf(await uploadSigned(person, await make()))).toBe('ok');
    expect(await fileOf(person)).toMatchObject({
      problem: null,
      submittedAt: null,
      signatures: [{ intact: true, whole: true, signedAt: expect.any(String), ...expected }],
    });
    expect(await identityOf(person)).toBe('INITIAL');
    await must(person, calls.submitSignedFile, {
      userUid: person.uid,
      firstName: 'Michał',
      lastName: 'Żurawski',
      fileUrl: 'https://elsewhere.example/x.pdf',
    });
    expect(await identityOf(person)).toBe('CHECKING');
    const review = await listed(person);
    expect(review).toMatchObject({ file: { name: 'regulamin.pdf', signatures: [expected] }, allowed: ['accept', 'reject'] });
    const opened = await admin.fetch(review?.kind === 'identity' ? (review.file?.url ?? '') : '');
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    await must(admin, calls.decideIdentity, { uid: person.uid, accepted: true });
    expect(await identityOf(person)).toBe('ACCEPTED');
  });

  it.each<[string, () => Promise<Uint8Array>, string]>([
    ['somebody else’s name', () => signedBy({ commonName: 'Jan Obcy', givenName: 'Jan', surname: 'Obcy' }), 'identity.file_other_name'],
    ['no signature', async () => terms, 'identity.file_unsigned'],
    ['something added after signing', async () => Buffer.concat([await signedBy(own), Buffer.from('\n% więcej')]), 'identity.file_changed'],
    ['a changed byte', async () => changed(await signedBy(own)), 'identity.file_changed'],
    [
      'a picture over the terms, signed with them',
      async () => signPdf(await withPicture(terms), makeCertificate({ subject: own })),
      'identity.file_changed',
    ],
  ])('with %s says so, cannot be sent, and is replaced by a better one', async (_, make, problem) => {
    const person = await aPerson();
    await uploadSigned(person, await make());
    expect((await fileOf(person))?.problem).toBe(problem);
    expect(codeOf(await person.ask(calls.submitSignedFile, {}))).toBe(problem);
    const before = String((await rowOf(person))['file_key']);
    await uploadSigned(person, await signedBy(own));
    expect([await server.services.files.exists(before), codeOf(await person.ask(calls.submitSignedFile, {}))]).toEqual([false, 'ok']);
  });

  it('is the published terms, and of one account', async () => {
    const [person, namesake] = [await aPerson(), await aPerson()];
    const signed = await signedBy(own);
    const english = new Uint8Array(await readFile('assets/public/documents/terms-en.pdf'));
    const prices = new Uint8Array(await readFile('assets/public/documents/prices-pl.pdf'));
    const certificate = makeCertificate({ subject: own });
    expect([
      codeOf(await uploadSigned(person, await signPdf(prices, certificate))),
      codeOf(await uploadSigned(person, await signPdf(english, certificate))),
      codeOf(await uploadSigned(person, signed)),
      codeOf(await uploadSigned(namesake, signed)),
      codeOf(await uploadSigned(namesake, terms)),
      codeOf(await uploadSigned(person, terms)),
      codeOf(await uploadSigned(namesake, signed)),
    ]).toEqual(['identity.file_other_document', 'ok', 'ok', 'identity.file_of_another', 'ok', 'ok', 'ok']);
  });

  it('is a PDF, of somebody with a confirmed address whom nobody looks at', async () => {
    const [person, unverified, checked] = [await aPerson(), await server.person({ verified: false }), await server.person({ identity: 'CHECKING' })];
    const signed = await signedBy(own);
    expect([
      codeOf(await uploadSigned(person, new TextEncoder().encode('GIF89a'))),
      codeOf(await uploadSigned(unverified, signed)),
      codeOf(await uploadSigned(checked, signed)),
      codeOf(await person.ask(calls.submitSignedFile, {})),
      codeOf(await person.ask(calls.submitSignedFile, { userUid: checked.uid })),
      (await server.visitor.fetch('/identity/file', { method: 'POST', body: new FormData() })).status,
    ]).toEqual(['identity.file_missing', 'identity.email_unverified', 'lifecycle.not_allowed', 'identity.no_file', 'kit.denied', 401]);
  });

  it.each([true, false])('is not kept after a decision (accepted: %s): neither the file, nor what its certificate says', async (accepted) => {
    const person = await aPerson();
    await uploadSigned(person, await signedBy(own));
    await must(person, calls.submitSignedFile, {});
    const key = String((await rowOf(person))['file_key']);
    expect([JSON.stringify(await rowOf(person)).includes('80010112345'), await server.services.files.exists(key)]).toEqual([false, true]);
    await must(admin, calls.decideIdentity, { uid: person.uid, accepted, reason: 'Podpisu nie potwierdza rządowe narzędzie' });
    const row = await rowOf(person);
    const kept = Object.keys(row).filter((column) => row[column] !== null && JSON.stringify(row[column]) !== '[]');
    const names = accepted ? ['matched_first_name', 'matched_last_name'] : [];
    expect(kept.toSorted()).toEqual(['accepted', 'created_at', 'decided_at', 'decided_by', 'id', 'uid', ...names].toSorted());
    expect([await server.services.files.exists(key), await fileOf(person)]).toEqual([false, null]);
    expect(await listed(person, false)).toMatchObject({ file: null });
  });

  it('is in the copy of its person’s data, with what a decision left and without who decided', async () => {
    const person = await aPerson();
    await uploadSigned(person, await signedBy(own));
    await must(person, calls.submitSignedFile, {});
    await must(admin, calls.decideIdentity, { uid: person.uid, accepted: false, reason: 'Nieczytelny podpis' });
    await uploadSigned(person, await signedBy(own));
    const key = String(
      (await server.db.execute(sql`select file_key from identity_file where uid = ${person.uid} and decided_at is null`)).rows[0]?.['file_key'],
    );
    const copy = await identityRecords.copy?.(server.db, person.uid);
    expect(copy?.files).toEqual([{ name: 'Regulamin.pdf', key, bytes: expect.any(Number) }]);
    expect(copy?.sections['identity']).toMatchObject({
      files: [
        { accepted: false, name: null },
        { accepted: null, signatures: [{ kind: 'qualified' }] },
      ],
    });
    expect([JSON.stringify(copy?.sections).includes(admin.uid), JSON.stringify(copy?.sections).includes(key)]).toEqual([false, false]);
  });

  it('that nobody sends is forgotten after a day', async () => {
    const person = await aPerson();
    await uploadSigned(person, await signedBy(own));
    const key = String((await rowOf(person))['file_key']);
    await server.db.execute(sql`update identity_file set created_at = created_at - interval '24 hours' where uid = ${person.uid}`);
    await server.tick();
    expect([await rowOf(person), await server.services.files.exists(key)]).toEqual([{}, true]);
    await server.work();
    expect(await server.services.files.exists(key)).toBe(false);
  });
});

/** The same file with another digit in what was signed with the terms: the year of the signature. */
const changed = (file: Uint8Array): Uint8Array => {
  const copy = new Uint8Array(file);
  const year = Buffer.from(copy).indexOf('(D:20', terms.length) + 6;
  copy[year] = (copy[year] ?? 0) ^ 1;
  return copy;
};

/** The same file with something drawn over its first page. */
const withPicture = async (file: Uint8Array): Promise<Uint8Array> => {
  const pdf = await PDF.load(file);
  pdf.getPages()[0]?.drawRectangle({ x: 40, y: 40, width: 400, height: 400, color: rgb(1, 1, 1) });
  return pdf.save({ incremental: true });
};
