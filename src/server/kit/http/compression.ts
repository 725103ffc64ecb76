/** Compresses answers in the encoding that the browser takes. Its window is a fast path (docs/fast-paths.md): switch off by leaving `BROTLI_PARAM_LGWIN` out. */

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { HeaderRecord } from './headers.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Smaller is not worth it: one packet carries it anyway. */
const least = 1024;

// A page is compressed for every visitor. Measured on a list page of 64 kB: Brotli 3 takes 0.6 ms for 12.5 kB, gzip 4 0.75 ms for
// 13.7 kB, gzip 6 (the usual default) 1.05 ms for 13.2 kB, Brotli 4 1.1 ms for 11.9 kB.
// The window is small: the usual one of 4 MB is memory beside the heap that has whole collections of garbage run under
// load. With 256 kB the answer has the same bytes, and `/offers` cost the program a third less processor time (docs/fast-paths.md).
const brotliOf = (size: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18, [constants.BROTLI_PARAM_SIZE_HINT]: size },
});
const encoders = {
  br: (text: Buffer) => brotli(text, brotliOf(text.length)),
  gzip: (text: Buffer) => zip(text, { level: 4 }),
};

/** How an answer may be compressed. */
export type Encoding = keyof typeof encoders;

const isWanted = (accepted: string, encoding: Encoding): boolean =>
  new RegExp(`(^|[\\s,])${encoding}\\s*($|,|;(?!\\s*q=0(\\.0*)?\\s*($|,)))`).test(accepted);

/** What a browser that names these encodings is sent. */
export const encodingFor = (accepted: string): Encoding | null => (['br', 'gzip'] as const).find((encoding) => isWanted(accepted, encoding)) ?? null;

/** A whole text as an answer, compressed as the browser allows; in one piece, off the main thread. */
export const compressed = async (text: string, { status, headers }: Response, accepted: string | undefined): Promise<Response> => {
  const bytes = Buffer.from(text);
  if (bytes.length < least) return new Response(bytes, { status, headers });
  headers.append('vary', 'Accept-Encoding');
  const encoding = encodingFor(accepted ?? '');
  if (encoding === null) return new Response(bytes, { status, headers });
  headers.set('content-encoding', encoding);
  return new Response(await encoders[encoding](bytes), { status, headers });
};

/** The same for an answer whose headers are a plain record, which the web server writes without ever making Headers of them. */
export const compressedRecord = async (
  text: string,
  headers: HeaderRecord,
  accepted: string,
): Promise<{ readonly body: string | Uint8Array<ArrayBuffer>; readonly headers: HeaderRecord }> => {
  if (text.length < least) return { body: text, headers };
  const varied = { ...headers, vary: [headers['vary'], 'Accept-Encoding'].filter(Boolean).join(', ') };
  const encoding = encodingFor(accepted);
  if (encoding === null) return { body: text, headers: varied };
  return { body: await encoders[encoding](Buffer.from(text)), headers: { ...varied, 'content-encoding': encoding } };
};
