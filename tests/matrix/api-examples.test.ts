import { afterAll, beforeAll, expect, it } from 'vitest';
import { declaredCalls } from '../../scripts/docs/calls.ts';
import { apiCalls } from '../../src/contract/content/endpoints/api.ts';
import { apiExamples } from '../../src/web/content/parts/api/examples.ts';
import { must } from '../factories/published-offer.ts';
import { type TestPerson, type TestServer, testServer } from '../kit/server.ts';

let server: TestServer;
let person: TestPerson;
beforeAll(async () => {
  server = await testServer();
  person = await server.person();
});
afterAll(() => server.close());

/** What an example leaves out stands as `…`: any text, or a list of something. */
const shapeOf = (value: unknown): unknown => {
  if (value === '…') return expect.any(String);
  if (Array.isArray(value)) return value[0] === '…' ? expect.any(Array) : value.length === 0 ? [] : expect.arrayContaining(value.map(shapeOf));
  if (typeof value !== 'object' || value === null) return value;
  return expect.objectContaining(Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shapeOf(one)])));
};

it.each(Object.entries(apiExamples))('the example of %s is answered as the page says', async (wire, { data, signedIn, ...answer }) => {
  const response = await (signedIn ? person : server.client()).fetch(`/call/${wire}`, {
    method: 'POST',
    body: JSON.stringify({ data }),
    headers: { 'content-type': 'application/json' },
  });
  expect(await response.json()).toEqual(shapeOf(answer));
});

it('every read that needs no account has an example, and so has every room', async () => {
  const declared = await declaredCalls();
  const open = declared.filter(({ who, read }) => who === 'visitor' && read).map(({ wire }) => wire);
  expect(open.length).toBeGreaterThan(20);
  expect(open.filter((wire) => !(wire in apiExamples))).toEqual([]);
  const shown = new Set(declared.filter(({ wire }) => wire in apiExamples).map(({ room }) => room));
  expect([...new Set(declared.map(({ room }) => room))].filter((room) => !shown.has(room))).toEqual([]);
});

it('the page knows every call that has an example, in full', async () => {
  const { calls } = await must(server.visitor, apiCalls.getApi, {});
  expect(calls.length).toBeGreaterThan(150);
  for (const wire of Object.keys(apiExamples))
    expect(await must(server.visitor, apiCalls.getApi, { call: wire })).toMatchObject({ chosen: { wire, input: expect.stringContaining('type') } });
  expect((await must(server.visitor, apiCalls.getApi, { call: 'nothing' })).chosen).toBeNull();
});
