/** Reads uploaded PDF files in a thread of its own. */

import type { Instant } from '../../../../domain/kit/brand.ts';
import { limitNumbers } from '../../../../domain/kit/numbers.ts';
import { refuseKit } from '../../../../domain/kit/refusals.ts';
import { msOf } from '../../../../domain/kit/time.ts';
import { ok, type Result, refused } from '../../../../domain/kit/verdict.ts';
import type { Services } from '../../../kit/context.ts';
import { isOfKind } from '../../../kit/files/upload.ts';
import { inThread, type ThreadLimits } from '../../../kit/process/thread.ts';
import { trustListText } from '../../adapters/trust-list.ts';
import type { ReadAnswer, ReadOrder } from './read-worker.ts';

/** A file to be read: `original` is what it should begin with, if that is known. */
export type PdfToRead = { readonly file: Uint8Array; readonly original: Uint8Array | null; readonly uploadedAt: Instant };

/**
 * By the clock on the wall: an honest file takes a second, on a machine with twenty times too much work still less than this. Beside the heap
 * lie unpacked streams: a file of 1 MB can unpack to 1 GB.
 */
const limits: ThreadLimits = { timeoutMs: 60_000, heapMb: 512, besideHeapBytes: 256 * 1024 * 1024 };
const worker = new URL('./read-worker.ts', import.meta.url);
const comeAgainSeconds = 20;
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Reads the signatures of a PDF that somebody uploaded, in a thread of its own with a limit of memory and time, one file after the other; refused
 * while too many wait. Null when the file is no PDF, is larger than uploads may be, or cannot be read within the limits: nobody may rely on
 * what such a file seems to say.
 */
export const readPdf = async (
  services: Pick<Services, 'config' | 'log'>,
  { file, original, uploadedAt }: PdfToRead,
): Promise<Result<ReadAnswer | null>> => {
  if (!isPdf(file)) return ok(null);
  if (waiting >= limitNumbers.pdfsWaiting) return refused(refuseKit('kit.too_many_calls', { params: { retryAfter: comeAgainSeconds } }));
  waiting += 1;
  try {
    const order: ReadOrder = { file, original, trustList: await trustListText(services), uploadedAt: msOf(uploadedAt) };
    const reading = last.then(() => inThread<ReadAnswer>(worker, order, limits));
    last = reading.catch(() => null);
    const answer = await reading;
    if (answer.trustProblem !== null)
      services.log.error({ problem: answer.trustProblem }, 'the trust list cannot be read: chains count as not checked');
    return ok(answer);
  } catch (fault) {
    services.log.warn({ fault: fault instanceof Error ? fault.message : 'unknown' }, 'an uploaded PDF could not be read');
    return ok(null);
  } finally {
    waiting -= 1;
  }
};

/** Whether bytes begin like a PDF and are not more than uploads may be. */
export const isPdf = (file: Uint8Array): boolean => file.length <= limitNumbers.pdfBytes && isOfKind(file, 'pdf');
