/** For every route that is no call, and every kind of caller, one cell says with which status it answers. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveHealth } from '../../../src/server/app/health.ts';
import { alone } from '../../kit/product.ts';
import { testServer } from '../../kit/server.ts';
import { routeAnswers } from './answers.ts';
import { requests } from './requests.ts';
import { askers, prepareRoutes, type RouteCaller, type RouteScene } from './scene.ts';

const [head = [], ...rows] = routeAnswers
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));
const routeOf = (row: string): string => row.split(' ').slice(0, 2).join(' ');

let scene: RouteScene;
beforeAll(async () => {
  const tokens = { METRICS_TOKEN: 'metrics-token-of-the-matrix-1234', BOUNCE_TOKEN: 'bounce-token-of-the-matrix-1234567890' };
  const server = await testServer({ env: { ...alone, ...tokens } });
  serveHealth(server.server.app, {
    config: server.services.config,
    db: server.db,
    about: { version: 'test', build: 'test' },
    isClosing: () => false,
  });
  scene = await prepareRoutes(server);
}, 240_000);
afterAll(() => scene.server.close());

/** What the server routes to by itself: its calls, whose matrix is the other one. */
const calls = ['POST /call/:name', 'POST /:project/europe-west1/:name', 'GET /read/:name'];

const statusFor = async (row: string, asker: RouteCaller): Promise<string> => {
  const make = requests[row];
  if (make === undefined) return 'no request';
  const { path, body, type, headers } = await make(scene, asker);
  const method = row.split(' ')[0] ?? 'GET';
  const answer = await scene.askers[asker]?.fetch(path, {
    method,
    redirect: 'manual',
    headers: { ...headers, ...(type && { 'content-type': type }) },
    ...(body === undefined ? {} : { body }),
  });
  await answer?.body?.cancel();
  return String(answer?.status);
};

describe('the matrix of routes', () => {
  it('has a row for every route, a request for every row and a status in every cell', () => {
    const served = scene.server.server.app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`);
    expect(head).toEqual(['route', ...askers]);
    expect(served.filter((route) => !calls.includes(route) && !rows.some(([row = '']) => routeOf(row) === route))).toEqual([]);
    expect(rows.map(([row = '']) => routeOf(row)).filter((route) => !served.includes(route))).toEqual([]);
    expect(rows.map(([row]) => row)).toEqual(Object.keys(requests));
    expect(rows.filter((cells) => cells.length !== head.length || cells.includes(''))).toEqual([]);
  });

  it.each(rows.map(([row = '', ...cells]) => [row, cells] as const))('%s', async (row, cells) => {
    const given: string[] = [];
    for (const asker of askers) given.push(await statusFor(row, asker));
    const byAsker = (list: readonly string[]) => Object.fromEntries(askers.map((asker, at) => [asker, list[at]]));
    expect(byAsker(given)).toEqual(byAsker(cells));
  });
});
