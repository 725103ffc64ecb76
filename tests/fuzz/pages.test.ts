/** Addresses of pages that no link leads to, over a real socket: odd pieces, queries and heads, the page as HTML and as the router's data. */

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { anInsertedOffer, anInsertedSigner, book, type Signer, sign } from '../factories/deals.ts';
import { type PageRoute, serveBuiltPages } from '../kit/built-pages.ts';
import { alone } from '../kit/product.ts';
import { type TestPerson, type TestServer, testServer } from '../kit/server.ts';
import { fuzzing } from './people.ts';
import { cookieOf, type Door, expectQuiet, headers, openDoor, piece, queryOf } from './socket.ts';

let server: TestServer;
let pages: readonly PageRoute[];
let landlord: Signer;
let admin: TestPerson;
let ids: readonly string[];
let door: Door;
const lines: string[] = [];
/** What the pages' own entry says of faults while it renders. */
const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeAll(async () => {
  server = await testServer({ env: alone, lines });
  pages = await serveBuiltPages(server);
  [landlord, admin] = [await anInsertedSigner(server), await server.person({ claims: ['admin'] })];
  const tenant = await anInsertedSigner(server);
  const [published, deal] = [await anInsertedOffer(server, landlord), await anInsertedOffer(server, landlord)];
  expect([await book(tenant, deal), await sign(server, tenant, deal)]).toMatchObject([{ ok: true }, { ok: true }]);
  ids = [published, deal, landlord.uid];
  door = await openDoor(server);
}, 240_000);
afterAll(async () => {
  said.mockRestore();
  await door.close();
  await server.close();
});
/** The parameters that pages read of their address. */
const names = [
  ...['view', 'page', 'a', 'b', 'c', 's', 'q', 'token', 'text', 'from', 'to', 'location', 'city', 'use', 'sort', 'signin', 'premisesPurpose'],
  ...['place', 'offer', 'lng', 'lat', 'within', 'way', 'vat', 'unread', 'stepTo', 'stepFrom', 'search', 'run', 'recipient', 'radius', 'province'],
  ...['people', 'order', 'option', 'open', 'offerType', 'of', 'nip', 'minArea', 'maxPrice', 'links', 'keep', 'ids', 'group', 'freeFrom', 'frame'],
  ...['filters', 'county', 'code', 'chart', 'call', 'bounds', 'before', 'area', 'address', '_routes', 'index', 'x'],
];
const query = queryOf(...names);

/** A real id stands where a number is put in until the test knows them. */
const filling = fc.oneof(
  piece,
  fc.nat(2).map((at) => `ID${at}`),
);

const request = fc
  .nat()
  .map((at) => pages[at % pages.length])
  .chain((page) => {
    const parts = (page?.pattern ?? '/').split('/').map((part) => (/^[:*]/.test(part) ? filling : fc.constant(part)));
    return fc.record({
      method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'OPTIONS'),
      path: fc
        .tuple(fc.tuple(...parts), fc.constantFrom('', '', '/en'), fc.constantFrom('', '', '/', '.data', '//'), query)
        .map(([path, lang, end, rest]) => lang + path.join('/') + end + rest),
      headers,
    });
  });

const real = (path: string): string => path.replace(/ID(\d)/g, (_, at: string) => ids[Number(at)] ?? '');

/** Addresses of pages that lead elsewhere, with a letter that no header can hold. */
const leadingOn = ['/contract/%C4%80/submit/ID2', '/edit-offer/ID1/%C4%80/ID1'].map(
  (path): [{ method: 'GET'; path: string; headers: Record<string, string> }] => [{ method: 'GET', path, headers: {} }],
);

describe.each(['visitor', 'landlord', 'admin'] as const)('as %s', (who) => {
  it('pages answer whatever stands in their address and head', async () => {
    const cookie = who === 'visitor' ? {} : { cookie: await cookieOf(server, who === 'landlord' ? landlord : admin) };
    await fc.assert(
      fc.asyncProperty(request, async ({ method, path, headers: { 'accept-encoding': _, ...given } }) => {
        const asked = { method, path: real(path), headers: { ...given, ...cookie } };
        said.mockClear();
        await expectQuiet(door, lines, asked);
        expect(said.mock.calls, `${method} ${asked.path}`).toEqual([]);
      }),
      { seed: fuzzing.seed, numRuns: fuzzing.runs(300), examples: leadingOn },
    );
  });
});
