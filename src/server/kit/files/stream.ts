/** Hands a large stored file out piece by piece. */

import type { Files } from './port.ts';

/** How much of a file is in memory for one reader. */
const pieceBytes = 1_000_000;

/** A file as a stream that reads on when its reader has taken what there is; null when it is not there. */
export const streamFile = async (
  files: Pick<Files, 'read'>,
  key: string,
  piece = pieceBytes,
): Promise<{ readonly size: number; readonly body: ReadableStream<Uint8Array> } | null> => {
  const first = await files.read(key, { start: 0, end: piece - 1 });
  if (first === null) return null;
  let [next, at]: [Uint8Array | null, number] = [first.bytes, 0];
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
    const bytes = next ?? (await files.read(key, { start: at, end: at + piece - 1 }))?.bytes;
    next = null;
    if (bytes === undefined || (bytes.length === 0 && at < first.size)) return controller.error(new Error(`a file went while it was read: ${key}`));
    at += bytes.length;
    if (bytes.length > 0) controller.enqueue(bytes);
    if (at >= first.size) controller.close();
  };
  return { size: first.size, body: new ReadableStream({ pull }, { highWaterMark: 0 }) };
};
