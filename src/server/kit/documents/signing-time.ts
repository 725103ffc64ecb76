/**
 * Leaves the signed attribute `signing-time` out of a seal: PAdES baseline has the time in the signature dictionary and forbids the attribute
 * (ETSI EN 319 142-1), and the library always writes it. The attributes are signed without it, and it is cut out of the finished CMS; no
 * other byte is written anew, so that certificates and time stamps stay as their makers encoded them.
 */

import type { Signer } from '@libpdf/core';

/** A signer that signs the attributes as if the time were not among them; `withoutSigningTime` then makes the file say so. */
export const timelessSigner = (signer: Signer): Signer => ({
  certificate: signer.certificate,
  ...(signer.certificateChain === undefined ? {} : { certificateChain: signer.certificateChain }),
  keyType: signer.keyType,
  signatureAlgorithm: signer.signatureAlgorithm,
  sign: (attributes, algorithm) => signer.sign(withoutTime(Buffer.from(attributes)), algorithm),
});

/** The sealed file with the attribute cut out of its last signature. What is left of the place for the signature stays zeros. */
export const withoutSigningTime = (sealed: Uint8Array): Uint8Array => {
  const file = Buffer.from(sealed);
  const range = [...file.toString('latin1').matchAll(/\/ByteRange\s*\[\s*0\s+(\d+)\s+(\d+)\s+\d+\s*\]/g)].at(-1);
  const [start, end] = [Number(range?.[1]) + 1, Number(range?.[2]) - 1];
  const place = Buffer.from(file.toString('latin1', start, end), 'hex');
  const cms = edited(place.subarray(0, partAt(place, 0).end), [
    [1, { tag: explicit }],
    [0, {}],
    [-1, { tag: set }],
    [0, {}],
    ['signed attributes', { tag: explicit }],
  ]);
  file.write(cms.toString('hex').padEnd(end - start, '0'), start, 'latin1');
  return new Uint8Array(file);
};

const [set, explicit] = [0x31, 0xa0];
const signingTime = Buffer.from('06092a864886f70d010905', 'hex');

/** Into which part of the DER value to go, and which tag stands there. */
type Step = readonly [part: number | 'signed attributes', expected: { readonly tag?: number }];

/** The value with the attribute cut out at the end of the way; the lengths on the way are written anew. */
const edited = (der: Buffer, [step, ...way]: readonly Step[]): Buffer => {
  if (step === undefined) return withoutTime(der);
  const parts = partsOf(der);
  const [part, { tag }] = step;
  const at = part === 'signed attributes' ? parts.findIndex(([first]) => first === explicit) : part < 0 ? parts.length + part : part;
  const inner = parts[at];
  if (inner === undefined || (tag !== undefined && inner[0] !== tag)) throw new Error('the signature is not built as a CMS is');
  return joined(der, parts.with(at, edited(inner, way)));
};

/** A set of attributes without the signing time. */
const withoutTime = (attributes: Buffer): Buffer =>
  joined(
    attributes,
    partsOf(attributes).filter((attribute) => !partsOf(attribute)[0]?.equals(signingTime)),
  );

/** Where a DER value at a position has its content, and where it ends. */
const partAt = (der: Buffer, at: number): { readonly content: number; readonly end: number } => {
  const first = der.readUInt8(at + 1);
  const width = first < 0x80 ? 0 : first & 0x7f;
  const content = at + 2 + width;
  return { content, end: content + (width === 0 ? first : der.readUIntBE(at + 2, width)) };
};

const partsOf = (der: Buffer): Buffer[] => {
  const { content, end } = partAt(der, 0);
  const parts: Buffer[] = [];
  for (let at = content; at < end; at += parts.at(-1)?.length ?? 1) parts.push(der.subarray(at, partAt(der, at).end));
  return parts;
};

/** A value with the tag of the old one and other parts. */
const joined = (old: Buffer, parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const hex = length.toString(16);
  const digits = hex.padStart(hex.length + (hex.length % 2), '0');
  const size = length < 0x80 ? [length] : [0x80 | (digits.length / 2), ...Buffer.from(digits, 'hex')];
  return Buffer.concat([old.subarray(0, 1), Buffer.from(size), content]);
};
