import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressed, encodingFor } from './compression.ts';
import { success } from './wire.ts';

const page = `<p>${'Zażółć gęślą jaźń. '.repeat(200)}</p>`;
const answer = (): Response => new Response(null, { status: 404, headers: { 'content-type': 'text/html', vary: 'cookie' } });

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0,gzip;q=0', null],
  ['brotli, x-gzipped', null],
  ['', null],
])('a browser that accepts "%s" is sent %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a page in %s is the same page', async (encoding, open) => {
  const sent = await compressed(page, answer(), encoding);
  expect([sent.status, sent.headers.get('content-encoding'), sent.headers.get('vary')]).toEqual([404, encoding, 'cookie, Accept-Encoding']);
  const bytes = new Uint8Array(await sent.arrayBuffer());
  expect(bytes.length).toBeLessThan(1000);
  expect(open(bytes).toString()).toBe(page);
});

test('who accepts nothing is sent the text, and caches learn that others are sent something else', async () => {
  const sent = await compressed(page, answer(), undefined);
  expect([sent.headers.get('content-encoding'), sent.headers.get('vary')]).toEqual([null, 'cookie, Accept-Encoding']);
  expect(await sent.text()).toBe(page);
});

test('a short text is sent as it is', async () => {
  const sent = await compressed('<p>Nic</p>', answer(), 'br');
  expect([sent.headers.get('content-encoding'), sent.headers.get('vary'), await sent.text()]).toEqual([null, 'cookie', '<p>Nic</p>']);
});

test('the answer of a call is compressed from 1 kB on; a short one is sent as it is', async () => {
  const value = { text: 'Zażółć '.repeat(300) };
  const long = await success(value, { vary: 'Cookie' }, 'gzip, br');
  expect([long.headers.get('content-encoding'), long.headers.get('vary')]).toEqual(['br', 'Cookie, Accept-Encoding']);
  expect(JSON.parse(brotliDecompressSync(await long.bytes()).toString())).toEqual({ result: value });
  const plain = await success(value, { vary: 'Cookie' });
  expect([plain.headers.get('content-encoding'), await plain.json()]).toEqual([null, { result: value }]);
  const short = await success({ a: 1 }, { vary: 'Cookie' }, 'br');
  expect([short.headers.get('content-encoding'), short.headers.get('vary'), await short.json()]).toEqual([null, 'Cookie', { result: { a: 1 } }]);
});
