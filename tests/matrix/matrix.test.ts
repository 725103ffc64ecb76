import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../src/server/app/rooms.ts';
import { kitEndpoints } from '../../src/server/kit/http/kit-endpoints.ts';
import { testServer } from '../kit/server.ts';
import { answers } from './answers.ts';
import { inputs } from './inputs.ts';
import { type Caller, callers, prepareScene, type Scene } from './scene.ts';

type Row = { readonly name: string; readonly cells: readonly string[] };

const [head = [], ...lines] = answers
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));
const rows: readonly Row[] = lines.map(([name = '', ...cells]) => ({ name, cells }));
const callOf = (row: string): string => row.split(' ')[0] ?? '';

let scene: Scene;
beforeAll(async () => {
  scene = await prepareScene(await testServer());
}, 240_000);
afterAll(() => scene.server.close());

const answerTo = async (row: string, caller: Caller): Promise<string> => {
  const data = await inputs[row]?.(scene, caller);
  const response = await scene.people[caller].fetch(`/call/${callOf(row)}`, {
    method: 'POST',
    body: JSON.stringify({ data }),
    headers: { 'content-type': 'application/json' },
  });
  const body = (await response.json()) as { error?: { status: string; details?: { code?: string } } };
  return body.error ? (body.error.details?.code ?? body.error.status) : 'ok';
};

/** Asks for everybody, first those who are to be refused. */
const askAll = async ({ name, cells }: Row): Promise<readonly string[]> => {
  const given = new Map<Caller, string>();
  const order = callers.map((caller, at) => ({ caller, last: cells[at] === 'ok' })).toSorted((one, two) => Number(one.last) - Number(two.last));
  for (const { caller } of order) given.set(caller, await answerTo(name, caller));
  return callers.map((caller) => given.get(caller) ?? '');
};

const byCaller = (cells: readonly string[]) => Object.fromEntries(callers.map((caller, at) => [caller, cells[at]]));

describe('the permission matrix', () => {
  it('has a row for every call, an input for every row and an answer in every cell', () => {
    const calls = [...kitEndpoints(() => ''), ...endpoints].map(({ wire }) => wire);
    expect(head).toEqual(['call', ...callers]);
    expect(calls.filter((call) => !rows.some((row) => callOf(row.name) === call))).toEqual([]);
    expect(rows.filter(({ name }) => !calls.includes(callOf(name)))).toEqual([]);
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(inputs));
    expect(rows.filter(({ cells }) => cells.length !== callers.length || cells.includes(''))).toEqual([]);
  });

  it.each(rows.map((row) => [row.name, row] as const))('%s', async (_, row) => {
    const given = await askAll(row);
    expect(byCaller(given)).toEqual(byCaller(row.cells));
  });
});
