/** The worker thread that reads files of strangers: what they make it do, slow or endless, ends with the thread. */

import { parentPort, workerData } from 'node:worker_threads';
import type { ReadPdf, RevisionVerdict } from '../../../../domain/signing/types.ts';
import type { TrustList } from './chain.ts';
import { compareRevisions } from './revisions.ts';
import { readSignatures } from './signatures.ts';
import { parseTrustList } from './trust-list.ts';

/** What is read: the file, what it should begin with, the text of the trust list, the moment of the upload. */
export type ReadOrder = {
  readonly file: Uint8Array;
  readonly original: Uint8Array | null;
  readonly trustList: string | null;
  readonly uploadedAt: number;
};
/** What was read; `revisions` is null where there is nothing to compare with, `trustProblem` says why a configured list could not be used. */
export type ReadAnswer = ReadPdf & { readonly revisions: RevisionVerdict | null; readonly trustProblem: string | null };

const listOf = (text: string | null): { readonly trust: TrustList | null; readonly trustProblem: string | null } => {
  try {
    return { trust: text === null ? null : parseTrustList(text), trustProblem: null };
  } catch (fault) {
    return { trust: null, trustProblem: String(fault) };
  }
};

const { file, original, trustList, uploadedAt } = workerData as ReadOrder;
const bytes = Buffer.from(file.buffer, file.byteOffset, file.length);
const { trust, trustProblem } = listOf(trustList);
const read = readSignatures(bytes, { trust, uploadedAt });
const revisions = original === null ? null : await compareRevisions(Buffer.from(original), bytes, read.signatures);
const answer: ReadAnswer = { ...read, revisions, trustProblem };
parentPort?.postMessage(answer);
