/** Requests over a real socket, as no browser sends them, and what holds of every answer. */

import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import fc from 'fast-check';
import { expect } from 'vitest';
import { listen } from '../../src/server/app/listen.ts';
import { closeServer } from '../../src/server/app/shutdown.ts';
import type { Client, TestServer } from '../kit/server.ts';
import { tracesIn } from './judge.ts';
import { inTime } from './people.ts';

/** A request as it stands on the wire. */
export type Probe = { readonly method: string; readonly path: string; readonly headers?: Readonly<Record<string, string>>; readonly body?: string };

/** A port behind which a server answers. */
export type Door = {
  readonly port: number;
  readonly ask: (asked: Probe) => Promise<{ readonly status: number; readonly text: string }>;
  readonly close: () => Promise<void>;
};

/** Lets a server of tests answer at a port. */
export const openDoor = async ({ server }: TestServer): Promise<Door> => {
  const door = await listen(0, '127.0.0.1');
  door.open(getRequestListener(server.fetch));
  const { port } = door.server.address() as AddressInfo;
  return { port, ask: (asked) => askAt(port, asked), close: () => closeServer(door.server) };
};

/** Asks over the socket with this address as it stands; a stream is left as soon as it has begun. */
const askAt = (port: number, { method, path, headers: given = {}, body }: Probe): Promise<{ status: number; text: string }> =>
  inTime(
    new Promise((resolve, reject) => {
      const asked = request({ port, host: '127.0.0.1', method, path, headers: given }, (response) => {
        const pieces: Buffer[] = [];
        const status = response.statusCode ?? 0;
        const done = (): void => resolve({ status, text: Buffer.concat(pieces).toString('latin1') });
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('end', done);
        response.on('error', reject);
        if (response.headers['content-type'] !== 'text/event-stream') return;
        done();
        asked.destroy();
      });
      asked.on('error', reject);
      asked.end(body);
    }),
    `${method} ${path.slice(0, 100)}`,
  );

/** The server answers this, shows nothing of itself and logs no fault. */
export const expectQuiet = async (door: Door, lines: string[], asked: Probe): Promise<void> => {
  lines.length = 0;
  const { status, text } = await door.ask(asked);
  const fault = lines.findLast((line) => line.includes('"fault"')) ?? '';
  expect([status < 500, tracesIn(text), fault], `${status} to ${JSON.stringify(asked).slice(0, 1_000)}`).toEqual([true, [], '']);
};

/** A piece of an address as it stands on the wire. */
export const piece = fc.oneof(
  fc.constantFrom(
    '%',
    '%E0%A4%A',
    '%00',
    '%0',
    '%zz',
    '%ff%fe',
    '%2e%2e%2f',
    '..',
    '.',
    '%c0%ae',
    '%F0%9F%98%80',
    '*',
    ':',
    '\\',
    '%5c',
    '',
    '__proto__',
  ),
  fc.constantFrom('N'.repeat(20), 'x'.repeat(2_000), '-1', '1e99', 'NaN', '%0d%0aset-cookie:a=b', '{}', '%7B%22a%22%3A1%7D', 'admin', 'user'),
  fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => encodeURIComponent(text.toWellFormed())),
);

/** A query of these names with whatever behind them. */
export const queryOf = (...names: readonly string[]): fc.Arbitrary<string> =>
  fc
    .array(fc.tuple(fc.constantFrom(...names), piece), { maxLength: 4 })
    .map((parts) => (parts.length === 0 ? '' : `?${parts.map(([name, value]) => `${name}=${value}`).join('&')}`));

/** Heads that no browser sends. */
export const headers = fc.dictionary(
  fc.constantFrom(
    'accept',
    'accept-language',
    'accept-encoding',
    'cookie',
    'authorization',
    'range',
    'if-none-match',
    'last-event-id',
    'x-lang',
    'x-forwarded-for',
    'content-type',
    'user-agent',
  ),
  fc.constantFrom(
    '',
    '*',
    'text/html',
    'bytes=5-1',
    'bytes=999999999999999999999-',
    'Bearer x',
    'Bearer ',
    'parter.session_token=%',
    'a=b; ;=;',
    '"',
    'W/"x", *',
    '-1',
    '1e400',
    'x'.repeat(6_000),
    '\u00ff\u00fe',
  ),
  { maxKeys: 4 },
);

/** The cookies of somebody, as a header. */
export const cookieOf = async ({ server }: TestServer, client: Client): Promise<string> => {
  let cookie = '';
  await client
    .through({
      ...server,
      fetch: (asked) => {
        cookie = asked.headers.get('cookie') ?? '';
        return new Response('{}');
      },
    })
    .fetch('/');
  return cookie;
};
