/** Reads certificates: whom they name, what they state, for what they may be used. */

import { createHash, X509Certificate } from 'node:crypto';
import { instantOf } from '../../../../domain/kit/time.ts';
import type { CertificateSubject, QcStatements } from '../../../../domain/signing/types.ts';
import { contentOf, derOf, isContext, isType, type Node, oidOf, parseDer, partAt, partsOf, stringOf } from './asn1.ts';

/** A certificate as the checks need it. */
export type Certificate = {
  readonly x509: X509Certificate;
  /** SHA-256 of its bytes, hexadecimal. */
  readonly fingerprint: string;
  readonly from: number;
  readonly until: number;
  readonly number: string;
  /** Issuer and serial number as they stand in the certificate: signatures name their certificate by them. */
  readonly issuerDer: Buffer;
  readonly numberDer: Buffer;
  readonly keyId: Buffer | null;
  readonly subject: CertificateSubject;
  readonly issuerName: string;
  readonly qc: QcStatements;
  /** Whether it may issue certificates, and how many further authorities below it. */
  readonly authority: { readonly below: number } | null;
  /** Whether the key may sign contents; a certificate without the extension restricts nothing. */
  readonly maySign: boolean;
  readonly mayStamp: boolean;
};

const oids = {
  commonName: '2.5.4.3',
  surname: '2.5.4.4',
  serialNumber: '2.5.4.5',
  country: '2.5.4.6',
  organization: '2.5.4.10',
  givenName: '2.5.4.42',
  organizationId: '2.5.4.97',
  keyId: '2.5.29.14',
  keyUsage: '2.5.29.15',
  basicConstraints: '2.5.29.19',
  extendedKeyUsage: '2.5.29.37',
  timeStamping: '1.3.6.1.5.5.7.3.8',
  qcStatements: '1.3.6.1.5.5.7.1.3',
  qcCompliance: '0.4.0.1862.1.1',
  qcDevice: '0.4.0.1862.1.4',
  qcType: '0.4.0.1862.1.6',
} as const;

const qcPurposes: Readonly<Record<string, QcStatements['purposes'][number]>> = {
  '0.4.0.1862.1.6.1': 'esign',
  '0.4.0.1862.1.6.2': 'eseal',
  '0.4.0.1862.1.6.3': 'web',
};

/** Reads a DER certificate; throws on what is none. */
export const readCertificate = (der: Uint8Array): Certificate => {
  const x509 = new X509Certificate(der);
  const fields = partsOf(partAt(parseDer(der), 0));
  const at = fields[0] !== undefined && isContext(fields[0], 0) ? 1 : 0;
  const [numberNode, issuer, subject] = [fields[at], fields[at + 2], fields[at + 4]];
  if (issuer === undefined || subject === undefined) throw new Error('the certificate has no names');
  const extensions = extensionsOf(fields);
  return {
    x509,
    fingerprint: createHash('sha256').update(x509.raw).digest('hex'),
    from: Date.parse(x509.validFrom),
    until: Date.parse(x509.validTo),
    number: x509.serialNumber.toLowerCase(),
    issuerDer: derOf(issuer),
    numberDer: contentOf(numberNode),
    keyId: keyIdOf(extensions.get(oids.keyId)),
    subject: subjectOf(subject),
    issuerName: nameIn(issuer, oids.commonName) ?? nameIn(issuer, oids.organization) ?? '',
    qc: qcOf(extensions.get(oids.qcStatements)),
    authority: authorityOf(extensions),
    maySign: maySignWith(extensions.get(oids.keyUsage)),
    mayStamp: partsOf(extensions.get(oids.extendedKeyUsage)).some((purpose) => oidOf(purpose) === oids.timeStamping),
  };
};

/** How the wire names a certificate. */
export const certificateFacts = ({ number, issuerName, from, until }: Certificate) => ({
  number,
  issuer: issuerName,
  from: instantOf(from),
  until: instantOf(until),
});

/** Whether a certificate runs at a moment. */
export const runsAt = ({ from, until }: Pick<Certificate, 'from' | 'until'>, at: number): boolean => from <= at && at <= until;

type Extensions = ReadonlyMap<string, Node>;

/** Extensions by identifier; one that stands twice is forbidden (RFC 5280, 4.2). */
const extensionsOf = (fields: readonly Node[]): Extensions => {
  const list = partsOf(partsOf(fields.find((field) => isContext(field, 3)))[0]);
  const found = new Map<string, Node>();
  for (const extension of list) {
    const id = oidOf(partAt(extension, 0));
    if (found.has(id)) throw new Error(`extension ${id} stands twice`);
    if (Object.values<string>(oids).includes(id)) found.set(id, parseDer(contentOf(partAt(extension, -1))));
  }
  return found;
};

const nameIn = (name: Node, oid: string): string | null => {
  for (const set of partsOf(name)) for (const pair of partsOf(set)) if (oidOf(partAt(pair, 0)) === oid) return stringOf(partAt(pair, 1));
  return null;
};

const subjectOf = (name: Node): CertificateSubject => ({
  commonName: nameIn(name, oids.commonName),
  givenName: nameIn(name, oids.givenName),
  surname: nameIn(name, oids.surname),
  serialNumber: nameIn(name, oids.serialNumber),
  organization: nameIn(name, oids.organization),
  organizationId: nameIn(name, oids.organizationId),
  country: nameIn(name, oids.country),
});

/** The statements of ETSI EN 319 412-5. A certificate from before the type was stated is one for signatures of a person. */
const qcOf = (statements: Node | undefined): QcStatements => {
  const stated = new Map(partsOf(statements).map((statement) => [oidOf(partAt(statement, 0)), statement]));
  const types = partsOf(partsOf(stated.get(oids.qcType))[1]).flatMap((type) => qcPurposes[oidOf(type)] ?? []);
  return {
    compliance: stated.has(oids.qcCompliance),
    device: stated.has(oids.qcDevice),
    purposes: stated.has(oids.qcType) ? types : stated.has(oids.qcCompliance) ? ['esign'] : [],
  };
};

const keyIdOf = (node: Node | undefined): Buffer | null => (node === undefined ? null : contentOf(node));

/** The bits of a key usage, digitalSignature first. */
const usageOf = (node: Node): readonly boolean[] => {
  const bits = derOf(node).subarray(3);
  return [...bits].flatMap((byte) => [7, 6, 5, 4, 3, 2, 1, 0].map((bit) => ((byte >> bit) & 1) === 1));
};

const maySignWith = (usage: Node | undefined): boolean => usage === undefined || usageOf(usage).slice(0, 2).some(Boolean);

const certSignBit = 5;

const authorityOf = (extensions: Extensions): Certificate['authority'] => {
  const constraints = extensions.get(oids.basicConstraints);
  const usage = extensions.get(oids.keyUsage);
  const [isAuthority, below] = partsOf(constraints);
  if (!isType(isAuthority, 'BOOLEAN') || contentOf(isAuthority)[0] === 0) return null;
  if (usage !== undefined && usageOf(usage)[certSignBit] !== true) return null;
  return { below: below === undefined ? Number.POSITIVE_INFINITY : contentOf(below).readUIntBE(0, contentOf(below).length) };
};
