/** Judges a sealed file by the reader that the product reads uploaded files with. */

import { readSignatures } from '../../src/server/signing/documents/reader/signatures.ts';
import { parseTrustList } from '../../src/server/signing/documents/reader/trust-list.ts';

/** The signatures of a file that is uploaded now, by whoever trusts these certificates (PEM), or nobody. */
export const signaturesOf = (bytes: Uint8Array, trusted: string | null = null) =>
  readSignatures(Buffer.from(bytes), { trust: trusted === null ? null : parseTrustList(trusted), uploadedAt: Date.now() }).signatures;

/**
 * Whether a file is sealed by the certificate of this fingerprint, unchanged, to its last byte. Bytes appended after a signature leave it
 * mathematically right, so one that is made by this certificate must reach the end.
 */
export const isSealedBy = (bytes: Uint8Array, fingerprint: string): boolean => {
  const signatures = signaturesOf(bytes);
  const isWhole = signatures.some((one) => one.appended === 0 && one.fingerprint === fingerprint);
  return isWhole && signatures.every(({ intact }) => intact);
};
