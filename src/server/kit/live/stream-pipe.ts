/** Sends a live stream through a socket or a web stream. The socket is a fast path (docs/fast-paths.md): switch off with `webPipe` for every request. */

import type { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';

/** The way to one browser. */
export type Pipe = {
  /** False when the browser has gone or too much waits for it because it does not read. */
  readonly write: (bytes: Uint8Array) => boolean;
  /** Ends the answer after what was written. */
  readonly end: () => void;
  /** Cuts the connection and throws away what waits. */
  readonly cut: () => void;
};

/** An open pipe and what the route answers. */
export type OpenStream = { readonly pipe: Pipe; readonly response: Response };

type Headers = Readonly<Record<string, string>>;

const waitingBytes = 64_000;
const waitingChunks = 500;

/**
 * Straight onto the socket. A web stream would cost a reader, its promises and a turn of the loop for every chunk of every browser.
 * The end of the connection is the end of the body, so that no chunk needs a frame of its own.
 */
export const socketPipe = (wire: ServerResponse, headers: Headers, gone: () => void): OpenStream => {
  wire.removeHeader('transfer-encoding');
  wire.writeHead(200, headers);
  wire.on('close', gone);
  return {
    pipe: {
      write: (bytes) => {
        wire.write(bytes);
        // A browser may have left while its rights were looked up: its close was told before anybody listened.
        return !wire.destroyed && wire.writableLength < waitingBytes;
      },
      end: () => wire.end(),
      cut: () => wire.destroy(),
    },
    response: RESPONSE_ALREADY_SENT,
  };
};

/** The same for a request that came without a socket. */
export const webPipe = (headers: Headers, signal: AbortSignal, gone: () => void): OpenStream => {
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  const body = new ReadableStream<Uint8Array>({
    start: (made) => {
      controller = made;
    },
    cancel: gone,
  });
  signal.addEventListener('abort', gone, { once: true });
  const close = (): void => {
    controller?.close();
    controller = null;
  };
  return {
    pipe: {
      write: (bytes) => {
        controller?.enqueue(bytes);
        return (controller?.desiredSize ?? 0) > -waitingChunks;
      },
      end: close,
      cut: close,
    },
    response: new Response(body, { headers }),
  };
};
