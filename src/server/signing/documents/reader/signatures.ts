/** Reads all signatures of a PDF file. */

import { instantOf } from '../../../../domain/kit/time.ts';
import type { ReadPdf, ReadSignature } from '../../../../domain/signing/types.ts';
import { type Certificate, certificateFacts, runsAt } from './certificate.ts';
import { isTrusted, type TrustedService, type TrustList } from './chain.ts';
import { type Cms, covers, readCms, stampedAt } from './cms.ts';

/** What reading needs besides the file: the trust list, null when none is configured, and the moment of the upload. */
export type ReadingOf = { readonly trust: TrustList | null; readonly uploadedAt: number };

const signaturesMax = 16;
const cmsBytesMax = 2 * 1024 * 1024;
const byteRange = /\/ByteRange\s{0,9}\[\s{0,9}(\d{1,10})\s{1,9}(\d{1,10})\s{1,9}(\d{1,10})\s{1,9}(\d{1,10})\s{0,9}\]/g;

/**
 * Reads the signatures in the order of the revisions that they cover. A signature covers everything from the first byte to the end of its
 * revision but the hexadecimal string that holds it: a range that leaves out anything else would hide something, so it is not intact. More
 * signatures than anybody needs throw.
 */
export const readSignatures = (file: Buffer, reading: ReadingOf): ReadPdf => {
  const ranges = [...file.toString('latin1').matchAll(byteRange)].map(
    (match): Range => [Number(match[1]), Number(match[2]), Number(match[3]), Number(match[4])],
  );
  if (ranges.length > signaturesMax) throw new Error('too many signatures');
  const found = ranges.map((range) => foundAt(file, range)).toSorted((a, b) => a.end - b.end);
  const stamps = found.flatMap((each) => documentStampOf(each, reading));
  return { signatures: found.map((each) => judged(file, each, stamps, reading)), revocation: 'not_checked' };
};

type Range = readonly [start: number, length: number, next: number, rest: number];

/** A signature as it stands in the file; `cms` null when it is not right. */
type SignatureField = { readonly end: number; readonly cms: Cms | null; readonly covered: Buffer };

/** A trusted time stamp over the whole of a revision proves the time of every signature in it. */
type DocumentStamp = { readonly end: number; readonly at: number };

const foundAt = (file: Buffer, [start, length, next, rest]: Range): SignatureField => {
  const end = Math.min(next + rest, file.length);
  const broken: SignatureField = { end, cms: null, covered: Buffer.alloc(0) };
  if (start !== 0 || next <= length || next + rest > file.length || next - length > 2 * cmsBytesMax) return broken;
  const gap = file.toString('latin1', length, next);
  if (!/^<(?:[0-9A-Fa-f]{2})+>$/.test(gap)) return broken;
  const covered = Buffer.concat([file.subarray(0, length), file.subarray(next, next + rest)]);
  try {
    const cms = readCms(Buffer.from(gap.slice(1, -1), 'hex'));
    const fits = cms.isTimestamp ? stampedAt(cms, covered) !== null : cms.content === null && covers(cms, covered);
    return fits ? { end, cms, covered } : broken;
  } catch {
    return broken;
  }
};

const documentStampOf = ({ end, cms, covered }: SignatureField, reading: ReadingOf): DocumentStamp[] => {
  const at = cms === null ? null : trustedStamp(cms, covered, { ...reading, enclosed: cms.enclosed });
  return at === null ? [] : [{ end, at }];
};

/** `enclosed` are all certificates that came with the signature: tokens often bring their own alone. */
type StampReading = ReadingOf & { readonly enclosed: readonly Certificate[] };

/** The moment of a time stamp that leads to the trust list, else null: anybody can write one of their own. */
const trustedStamp = (token: Cms, content: Uint8Array, { trust, uploadedAt, enclosed }: StampReading): number | null => {
  const at = stampedAt(token, content);
  if (at === null || trust === null || at > uploadedAt) return null;
  return isTrusted(token.signer, { list: trust, enclosed, service: 'timestamps', at }) ? at : null;
};

const judged = (file: Buffer, { end, cms }: SignatureField, documentStamps: readonly DocumentStamp[], reading: ReadingOf): ReadSignature => {
  const place = { coversUntil: end, appended: file.length - end };
  if (cms === null) return { ...unreadable, ...place, judgedAt: instantOf(reading.uploadedAt) };
  const own = cms.stamp === null ? null : trustedStamp(cms.stamp, cms.signature, { ...reading, enclosed: [...cms.stamp.enclosed, ...cms.enclosed] });
  const stamps = [...(own === null ? [] : [own]), ...documentStamps.filter((stamp) => stamp.end >= end).map((stamp) => stamp.at)];
  const at = stamps.length === 0 ? reading.uploadedAt : Math.min(...stamps);
  const service: TrustedService = cms.isTimestamp ? 'timestamps' : 'signatures';
  const { signer } = cms;
  return {
    kind: cms.isTimestamp ? 'timestamp' : 'signature',
    intact: cms.isTimestamp || signer.maySign,
    ...place,
    subject: signer.subject,
    certificate: certificateFacts(signer),
    fingerprint: signer.fingerprint,
    claimedAt: cms.claimedAt === null || !Number.isFinite(cms.claimedAt) ? null : instantOf(cms.claimedAt),
    judgedAt: instantOf(at),
    judgedBy: stamps.length === 0 ? 'upload' : 'timestamp',
    inValidity: runsAt(signer, at),
    qc: signer.qc,
    chain: chainOf(signer, cms.enclosed, { reading, service, at }),
  };
};

const chainOf = (
  signer: Certificate,
  enclosed: readonly Certificate[],
  { reading: { trust }, service, at }: { readonly reading: ReadingOf; readonly service: TrustedService; readonly at: number },
): ReadSignature['chain'] => {
  if (trust === null) return 'no_list';
  return isTrusted(signer, { list: trust, enclosed, service, at }) ? 'trusted' : 'untrusted';
};

const unreadable = {
  kind: 'signature',
  intact: false,
  subject: null,
  certificate: null,
  fingerprint: null,
  claimedAt: null,
  judgedBy: 'upload',
  inValidity: false,
  qc: { compliance: false, device: false, purposes: [] },
  chain: 'untrusted',
} as const;
