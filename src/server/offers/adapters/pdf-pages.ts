/** Draws the pages of a PDF that somebody sent as a floor plan, in a thread of its own. */

import { limitNumbers } from '../../../domain/kit/numbers.ts';
import { refuseKit } from '../../../domain/kit/refusals.ts';
import type { Refusal } from '../../../domain/kit/verdict.ts';
import { refuse } from '../../../domain/offers/refusals.ts';
import { inThread, type ThreadLimits } from '../../kit/process/thread.ts';
import type { PagesAnswer, PagesOrder } from './pdf-worker.ts';

/** A drawn page: three bytes for each point, on white. */
export type PageBitmap = { readonly data: Uint8Array<ArrayBuffer>; readonly width: number; readonly height: number };

/**
 * By the clock on the wall: a plan takes a second, on a machine with twenty times too much work still less than this. Beside the heap lie the
 * drawn pages, at most fourteen megabytes each; the memory that they are drawn in is bounded in the thread itself.
 */
const limits: ThreadLimits = { timeoutMs: 60_000, heapMb: 256, besideHeapBytes: 512 * 1024 * 1024 };
const worker = new URL('./pdf-worker.ts', import.meta.url);
const comeAgainSeconds = 20;
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * The pages of a PDF as pictures, the longer side of each `longSide` points. One file after the other, in a thread with a limit of time and
 * memory; what it runs in it is WebAssembly, which reaches neither files nor the network. Refused are files that cannot be read within the
 * limits, that want a password, or have more than `pagesMax` pages.
 */
export const drawnPages = async (
  file: Uint8Array,
  { pagesMax, longSide }: Omit<PagesOrder, 'file'>,
): Promise<{ readonly problem: Refusal } | { readonly bitmaps: readonly PageBitmap[] }> => {
  if (waiting >= limitNumbers.planPdfsWaiting) return { problem: refuseKit('kit.too_many_calls', { params: { retryAfter: comeAgainSeconds } }) };
  waiting += 1;
  try {
    const drawing = last.then(() => inThread<PagesAnswer>(worker, { file, pagesMax, longSide } satisfies PagesOrder, limits));
    last = drawing.catch(() => null);
    const answer = await drawing;
    return 'bitmaps' in answer ? answer : { problem: refuse(answer.pages > pagesMax ? 'plan.too_many' : 'plan.unreadable') };
  } catch {
    // Whatever it stumbled on, the person is helped by the same: another file.
    return { problem: refuse('plan.unreadable') };
  } finally {
    waiting -= 1;
  }
};
