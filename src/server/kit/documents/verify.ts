/** Compares a file with what we drew and sealed. */

/** What a file's hash alone tells. */
export type Judgement =
  | 'sealed' // byte for byte what was sealed
  | 'drawn' // byte for byte what was shown for signing: without a seal, without signatures
  | 'different' // a document of this code exists, but the file is another one or was changed
  | 'unknown'; // no such document

/** A stored document as verification needs it. */
export type KnownFile = { readonly sha256: string; readonly sealedSha256: string | null };

/** Judges a file's hash against the stored document (docs/rules/documents.md#verification). */
export const judge = (known: KnownFile | null, sha256: string): Judgement => {
  if (known === null) return 'unknown';
  if (sha256 === known.sealedSha256) return 'sealed';
  return sha256 === known.sha256 ? 'drawn' : 'different';
};
