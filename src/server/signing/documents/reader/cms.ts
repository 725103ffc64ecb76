/** Reads and checks CMS signatures. */

import { constants, createHash, verify } from 'node:crypto';
import { asSet, contentOf, derOf, isContext, isType, type Node, oidOf, parseDer, parsePadded, partAt, partsOf, timeOf } from './asn1.ts';
import { type Certificate, readCertificate } from './certificate.ts';

/** A CMS signature (RFC 5652) whose signer is known and whose key signed the attributes. */
export type Cms = {
  readonly signer: Certificate;
  /** Every certificate that came with it. */
  readonly enclosed: readonly Certificate[];
  /** The hash that the attributes give for the signed content, and how it was made. */
  readonly digest: { readonly name: string; readonly value: Buffer };
  /** What is inside; null when the signed content stands elsewhere. */
  readonly content: Buffer | null;
  readonly isTimestamp: boolean;
  readonly claimedAt: number | null;
  /** The time stamp over the signature. */
  readonly stamp: Cms | null;
  readonly signature: Buffer;
};

const oids = {
  signedData: '1.2.840.113549.1.7.2',
  data: '1.2.840.113549.1.7.1',
  timestampInfo: '1.2.840.113549.1.9.16.1.4',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  timestampToken: '1.2.840.113549.1.9.16.2.14',
  signingCertificate: '1.2.840.113549.1.9.16.2.47',
} as const;

/** SHA-1 and older are not accepted: such a signature can be made to fit other bytes. */
const digests: Readonly<Record<string, string>> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};
const pss = '1.2.840.113549.1.1.10';
/** Algorithms that name their own digest; the others take the one of the attributes. */
const signedWith: Readonly<Record<string, string>> = {
  '1.2.840.113549.1.1.11': 'sha256',
  '1.2.840.113549.1.1.12': 'sha384',
  '1.2.840.113549.1.1.13': 'sha512',
  '1.2.840.10045.4.3.2': 'sha256',
  '1.2.840.10045.4.3.3': 'sha384',
  '1.2.840.10045.4.3.4': 'sha512',
};
const plain = ['1.2.840.113549.1.1.1', '1.2.840.10045.2.1', pss];

const enclosedMax = 40;
const rsaBitsMin = 2048;

/** Reads a CMS signature as it stands in a PDF, with zeros behind it, and checks it against its own attributes; throws on whatever is not right. */
export const readCms = (bytes: Buffer): Cms => read(parsePadded(bytes));

/** Whether the content that the signature is about is this one. */
export const covers = ({ digest }: Cms, content: Uint8Array): boolean => hash(digest.name, content).equals(digest.value);

/** What a time stamp says: the moment, and the hash that it is about. */
export const stampedAt = (token: Cms, content: Uint8Array): number | null => {
  if (!token.isTimestamp || token.content === null || !token.signer.mayStamp) return null;
  const info = parseDer(token.content);
  const [imprint, at] = [partAt(info, 2), partAt(info, 4)];
  const name = digests[oidOf(partAt(partAt(imprint, 0), 0))];
  if (name === undefined || !hash(name, content).equals(contentOf(partAt(imprint, 1)))) return null;
  return timeOf(at).getTime();
};

const hash = (name: string, content: Uint8Array): Buffer => createHash(name).update(content).digest();

const read = (contentInfo: Node): Cms => {
  if (oidOf(partAt(contentInfo, 0)) !== oids.signedData) throw new Error('not a signature');
  const signedData = partAt(partAt(contentInfo, 1), 0);
  const inner = partAt(signedData, 2);
  const type = oidOf(partAt(inner, 0));
  const holder = partsOf(inner)[1];
  const content = holder === undefined ? null : contentOf(partAt(holder, 0));
  const enclosed = certificatesOf(signedData);
  const infos = partsOf(partAt(signedData, -1));
  // One signer for each signature of a PDF (ISO 32000-2, 12.8.3.3); with two nobody could say who signed.
  const [info] = infos;
  if (info === undefined || infos.length !== 1) throw new Error('not exactly one signer');
  const parts = partsOf(info);
  const attributes = parts.find((part) => isContext(part, 0) && parts.indexOf(part) > 2);
  if (attributes === undefined) throw new Error('nothing is signed but the bare content');
  const signer = signerOf(partAt(info, 1), enclosed);
  const signature = contentOf(parts.find((part) => isType(part, 'OCTETSTRING')));
  const digest = digestOf(partAt(info, 2));
  checkKey(signer);
  checkAttributes(attributes, { type, content, digest, signer });
  checkSignature(info, { attributes, digest, signer, signature });
  const claimed = attributeOf(attributes, oids.signingTime);
  const unsigned = parts.find((part) => isContext(part, 1) && parts.indexOf(part) > 3);
  return {
    signer,
    enclosed,
    digest: { name: digest, value: contentOf(attributeOf(attributes, oids.messageDigest)) },
    content,
    isTimestamp: type === oids.timestampInfo,
    claimedAt: claimed === undefined ? null : timeOf(claimed).getTime(),
    stamp: stampOf(unsigned),
    signature,
  };
};

const certificatesOf = (signedData: Node): readonly Certificate[] => {
  const list = partsOf(partsOf(signedData).find((part, at) => at > 2 && isContext(part, 0)));
  if (list.length > enclosedMax) throw new Error('too many certificates');
  return list.filter((node) => isType(node, 'SEQUENCE')).map((node) => readCertificate(derOf(node)));
};

/** The certificate that the signature names, by issuer and number or by the identifier of its key. */
const signerOf = (sid: Node, enclosed: readonly Certificate[]): Certificate => {
  const isNamed = isContext(sid, 0)
    ? ({ keyId }: Certificate) => keyId?.equals(contentOf(sid)) === true
    : ({ issuerDer, numberDer }: Certificate) => issuerDer.equals(derOf(partAt(sid, 0))) && numberDer.equals(contentOf(partAt(sid, 1)));
  const found = enclosed.find(isNamed);
  if (found === undefined) throw new Error('the certificate of the signer is missing');
  return found;
};

const digestOf = (algorithm: Node): string => {
  const name = digests[oidOf(partAt(algorithm, 0))];
  if (name === undefined) throw new Error('a digest that is not accepted');
  return name;
};

const checkKey = ({ x509: { publicKey } }: Certificate): void => {
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = publicKey;
  if (type !== 'ec' && (!type?.startsWith('rsa') || (details?.modulusLength ?? 0) < rsaBitsMin)) throw new Error('a key that is not accepted');
};

/** The one value of an attribute; an attribute that stands twice is forbidden (RFC 5652, 11). */
const attributeOf = (attributes: Node, oid: string): Node | undefined => {
  const found = partsOf(attributes).filter((attribute) => oidOf(partAt(attribute, 0)) === oid);
  if (found.length > 1) throw new Error(`attribute ${oid} stands twice`);
  return found[0] === undefined ? undefined : partAt(partAt(found[0], 1), 0);
};

type SignedData = { readonly type: string; readonly content: Buffer | null; readonly digest: string; readonly signer: Certificate };

const checkAttributes = (attributes: Node, { type, content, digest, signer }: SignedData): void => {
  if (type !== oids.data && type !== oids.timestampInfo) throw new Error('a content that is not accepted');
  if (oidOf(attributeOf(attributes, oids.contentType)) !== type) throw new Error('another type of content was signed');
  if (content !== null && !hash(digest, content).equals(contentOf(attributeOf(attributes, oids.messageDigest))))
    throw new Error('another content was signed');
  const named = attributeOf(attributes, oids.signingCertificate);
  if (named !== undefined && !namesCertificate(partAt(partAt(named, 0), 0), signer)) throw new Error('another certificate was signed with');
};

/** ESSCertIDv2 (RFC 5035): the hash of the signer's certificate, by SHA-256 unless another is named. */
const namesCertificate = (certId: Node, signer: Certificate): boolean => {
  const [first] = partsOf(certId);
  const name = isType(first, 'SEQUENCE') ? digestOf(partAt(certId, 0)) : 'sha256';
  const value = contentOf(partsOf(certId).find((part) => isType(part, 'OCTETSTRING')));
  return hash(name, signer.x509.raw).equals(value);
};

type Claim = { readonly attributes: Node; readonly digest: string; readonly signer: Certificate; readonly signature: Buffer };

const checkSignature = (info: Node, { attributes, digest, signer, signature }: Claim): void => {
  const algorithm = oidOf(
    partAt(
      partsOf(info).find((part, at) => at > 3 && isType(part, 'SEQUENCE')),
      0,
    ),
  );
  const name = signedWith[algorithm] ?? (plain.includes(algorithm) ? digest : null);
  if (name === null) throw new Error('an algorithm that is not accepted');
  const { publicKey } = signer.x509;
  const isPss = algorithm === pss || publicKey.asymmetricKeyType === 'rsa-pss';
  const padding = isPss ? { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_AUTO } : {};
  // Attributes are signed as a SET, though they are written with a context tag (RFC 5652, 5.4).
  if (!verify(name, derOf(asSet(attributes)), { key: publicKey, ...padding }, signature)) throw new Error('the signature is wrong');
};

/** A stamp that cannot be read counts for nothing, and takes nothing from the signature. */
const stampOf = (unsigned: Node | undefined): Cms | null => {
  try {
    const token = unsigned === undefined ? undefined : attributeOf(unsigned, oids.timestampToken);
    return token === undefined ? null : read(token);
  } catch {
    return null;
  }
};
