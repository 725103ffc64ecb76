import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiCalls } from '../../src/contract/content/endpoints/api.ts';
import { apiExamples } from '../../src/web/content/parts/api/examples.ts';
import { must } from '../factories/published-offer.ts';
import { type TestServer, testServer } from '../kit/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** What an example leaves out stands as `…`: any text, or a list of something. */
const shapeOf = (value: unknown): unknown => {
  if (value === '…') return expect.any(String);
  if (Array.isArray(value)) return value[0] === '…' ? expect.any(Array) : value.length === 0 ? [] : expect.arrayContaining(value.map(shapeOf));
  if (typeof value !== 'object' || value === null) return value;
  return expect.objectContaining(Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shapeOf(one)])));
};

it.each(Object.entries(apiExamples))('the example of %s is answered as the page says', async (wire, { data, result }) => {
  const response = await server.client().fetch(`/call/${wire}`, {
    method: 'POST',
    body: JSON.stringify({ data }),
    headers: { 'content-type': 'application/json' },
  });
  expect(await response.json()).toEqual({ result: shapeOf(result) });
});

it('the page knows every call that has an example, in full', async () => {
  const { calls } = await must(server.visitor, apiCalls.getApi, {});
  expect(calls.length).toBeGreaterThan(150);
  for (const wire of Object.keys(apiExamples))
    expect(await must(server.visitor, apiCalls.getApi, { call: wire })).toMatchObject({ chosen: { wire, input: expect.stringContaining('type') } });
  expect((await must(server.visitor, apiCalls.getApi, { call: 'nothing' })).chosen).toBeNull();
});
