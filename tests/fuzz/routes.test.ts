/** Addresses, heads and bodies that no browser sends, over a real socket: to calls, reads, raw routes and live streams. */

import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveHealth } from '../../src/server/app/health.ts';
import { routes, topicGuards } from '../../src/server/app/rooms.ts';
import { kitRoutes } from '../../src/server/kit/http/kit-endpoints.ts';
import { anInsertedOffer, anInsertedSigner, type Signer } from '../factories/deals.ts';
import { alone } from '../kit/product.ts';
import { type TestPerson, type TestServer, testServer } from '../kit/server.ts';
import { tracesIn } from './judge.ts';
import { fuzzing, inTime } from './people.ts';
import { cookieOf, type Door, expectQuiet, headers, openDoor, type Probe, piece, queryOf } from './socket.ts';

let server: TestServer;
let signer: Signer;
let admin: TestPerson;
let offerId: string;
let door: Door;
const lines: string[] = [];

beforeAll(async () => {
  server = await testServer({ env: alone, lines });
  serveHealth(server.server.app, {
    config: server.services.config,
    db: server.db,
    about: { version: 'test', build: 'test' },
    isClosing: () => false,
  });
  [signer, admin] = [await anInsertedSigner(server), await server.person({ claims: ['admin'] })];
  offerId = await anInsertedOffer(server, signer);
  door = await openDoor(server);
}, 240_000);
afterAll(async () => {
  await door.close();
  await server.close();
});

const overSocket = (asked: Probe) => door.ask(asked);
const isQuiet = (asked: Probe) => expectQuiet(door, lines, asked);

const query = queryOf('data', 'lang', 'exp', 'sig', 'mode', 'name', 'frame', 'from', 'to', 'of', 'state', 'code', 'topics', 'x');

/** The raw routes with what stands in the place of their parameters. */
const places = [...kitRoutes, ...routes].map(({ method, path }) => ({ method, parts: path.split('/') }));

const rawRequest = fc.constantFrom(...places).chain(({ method, parts }) => {
  const filled = fc.tuple(...parts.map((part) => (part.startsWith(':') || part === '*' ? fc.oneof(piece, fc.constant('ID')) : fc.constant(part))));
  return fc.record({ method: fc.constant(method), path: fc.tuple(filled, query).map(([path, rest]) => path.join('/') + rest), headers });
});

describe.each(['visitor', 'signer', 'admin'] as const)('as %s', (who) => {
  it('raw routes answer whatever stands in their address and head', async () => {
    const cookie = who === 'visitor' ? {} : { cookie: await cookieOf(server, who === 'signer' ? signer : admin) };
    await fc.assert(
      fc.asyncProperty(rawRequest, ({ method, path, headers: given }) =>
        isQuiet({ method, path: path.replace('ID', offerId), headers: { ...given, ...cookie }, ...(method === 'GET' ? {} : { body: 'x' }) }),
      ),
      { seed: fuzzing.seed, numRuns: fuzzing.runs(150) },
    );
  });
});

describe('reads and calls', () => {
  const wires = ['searchOffers', 'getOffer', 'getLanding', 'getApi', 'getProtocol', 'getMe', 'constructor', '__proto__', '%00', '%'];

  it('answer whatever the address of a read holds', async () => {
    const read = fc.record({
      method: fc.constantFrom('GET', 'HEAD'),
      path: fc.tuple(fc.constantFrom(...wires), query).map(([wire, rest]) => `/read/${wire}${rest}`),
      headers,
    });
    await fc.assert(fc.asyncProperty(read, isQuiet), { seed: fuzzing.seed, numRuns: fuzzing.runs(150) });
  });

  it('answer whatever the body is', async () => {
    const bodies = [
      '',
      '{',
      'null',
      '[]',
      '7',
      '"data"',
      '{}',
      '{"data":null}',
      '{"data":"x"}',
      '{"data":{},"data":[]}',
      '\u0000',
      '{"data":{"a":1e999}}',
      '{"__proto__":{"data":{}}}',
      `{"data":${'['.repeat(90_000)}`,
    ];
    const call = fc.record({
      method: fc.constant('POST'),
      path: fc.tuple(fc.constantFrom('/call/', '/any-project/europe-west1/'), fc.constantFrom(...wires)).map((parts) => parts.join('')),
      headers,
      body: fc.constantFrom(...bodies),
    });
    await fc.assert(fc.asyncProperty(call, isQuiet), { seed: fuzzing.seed, numRuns: fuzzing.runs(150) });
  });

  it.each([
    ['a path that is none', 'GET \\ HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['an absolute address of another host', 'GET http://evil.example/metrics HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a host that is none', 'GET /healthz HTTP/1.1\r\nHost: \\%00[\r\n\r\n'],
    ['two lengths', 'POST /call/getMe HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}'],
    ['a length and chunks', 'POST /call/getMe HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['chunks that are none', 'POST /call/getMe HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n'],
    ['a method of its own', 'BREW /call/getMe HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['an upgrade', 'GET /live HTTP/1.1\r\nHost: a\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n'],
    ['a head that never ends', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(100_000)}`],
  ])('answer %s or hang up', async (_, text) => {
    const socket = connect(door.port, '127.0.0.1');
    let answer = '';
    socket.on('data', (bytes) => {
      answer += bytes.toString('latin1');
      socket.end();
    });
    // Whoever sends nonsense is hung up on, in whatever way.
    socket.on('error', () => socket.destroy());
    socket.write(text, 'latin1');
    await inTime(new Promise((resolve) => socket.on('close', resolve)), text.slice(0, 40));
    expect(answer).not.toMatch(/^HTTP\/1\.1 5/);
    expect(tracesIn(answer)).toEqual([]);
    expect((await overSocket({ method: 'GET', path: '/healthz' })).status).toBe(200);
  });
});

describe('live streams', () => {
  const prefixes = topicGuards.map(({ prefix }) => prefix);
  const topic = fc.oneof(
    fc
      .tuple(fc.constantFrom(...prefixes, 'rights', 'listings', 'notice', 'constructor', '__proto__', ''), piece)
      .map(([prefix, id]) => `${prefix}:${id}`),
    fc.constantFrom(...prefixes, ':', '::', ',', '%2c', '*', 'offer:*', 'user:%', 'rights'),
  );

  it('are opened or refused whatever they are to follow', async () => {
    const list = fc.array(topic, { maxLength: 60 }).map((topics) => `/live?topics=${topics.join(',')}`);
    const after = fc.constantFrom('', '&after=-1', '&after=1e400', '&after=9007199254740991', '&after=%00', '&after=x');
    await fc.assert(
      fc.asyncProperty(list, after, headers, (path, mark, given) => isQuiet({ method: 'GET', path: (path + mark).slice(0, 12_000), headers: given })),
      { seed: fuzzing.seed, numRuns: fuzzing.runs(100) },
    );
  });

  it('of others open while somebody asks for what cannot be', async () => {
    const good = () => overSocket({ method: 'GET', path: `/live?topics=public-offer:${offerId}` });
    const bad = () => overSocket({ method: 'GET', path: '/live?topics=public-offer:%00' });
    const answers = await Promise.all([good(), bad(), good(), bad(), good()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 200, 404, 200]);
  });
});
