/** Reads ASN.1 structures of certificates and signatures, which strangers wrote: whatever is not as expected throws. */

import forge from 'node-forge';

const { asn1 } = forge;

/** A node of an ASN.1 tree. */
export type Node = forge.asn1.Asn1;

/** Reads DER bytes; nothing may follow them. */
export const parseDer = (bytes: Uint8Array): Node => asn1.fromDer(Buffer.from(bytes).toString('latin1'));

/** Reads DER bytes that zeros may follow, as in the place that a PDF leaves for a signature, and nothing else. */
export const parsePadded = (bytes: Buffer): Node => {
  const first = bytes.readUInt8(1);
  const width = first < 0x80 ? 0 : first & 0x7f;
  const end = 2 + width + (width === 0 ? first : bytes.readUIntBE(2, width));
  if (bytes.subarray(end).some((byte) => byte !== 0)) throw new Error('something stands in the padding');
  return parseDer(bytes.subarray(0, end));
};

/** The bytes of a node. */
export const derOf = (node: Node): Buffer => Buffer.from(asn1.toDer(node).getBytes(), 'latin1');

/** The parts of a constructed node; a plain one has none. */
export const partsOf = (node: Node | undefined): readonly Node[] => (node !== undefined && Array.isArray(node.value) ? node.value : []);

/** The part at a place; a missing one is a malformed structure. */
export const partAt = (node: Node | undefined, at: number): Node => {
  const part = partsOf(node).at(at);
  if (part === undefined) throw new Error(`part ${at} is missing`);
  return part;
};

/** The bytes inside a plain node. */
export const contentOf = (node: Node | undefined): Buffer => {
  if (node === undefined || typeof node.value !== 'string') throw new Error('a plain value was expected');
  return Buffer.from(node.value, 'latin1');
};

/** An object identifier in dotted form. */
export const oidOf = (node: Node | undefined): string => asn1.derToOid(contentOf(node).toString('latin1'));

/** Whether a node carries the context tag `[tag]`. */
export const isContext = (node: Node, tag: number): boolean => node.tagClass === asn1.Class.CONTEXT_SPECIFIC && node.type === tag;

/** Whether a node is of a universal type. */
export const isType = (node: Node | undefined, type: keyof typeof asn1.Type): boolean =>
  node !== undefined && node.tagClass === asn1.Class.UNIVERSAL && node.type === asn1.Type[type];

/** A UTC or generalised time. */
export const timeOf = (node: Node | undefined): Date => {
  const text = contentOf(node).toString('latin1');
  return isType(node, 'UTCTIME') ? asn1.utcTimeToDate(text) : asn1.generalizedTimeToDate(text);
};

/** Text of any string type; control characters are dropped, since it will be shown. */
export const stringOf = (node: Node | undefined): string => {
  const bytes = contentOf(node);
  // The library has already joined the pairs of bytes of a BMPString.
  const text = isType(node, 'BMPSTRING') && node !== undefined ? String(node.value) : bytes.toString('utf8');
  return text.replace(/\p{C}/gu, '').trim().slice(0, 200);
};

/** A structure that stands where the tag says which type it has: written with a context tag, signed as a SET. */
export const asSet = (node: Node): Node => ({ ...node, tagClass: asn1.Class.UNIVERSAL, type: asn1.Type.SET });
