import { HttpTimestampAuthority, PDF, rgb } from '@libpdf/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  makeCertificate,
  type Place,
  pemOf,
  signPdf,
  type TestCertificate,
  withSignatureFields,
} from '../../../../../tests/factories/certificates.ts';
import { type StampAuthority, stampAuthority } from '../../../../../tests/factories/time-stamps.ts';
import { compareRevisions } from './revisions.ts';
import { type ReadingOf, readSignatures } from './signatures.ts';
import { parseTrustList } from './trust-list.ts';

const anna = { commonName: 'Anna Lipska', givenName: 'Anna', surname: 'Żółć-Lipska', serialNumber: 'PNOPL-80010112345' };
const dayMs = 86_400_000;

let root: TestCertificate;
let authority: TestCertificate;
let person: TestCertificate;
let original: Buffer;
let signed: Buffer;
let reading: ReadingOf;

const read = (file: Uint8Array, of: ReadingOf = reading) => readSignatures(Buffer.from(file), of).signatures;
const signedBy = async (certificate: TestCertificate, file: Uint8Array = original) => Buffer.from(await signPdf(file, certificate));

beforeAll(async () => {
  root = makeCertificate({ subject: { commonName: 'Test Root' }, use: 'authority', key: 'rsa' });
  authority = makeCertificate({ subject: { commonName: 'Test Qualified CA', organization: 'Test S.A.' }, use: 'authority', issuer: root });
  person = makeCertificate({ subject: anna, issuer: authority });
  const pdf = PDF.create();
  pdf.addPage({ size: 'a4' }).drawText('Umowa najmu na 24 miesiace');
  original = Buffer.from(await pdf.save());
  signed = await signedBy(person);
  reading = { trust: parseTrustList(pemOf(root)), uploadedAt: Date.now() };
});

test('says who signed, with which certificate, whether it is qualified and whom it leads to', () => {
  expect(read(signed)).toEqual([
    expect.objectContaining({
      kind: 'signature',
      intact: true,
      coversUntil: signed.length,
      appended: 0,
      subject: expect.objectContaining({ givenName: 'Anna', surname: 'Żółć-Lipska', serialNumber: 'PNOPL-80010112345' }),
      certificate: expect.objectContaining({ issuer: 'Test Qualified CA' }),
      judgedBy: 'upload',
      inValidity: true,
      qc: { compliance: true, device: true, purposes: ['esign'] },
      chain: 'trusted',
    }),
  ]);
});

describe('the certificate', () => {
  test.each<[string, Partial<Parameters<typeof makeCertificate>[0]>, object]>([
    ['of RSA', { key: 'rsa' }, { intact: true, chain: 'trusted', inValidity: true }],
    ['of the elliptic curve P-256', {}, { intact: true, chain: 'trusted', inValidity: true }],
    ['of the elliptic curve P-384, signing with SHA-384', { key: 'P-384' }, { intact: true, chain: 'trusted', inValidity: true }],
    [
      'expired',
      { from: new Date(Date.now() - 20 * dayMs), until: new Date(Date.now() - dayMs) },
      { intact: true, inValidity: false, chain: 'untrusted' },
    ],
    ['not begun', { from: new Date(Date.now() + dayMs) }, { intact: true, inValidity: false }],
    ['not qualified', { compliance: false }, { intact: true, qc: { compliance: false, device: true, purposes: ['esign'] } }],
    ['without a device', { device: false }, { intact: true, qc: { compliance: true, device: false, purposes: ['esign'] } }],
    ['of a seal', { purpose: 'eseal' }, { intact: true, qc: { compliance: true, device: true, purposes: ['eseal'] } }],
  ])('%s is told as it is', async (_name, wish, facts) => {
    const certificate = makeCertificate({ subject: anna, issuer: authority, ...wish });
    expect(read(await signedBy(certificate))).toEqual([expect.objectContaining(facts)]);
  });

  test('of somebody nobody trusts leads nowhere, whoever it names as its issuer', async () => {
    const stranger = makeCertificate({ subject: { commonName: 'Test Root' }, use: 'authority' });
    const forged = makeCertificate({ subject: anna, issuer: stranger });
    expect(read(await signedBy(forged))[0]).toMatchObject({ intact: true, chain: 'untrusted' });
    expect(read(await signedBy(makeCertificate({ subject: anna })))[0]).toMatchObject({ chain: 'untrusted' });
    expect(read(signed, { ...reading, trust: null })[0]).toMatchObject({ chain: 'no_list' });
  });

  test('leads nowhere by an authority that has run out, or by a signature of SHA-1', async () => {
    const over = makeCertificate({ subject: { commonName: 'Test Ended CA' }, use: 'authority', until: new Date(Date.now() - dayMs / 2) });
    const trust = parseTrustList(pemOf(over));
    expect(read(await signedBy(makeCertificate({ subject: anna, issuer: over })), { ...reading, trust })[0]).toMatchObject({ chain: 'untrusted' });
    const weak = makeCertificate({ subject: anna, issuer: authority, hash: 'sha1' });
    expect(read(await signedBy(weak))[0]).toMatchObject({ intact: true, chain: 'untrusted' });
  });

  test('by an authority of the curve P-384 leads to the list, and one flipped byte of its signature is found', async () => {
    const long = makeCertificate({ subject: { commonName: 'Test P-384 CA' }, use: 'authority', key: 'P-384' });
    const trust = parseTrustList(pemOf(long));
    const file = await signedBy(makeCertificate({ subject: anna, issuer: long, key: 'P-384' }));
    expect(read(file, { ...reading, trust })[0]).toMatchObject({ intact: true, chain: 'trusted', subject: { surname: anna.surname } });
    const at = Math.floor(file.length * 0.3);
    file[at] = (file[at] ?? 0) ^ 1;
    expect(read(file, { ...reading, trust })[0]).toMatchObject({ intact: false });
  });

  test('of a person issues no others', async () => {
    const byPerson = makeCertificate({ subject: { commonName: 'Jan Obcy' }, issuer: person });
    expect(read(await signedBy(byPerson))[0]).toMatchObject({ intact: true, chain: 'untrusted' });
  });
});

describe('the file', () => {
  test('with two signatures names both, each with the revision that it covers', async () => {
    const other = makeCertificate({ subject: { commonName: 'Jan Nowak', givenName: 'Jan', surname: 'Nowak' }, issuer: authority });
    const both = await signedBy(other, signed);
    expect(read(both).map(({ subject, intact, coversUntil, appended }) => [subject?.surname, intact, coversUntil, appended])).toEqual([
      ['Żółć-Lipska', true, signed.length, both.length - signed.length],
      ['Nowak', true, both.length, 0],
    ]);
    expect(await compareRevisions(original, both, read(both))).toBe('same_content');
  });

  test.each([0.01, 0.3, 0.6, 0.999])('with a flipped byte at %d of it is not intact', (share) => {
    const file = Buffer.from(signed);
    const at = Math.floor(file.length * share);
    file[at] = (file[at] ?? 0) ^ 1;
    expect(read(file).every(({ intact }) => !intact)).toBe(true);
  });

  test('whose range leaves out more than the signature is not intact', () => {
    const wider = signed
      .toString('latin1')
      .replace(/(\/ByteRange\s*\[\s*0\s+)(\d+)/, (_all, before: string, length: string) => `${before}${Number(length) - 8}`);
    expect(wider).not.toBe(signed.toString('latin1'));
    expect(read(Buffer.from(wider, 'latin1'))[0]).toMatchObject({ intact: false, subject: null });
  });

  test('of garbage says nothing and harms nothing', () => {
    expect(read(Buffer.from('%PDF-1.7 /ByteRange [0 1 2 3]'))).toEqual([expect.objectContaining({ intact: false })]);
    expect(read(Buffer.from('%PDF-1.7 /ByteRange [0 9999999999 2 9999999999]'))[0]).toMatchObject({ intact: false });
    expect(read(Buffer.from(`%PDF-1.7 /ByteRange [0 29 39 0]<${'3080'.repeat(2)}>`))[0]).toMatchObject({ intact: false });
    expect(read(Buffer.from('nothing'))).toEqual([]);
    expect(() => read(Buffer.from('/ByteRange [0 1 2 3] '.repeat(100)))).toThrow('too many');
  });

  test('that begins like the original and shows something else is found out, signed or not', async () => {
    const changed = await PDF.load(new Uint8Array(original));
    changed.getPages()[0]?.drawRectangle({ x: 0, y: 0, width: 500, height: 800, color: rgb(1, 1, 1) });
    const bytes = Buffer.from(await changed.save({ incremental: true }));
    expect(bytes.subarray(0, original.length).equals(original)).toBe(true);
    expect(await compareRevisions(original, bytes, [])).toBe('changed_content');
    const signedLater = await signedBy(person, bytes);
    expect(read(signedLater)[0]).toMatchObject({ intact: true });
    expect(await compareRevisions(original, signedLater, read(signedLater))).toBe('changed_content');
  });

  test('with another page, or of another document, is not the same', async () => {
    const longer = await PDF.load(new Uint8Array(signed));
    longer.addPage({ size: 'a4' });
    expect(await compareRevisions(original, Buffer.from(await longer.save({ incremental: true })), read(signed))).toBe('changed_content');
    const other = PDF.create();
    other.addPage({ size: 'a4' });
    expect(await compareRevisions(original, Buffer.from(await other.save()), [])).toBe('other_file');
    expect(await compareRevisions(original, original, [])).toBe('same_content');
  });
});

describe('the picture of a signature', () => {
  // The text of the page stands at its lower left corner, where the library begins to write.
  const free: Place = [300, 600, 420, 650];
  const alsoFree: Place = [300, 500, 420, 550];
  const overText: Place = [20, 0, 60, 20];
  const big: Place = [300, 100, 450, 200];
  const alsoBig: Place = [300, 300, 450, 400];
  const signedInto = async (fields: Readonly<Record<string, Place>>, names: readonly string[]): Promise<Buffer> => {
    let file = await withSignatureFields(original, fields);
    for (const field of names) file = await signPdf(file, person, { field });
    return Buffer.from(file);
  };

  test.each<[string, Readonly<Record<string, Place>>, readonly string[], 'same_content' | 'changed_content']>([
    ['on an empty place is no change', { A: free }, ['A'], 'same_content'],
    ['over the text is one, however small', { A: overText }, ['A'], 'changed_content'],
    ['beside a field that nobody signed is one', { A: free, B: alsoFree }, ['A'], 'changed_content'],
    ['larger than a twentieth of the page is one', { A: [300, 100, 500, 300] }, ['A'], 'changed_content'],
  ])('%s', async (_name, fields, names, verdict) => {
    const file = await signedInto(fields, names);
    expect(read(file).map(({ intact }) => intact)).toEqual(names.map(() => true));
    expect(await compareRevisions(original, file, read(file))).toBe(verdict);
  });

  test('is counted with the others of its page', async () => {
    const twice = async (first: Place, second: Place): Promise<Buffer> => {
      const once = await signPdf(await withSignatureFields(original, { A: first }), person, { field: 'A' });
      return Buffer.from(await signPdf(await withSignatureFields(once, { B: second }), person, { field: 'B' }));
    };
    const [small, large] = [await twice(free, alsoFree), await twice(big, alsoBig)];
    expect(await compareRevisions(original, small, read(small))).toBe('same_content');
    expect(await compareRevisions(original, large, read(large))).toBe('changed_content');
  });

  test('belongs to a signature that was read: a field that only claims one is a change', async () => {
    const file = await signedInto({ A: free }, ['A']);
    expect(await compareRevisions(original, file, [])).toBe('changed_content');
    expect(await compareRevisions(original, file, [{ coversUntil: file.length, intact: false }])).toBe('changed_content');
  });
});

describe('a time stamp', () => {
  let unit: StampAuthority;
  beforeAll(async () => {
    unit = await stampAuthority(authority);
  });
  afterAll(() => unit.close());

  test('of somebody trusted gives the moment that counts, and outlives the certificate', async () => {
    const stamped = Buffer.from(await signPdf(original, person, { stamp: new HttpTimestampAuthority(unit.url) }));
    const now = { ...reading, uploadedAt: Date.now() + 1000 };
    expect(read(stamped, now)[0]).toMatchObject({ intact: true, judgedBy: 'timestamp', inValidity: true, chain: 'trusted' });
    const later = read(stamped, { ...reading, uploadedAt: Date.now() + 1000 * dayMs })[0];
    expect(later).toMatchObject({ judgedBy: 'timestamp', inValidity: true, chain: 'trusted' });
    expect(read(signed, { ...reading, uploadedAt: Date.now() + 1000 * dayMs })[0]).toMatchObject({ judgedBy: 'upload', inValidity: false });
  });

  test('of a stranger gives none', async () => {
    const own = await stampAuthority(makeCertificate({ subject: { commonName: 'Stranger' }, use: 'authority' }));
    const stamped = Buffer.from(await signPdf(original, person, { stamp: new HttpTimestampAuthority(own.url) }));
    own.close();
    expect(read(stamped, { ...reading, uploadedAt: Date.now() + 1000 })[0]).toMatchObject({ intact: true, judgedBy: 'upload' });
  });
});

describe('a national list', () => {
  const instants = { long: '2016-07-01T00:00:00Z', soon: new Date(Date.now() - dayMs).toISOString() };
  const entry = (status: string, from: string, extension = '') =>
    `<tsl:ServiceTypeIdentifier>http://uri.etsi.org/TrstSvc/Svctype/CA/QC</tsl:ServiceTypeIdentifier>
     <tsl:ServiceStatus>http://uri.etsi.org/TrstSvc/TrustedList/Svcstatus/${status}</tsl:ServiceStatus>
     <tsl:StatusStartingTime>${from}</tsl:StatusStartingTime>${extension}`;
  const list = (now: string, history = '') => `<?xml version="1.0" encoding="UTF-8"?>
    <tsl:TrustServiceStatusList xmlns:tsl="http://uri.etsi.org/02231/v2#"><tsl:TrustServiceProviderList><tsl:TrustServiceProvider><tsl:TSPServices>
    <tsl:TSPService><tsl:ServiceInformation>${now}
      <tsl:ServiceDigitalIdentity><tsl:DigitalId><tsl:X509Certificate>
        ${authority.der.toString('base64')}
      </tsl:X509Certificate></tsl:DigitalId></tsl:ServiceDigitalIdentity>
    </tsl:ServiceInformation>${history}</tsl:TSPService>
    </tsl:TSPServices></tsl:TrustServiceProvider></tsl:TrustServiceProviderList></tsl:TrustServiceStatusList>`;
  const past = (inner: string) => `<tsl:ServiceHistory><tsl:ServiceHistoryInstance>${inner}</tsl:ServiceHistoryInstance></tsl:ServiceHistory>`;
  const purpose = (name: string) =>
    `<tsl:ServiceInformationExtensions><tsl:Extension Critical="true"><tsl:AdditionalServiceInformation>
     <tsl:URI xml:lang="en">http://uri.etsi.org/TrstSvc/TrustedList/SvcInfoExt/${name}</tsl:URI>
     </tsl:AdditionalServiceInformation></tsl:Extension></tsl:ServiceInformationExtensions>`;
  const chainWith = (text: string) => read(signed, { ...reading, trust: parseTrustList(text) })[0]?.chain;

  test('trusts whom it grants, for the purposes that it grants', () => {
    expect(chainWith(list(entry('granted', instants.long)))).toBe('trusted');
    expect(chainWith(list(entry('granted', instants.long, purpose('ForeSignatures'))))).toBe('trusted');
    expect(chainWith(list(entry('granted', instants.long, purpose('ForWebSiteAuthentication'))))).toBe('untrusted');
  });

  test('trusts while it grants', async () => {
    const ended = list(entry('withdrawn', instants.soon), past(entry('granted', instants.long)));
    expect(chainWith(ended)).toBe('untrusted');
    const from = new Date(Date.now() - 9 * dayMs);
    const old = makeCertificate({ subject: { commonName: 'Test Old CA' }, use: 'authority', from });
    const signedThen = await signedBy(makeCertificate({ subject: anna, issuer: old, from }));
    const trust = parseTrustList(ended.replace(authority.der.toString('base64'), old.der.toString('base64')));
    const judged = (daysAgo: number) => read(signedThen, { trust, uploadedAt: Date.now() - daysAgo * dayMs })[0];
    expect(judged(1.5)).toMatchObject({ inValidity: true, chain: 'trusted' });
    expect(judged(0.5)).toMatchObject({ inValidity: true, chain: 'untrusted' });
  });

  test('may be longer than the checks that one signature may cost', () => {
    const others = Array.from({ length: 250 }, (_, n) => makeCertificate({ subject: { commonName: `Authority ${n}` }, use: 'authority' }));
    const trust = parseTrustList([...others, root].map(pemOf).join(''));
    expect(read(signed, { ...reading, trust })[0]).toMatchObject({ chain: 'trusted' });
  });

  test('without a service, and a bundle without a certificate, is none', () => {
    expect(() => parseTrustList('<TrustServiceStatusList/>')).toThrow('no qualified service');
    expect(() => parseTrustList('hello')).toThrow('no certificate');
  });
});
