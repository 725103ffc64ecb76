/** Reads the signatures of a PDF and compares it with what we sealed. */

import { createHash } from 'node:crypto';
import { checkSignature, type SignatureFacts } from './signature.ts';

/** A signature of a PDF file and whether it covers the file to its last byte. */
export type FoundSignature = SignatureFacts & { readonly reachesEnd: boolean };

/** What a file tells about itself. `sha256` is of the whole file. */
export type Inspection = { readonly isPdf: boolean; readonly sha256: string; readonly signatures: readonly FoundSignature[] };

const byteRange = /\/ByteRange\s*\[\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/g;

/** One signature: the two stretches it covers, and the hexadecimal string left out between them. */
const signatureAt = (file: Buffer, [start, length, next, rest]: readonly [number, number, number, number]): FoundSignature => {
  const gap = file.toString('latin1', start + length, next);
  const wellFormed = start === 0 && next > length && next + rest <= file.length && /^<[0-9A-Fa-f]*>$/.test(gap);
  if (!wellFormed) return { intact: false, fingerprint: null, claimedTime: null, timestamped: false, reachesEnd: false };
  const covered = Buffer.concat([file.subarray(0, length), file.subarray(next, next + rest)]);
  return { ...checkSignature(Buffer.from(gap.slice(1, -1), 'hex'), covered), reachesEnd: next + rest === file.length };
};

/**
 * Looks at a file: every signature, checked. Bytes appended after the last signature leave it mathematically right, so a file is
 * whole only if the last byte range reaches its end.
 */
export const inspectPdf = (bytes: Uint8Array): Inspection => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const ranges = [...file.toString('latin1').matchAll(byteRange)].map((match): readonly [number, number, number, number] => [
    Number(match[1]),
    Number(match[2]),
    Number(match[3]),
    Number(match[4]),
  ]);
  const signatures = ranges.map((range) => signatureAt(file, range));
  return { isPdf: file.toString('latin1', 0, 5) === '%PDF-', sha256: createHash('sha256').update(file).digest('hex'), signatures };
};

/** What a file's hash alone tells. */
export type Judgement =
  | 'sealed' // byte for byte what was sealed
  | 'drawn' // byte for byte what was shown for signing: without a seal, without signatures
  | 'different' // a document of this code exists, but the file is another one or was changed
  | 'unknown'; // no such document

/** A stored document as verification needs it. */
export type Known = { readonly sha256: string; readonly sealedSha256: string | null };

/** Judges a file's hash against the stored document (docs/rules/documents.md#verification). */
export const judge = (known: Known | null, sha256: string): Judgement => {
  if (known === null) return 'unknown';
  if (sha256 === known.sealedSha256) return 'sealed';
  return sha256 === known.sha256 ? 'drawn' : 'different';
};

/** Is the file sealed by the given certificate, unchanged, to its last byte? Every signature must be right and the last must reach the end. */
export const isSealedBy = (inspection: Inspection, fingerprint: string): boolean => {
  const { signatures } = inspection;
  return (
    signatures.length > 0 && signatures.every((one) => one.intact) && signatures.some((one) => one.reachesEnd && one.fingerprint === fingerprint)
  );
};
