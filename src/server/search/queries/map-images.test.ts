import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LocalService, localService } from '../../../../tests/kit/outside.ts';
import { type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { kitCalls } from '../../../contract/kit/endpoints.ts';
import { limitNumbers } from '../../../domain/kit/numbers.ts';

let wms: LocalService;
let server: TestServer;
let isDown = false;
const png = Buffer.from('89504e470d0a1a0a00', 'hex');

beforeAll(async () => {
  wms = await localService((_, response) => {
    if (isDown) response.writeHead(500).end();
    else response.setHeader('content-type', 'image/png').end(png);
  });
  server = await testServer({ env: { CADASTRE_WMS_URL: `${wms.url}/egib?LAYERS=dzialki` } });
});
afterAll(async () => {
  await server.close();
  await wms.close();
});

const get = (path: string, address?: string) => server.client(address).fetch(`/map-layers/${path}`);

it('answers a square of a layer to anybody, as a picture that caches may keep', async () => {
  const answer = await get('cadastre/15/18155/10873');
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=86400',
    'x-content-type-options': 'nosniff',
  });
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(png);
});

it.each([
  'streets/15/18155/10873',
  'plan/15/18155/10873',
  'cadastre/13/4538/2718',
  'cadastre/20/580960/347936',
  'cadastre/15/0/0',
  'cadastre/15/18155/10873x',
  'cadastre/15/-1/10873',
  'cadastre/15/18155/%2e%2e',
])('asks nobody for %s', async (path) => {
  const asked = wms.asked.length;
  expect((await get(path)).status).toBe(404);
  expect((await get(`${path}?LAYERS=other&url=http://elsewhere.example`)).status).toBe(404);
  expect(wms.asked).toHaveLength(asked);
});

it('adds nothing of the question to what it asks', async () => {
  await get('cadastre/15/18156/10873?LAYERS=other&BBOX=0,0,1,1&SERVICE=WFS');
  expect(wms.asked.at(-1)).toMatch(/^\/egib\?LAYERS=dzialki&SERVICE=WMS&/);
  expect(wms.asked.at(-1)).not.toMatch(/other|WFS/);
});

it('says when the service is away, and slows down whoever asks too much', async () => {
  isDown = true;
  const answer = await get('cadastre/15/18157/10873');
  isDown = false;
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([503, '60', 'no-store']);
  const statuses = new Set<number>();
  for (let n = 0; n < 2 * limitNumbers.layerSquaresPerMinute + 1; n += 1) statuses.add((await get('cadastre/15/18155/10873', '192.0.2.5')).status);
  expect([...statuses]).toEqual([200, 429]);
});

it('tells the browser which layers there are', async () => {
  expect(await server.visitor.ask(kitCalls.getMapSettings, {})).toMatchObject({ value: { styleUrl: null, parcels: false, layers: ['cadastre'] } });
});
