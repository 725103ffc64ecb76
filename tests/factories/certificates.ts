/** Makes the certificates of a small authority and signs PDF files with them. */

import { generateKeyPairSync, type KeyObject, randomBytes, sign, webcrypto } from 'node:crypto';
import { CryptoKeySigner, PDF, PdfArray, PdfDict, PdfName, PdfNumber, PdfString, type TimestampAuthority } from '@libpdf/core';
import forge from 'node-forge';

/** A key with its certificate and the authorities above it, DER. */
export type TestCertificate = {
  readonly key: KeyObject;
  readonly publicKey: KeyObject;
  readonly der: Buffer;
  readonly name: Buffer;
  readonly chain: readonly Buffer[];
};

/** Whom a certificate names. */
export type TestSubject = {
  readonly commonName: string;
  readonly givenName?: string;
  readonly surname?: string;
  readonly serialNumber?: string;
  readonly organization?: string;
  readonly organizationId?: string;
};

/** What a certificate of a test shall be: of a person, qualified, made by itself and running now unless said otherwise. */
export type CertificateWish = {
  readonly subject: TestSubject;
  readonly issuer?: TestCertificate;
  readonly use?: 'person' | 'authority' | 'timestamps';
  /** A key of the curve P-256 unless said otherwise. */
  readonly key?: 'P-384' | 'rsa';
  /** By which its issuer signs it; an issuer with a key of elliptic curves. */
  readonly hash?: 'sha1';
  /** Which of the statements that make a certificate qualified are left out or changed. */
  readonly compliance?: boolean;
  readonly device?: boolean;
  readonly purpose?: 'esign' | 'eseal';
  readonly from?: Date;
  readonly until?: Date;
};

const dayMs = 86_400_000;

/** Makes a key and its certificate. */
export const makeCertificate = (wish: CertificateWish): TestCertificate => {
  const { publicKey, privateKey } =
    wish.key === 'rsa' ? generateKeyPairSync('rsa', { modulusLength: 2048 }) : generateKeyPairSync('ec', { namedCurve: wish.key ?? 'P-256' });
  const name = nameOf(wish.subject);
  const issuerKey = wish.issuer?.key ?? privateKey;
  const algorithm = sequence(
    oid(issuerKey.asymmetricKeyType === 'rsa' ? '1.2.840.113549.1.1.11' : wish.hash === 'sha1' ? '1.2.840.10045.4.1' : '1.2.840.10045.4.3.2'),
    ...(issuerKey.asymmetricKeyType === 'rsa' ? [tlv(0x05)] : []),
  );
  const toSign = sequence(
    tlv(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    algorithm,
    wish.issuer?.name ?? name,
    sequence(time(wish.from ?? new Date(Date.now() - dayMs)), time(wish.until ?? new Date(Date.now() + 300 * dayMs))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tlv(0xa3, sequence(...extensionsOf(wish))),
  );
  const der = sequence(toSign, algorithm, bits(sign(wish.hash ?? 'sha256', toSign, issuerKey)));
  return { key: privateKey, publicKey, der, name, chain: wish.issuer === undefined ? [] : [wish.issuer.der, ...wish.issuer.chain] };
};

/** A certificate as PEM. */
export const pemOf = ({ der }: TestCertificate): string =>
  `-----BEGIN CERTIFICATE-----\n${der.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;

/** Signs a PDF on top of its bytes, as a program for qualified signatures does. */
export const signPdf = async (
  file: Uint8Array,
  certificate: TestCertificate,
  { at = new Date(), stamp, field }: { readonly at?: Date; readonly stamp?: TimestampAuthority; readonly field?: string } = {},
): Promise<Uint8Array> => {
  const isRsa = certificate.key.asymmetricKeyType === 'rsa';
  const isLong = certificate.key.asymmetricKeyDetails?.namedCurve === 'secp384r1';
  const algorithm = isRsa ? { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } : { name: 'ECDSA', namedCurve: isLong ? 'P-384' : 'P-256' };
  // The name also means the browser's type where tests know the browser.
  const key = (await webcrypto.subtle.importKey('pkcs8', certificate.key.export({ type: 'pkcs8', format: 'der' }), algorithm, false, [
    'sign',
  ])) as CryptoKey;
  const signer = new CryptoKeySigner(
    key,
    certificate.der,
    isRsa ? 'RSA' : 'EC',
    isRsa ? 'RSASSA-PKCS1-v1_5' : 'ECDSA',
    certificate.chain.map((each) => new Uint8Array(each)),
  );
  const pdf = await PDF.load(file);
  if (field !== undefined) keepPlace(pdf, field);
  const level = stamp === undefined ? ({ level: 'B-B' } as const) : ({ level: 'B-T', timestampAuthority: stamp, estimatedSize: 24_576 } as const);
  const { bytes } = await pdf.sign({
    signer,
    fieldName: field ?? `Signature-${randomBytes(4).toString('hex')}`,
    signingTime: at,
    digestAlgorithm: isLong ? 'SHA-384' : 'SHA-256',
    ...level,
  });
  return bytes;
};

/** The library makes every signature invisible: the field keeps the place that it was given. */
const keepPlace = (pdf: PDF, name: string): void => {
  const dict = pdf.getForm()?.getSignatureField(name)?.getDict();
  if (dict === undefined) throw new Error(`the file has no field ${name}`);
  const set = dict.set.bind(dict);
  dict.set = (key, value) => (key === 'Rect' ? undefined : set(key, value));
};

/** Where on a page a picture stands: left, bottom, right, top. */
export type Place = readonly [number, number, number, number];

/** Adds empty fields with pictures, as a program does before it signs into one of them; `page` counts from 0. */
export const withSignatureFields = async (file: Uint8Array, places: Readonly<Record<string, Place>>, page = 0): Promise<Uint8Array> => {
  const pdf = await PDF.load(file);
  const dict = pdf.getPage(page)?.dict;
  if (dict === undefined) throw new Error(`the file has no page ${page}`);
  const catalog = pdf.getCatalog();
  const form = pdf.getOrCreateForm() && catalog.get('AcroForm', (ref) => pdf.getObject(ref));
  if (!(form instanceof PdfDict)) throw new Error('the file has no form');
  const widgets = Object.entries(places).map(([name, place]) =>
    pdf.register(
      PdfDict.of({
        Type: PdfName.of('Annot'),
        Subtype: PdfName.of('Widget'),
        FT: PdfName.of('Sig'),
        T: PdfString.fromString(name),
        Rect: new PdfArray(place.map((each) => PdfNumber.of(each))),
        F: PdfNumber.of(4),
      }),
    ),
  );
  const extend = (holder: PdfDict, key: string): void => {
    const list = holder.get(key, (ref) => pdf.getObject(ref));
    holder.set(key, new PdfArray([...(list instanceof PdfArray ? list.toArray() : []), ...widgets]));
  };
  extend(dict, 'Annots');
  extend(form, 'Fields');
  return pdf.save({ incremental: true });
};

const extensionsOf = ({ use = 'person', compliance = true, device = true, purpose = 'esign' }: CertificateWish): readonly Buffer[] => {
  if (use === 'authority') return [extension('2.5.29.19', sequence(tlv(0x01, Buffer.from([0xff])))), extension('2.5.29.15', usage(0x06, 1))];
  if (use === 'timestamps') return [extension('2.5.29.15', usage(0xc0, 6)), extension('2.5.29.37', sequence(oid('1.3.6.1.5.5.7.3.8')), true)];
  const statements = [
    ...(compliance ? [sequence(oid('0.4.0.1862.1.1'))] : []),
    ...(device ? [sequence(oid('0.4.0.1862.1.4'))] : []),
    sequence(oid('0.4.0.1862.1.6'), sequence(oid(purpose === 'esign' ? '0.4.0.1862.1.6.1' : '0.4.0.1862.1.6.2'))),
  ];
  return [extension('2.5.29.15', usage(0x40, 6)), extension('1.3.6.1.5.5.7.1.3', sequence(...statements))];
};

const nameTypes = {
  commonName: '2.5.4.3',
  surname: '2.5.4.4',
  serialNumber: '2.5.4.5',
  organization: '2.5.4.10',
  givenName: '2.5.4.42',
  organizationId: '2.5.4.97',
} as const;

const nameOf = (subject: TestSubject): Buffer =>
  sequence(
    ...Object.entries(nameTypes).flatMap(([key, type]) => {
      const value = subject[key as keyof TestSubject];
      return value === undefined ? [] : [tlv(0x31, sequence(oid(type), tlv(0x0c, Buffer.from(value))))];
    }),
  );

const tlv = (tag: number, ...contents: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(contents);
  if (content.length < 0x80) return Buffer.concat([Buffer.from([tag, content.length]), content]);
  const length = Buffer.from(content.length.toString(16).padStart(content.length > 0xff ? 4 : 2, '0'), 'hex');
  return Buffer.concat([Buffer.from([tag, 0x80 | length.length]), length, content]);
};

const sequence = (...parts: readonly Buffer[]): Buffer => tlv(0x30, ...parts);
const integer = (bytes: Buffer): Buffer => tlv(0x02, bytes);
const bits = (bytes: Buffer): Buffer => tlv(0x03, Buffer.from([0]), bytes);
const usage = (byte: number, unused: number): Buffer => tlv(0x03, Buffer.from([unused, byte]));
const oid = (dotted: string): Buffer => tlv(0x06, Buffer.from(forge.asn1.oidToDer(dotted).getBytes(), 'latin1'));
const time = (at: Date): Buffer => tlv(0x18, Buffer.from(at.toISOString().replace(/[-:T]|\.\d+/g, '')));
const extension = (id: string, value: Buffer, critical = false): Buffer =>
  sequence(oid(id), ...(critical ? [tlv(0x01, Buffer.from([0xff]))] : []), tlv(0x04, value));
