import { createHash, verify, X509Certificate } from 'node:crypto';
import forge from 'node-forge';

const { asn1 } = forge;
type Asn1 = forge.asn1.Asn1;

const digests: Readonly<Record<string, string>> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};
const messageDigest = '1.2.840.113549.1.9.4';
const signingTime = '1.2.840.113549.1.9.5';
const timestampToken = '1.2.840.113549.1.9.16.2.14';

const childrenOf = (node: Asn1 | undefined): readonly Asn1[] => (node !== undefined && Array.isArray(node.value) ? node.value : []);
const textOf = (node: Asn1 | undefined): string => (node !== undefined && typeof node.value === 'string' ? node.value : '');
const binary = (text: string): Buffer => Buffer.from(text, 'latin1');
const der = (node: Asn1): Buffer => binary(asn1.toDer(node).getBytes());
const isContext = (node: Asn1, tag: number): boolean => node.tagClass === asn1.Class.CONTEXT_SPECIFIC && node.type === tag;
const oidOf = (node: Asn1 | undefined): string => (textOf(node) === '' ? '' : asn1.derToOid(textOf(node)));

/** The first value of an attribute, by its object identifier. */
const attribute = (attributes: readonly Asn1[], oid: string): Asn1 | undefined => {
  const found = attributes.find((item) => oidOf(childrenOf(item)[0]) === oid);
  return childrenOf(childrenOf(found)[1])[0];
};

/** What a CMS signature says, checked against the bytes it should cover. */
export type SignatureFacts = {
  readonly intact: boolean;
  /** SHA-256 of the certificate whose key made the signature; null when none of the enclosed ones did. */
  readonly fingerprint: string | null;
  /** The time claimed by the signer, ISO. */
  readonly claimedTime: string | null;
  readonly timestamped: boolean;
};

const broken: SignatureFacts = { intact: false, fingerprint: null, claimedTime: null, timestamped: false };

const claimedTimeOf = (attributes: readonly Asn1[]): string | null => {
  const node = attribute(attributes, signingTime);
  if (node === undefined) return null;
  return (node.type === asn1.Type.UTCTIME ? asn1.utcTimeToDate(textOf(node)) : asn1.generalizedTimeToDate(textOf(node))).toISOString();
};

/** Signed attributes are signed as a SET, though they are written with a context tag (RFC 5652, 5.4). */
const signedBytes = (attributes: Asn1): Buffer => der({ ...attributes, tagClass: asn1.Class.UNIVERSAL, type: asn1.Type.SET });

const certificatesOf = (signedData: readonly Asn1[]): X509Certificate[] =>
  childrenOf(signedData.find((node) => isContext(node, 0))).map((node) => new X509Certificate(der(node)));

/** The signature's place in the file is larger than the signature: zeros follow the outermost DER value, and nothing may hide there. */
const withoutPadding = (cms: Buffer): Buffer => {
  const first = cms.readUInt8(1);
  const width = first < 0x80 ? 0 : first & 0x7f;
  const end = 2 + width + (width === 0 ? first : cms.readUIntBE(2, width));
  if (cms.subarray(end).some((byte) => byte !== 0)) throw new Error('something stands in the padding of the signature');
  return cms.subarray(0, end);
};

const read = (cms: Buffer, covered: Uint8Array): SignatureFacts => {
  const contentInfo = asn1.fromDer(forge.util.createBuffer(withoutPadding(cms).toString('latin1')));
  const signedData = childrenOf(childrenOf(childrenOf(contentInfo)[1])[0]);
  const signer = childrenOf(childrenOf(signedData.at(-1))[0]);
  const digest = digests[oidOf(childrenOf(signer[2])[0])];
  const attributes = signer.find((node) => isContext(node, 0));
  const signature = signer.find((node) => node.tagClass === asn1.Class.UNIVERSAL && node.type === asn1.Type.OCTETSTRING);
  if (digest === undefined || attributes === undefined || signature === undefined) return broken;
  const signedDigest = binary(textOf(attribute(childrenOf(attributes), messageDigest)));
  const sameBytes = createHash(digest).update(covered).digest().equals(signedDigest);
  const maker = certificatesOf(signedData).find((certificate) =>
    verify(digest, signedBytes(attributes), certificate.publicKey, binary(textOf(signature))),
  );
  const unsigned = childrenOf(signer.find((node) => isContext(node, 1)));
  return {
    intact: sameBytes && maker !== undefined,
    fingerprint: maker === undefined ? null : createHash('sha256').update(maker.raw).digest('hex'),
    claimedTime: claimedTimeOf(childrenOf(attributes)),
    timestamped: attribute(unsigned, timestampToken) !== undefined,
  };
};

/** Reads and checks a detached CMS signature over the given bytes; what cannot be read is not intact. */
export const checkSignature = (cms: Buffer, covered: Uint8Array): SignatureFacts => {
  try {
    return read(cms, covered);
  } catch {
    return broken;
  }
};
