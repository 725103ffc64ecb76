import { createHash } from 'node:crypto';
import { PDF, type Signer, type TimestampAuthority } from '@libpdf/core';
import type { Instant } from '../../../domain/kit/brand.ts';
import { appendPages } from './append-pages.ts';
import type { Drawn } from './sheet.ts';

/** The operator's electronic seal: the key, whose it is, and the time-stamp authority if one is configured. */
export type Seal = {
  readonly signer: Signer;
  readonly origin: 'self-made' | 'configured';
  /** Hexadecimal SHA-256 of the certificate. */
  readonly fingerprint: string;
  readonly timestamp: TimestampAuthority | null;
};

/** What the seal says about itself. */
export type SealReason = { readonly reason: string; readonly location: string; readonly contact: string };

/**
 * Appends the evidence page to the drawn bytes and seals once (PAdES B-B, or B-T with a time-stamp). The drawn bytes are the exact
 * beginning of the result, so their agreed hash stays checkable. Rejects when no time-stamp can be had: the job tries again.
 */
export const sealDocument = async (drawn: Uint8Array, evidence: Drawn | null, seal: Seal, at: Instant, sealReason: SealReason): Promise<Drawn> => {
  const pdf = await PDF.load(drawn);
  if (evidence !== null) appendPages(pdf, await PDF.load(evidence.pdf));
  const { bytes } = await pdf.sign({
    signer: seal.signer,
    fieldName: 'Parter',
    reason: sealReason.reason,
    location: sealReason.location,
    contactInfo: sealReason.contact,
    signingTime: new Date(at),
    ...(seal.timestamp === null ? { level: 'B-B' } : { level: 'B-T', timestampAuthority: seal.timestamp, estimatedSize: 24_576 }),
  });
  if (!Buffer.from(bytes.buffer, bytes.byteOffset, drawn.length).equals(drawn)) throw new Error('sealing changed the drawn bytes');
  return { pdf: bytes, sha256: createHash('sha256').update(bytes).digest('hex'), pages: pdf.getPageCount() };
};
