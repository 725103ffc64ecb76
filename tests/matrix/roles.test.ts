/** The columns of callers, creators and agents: people whose role alone gives them more than a stranger has. They are no party to anything of the scene. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAgent } from '../factories/agency.ts';
import { type Client, testServer } from '../kit/server.ts';
import { inputs } from './inputs.ts';
import { roleAnswers } from './role-answers.ts';
import { type Caller, prepareScene, type Scene } from './scene.ts';

const roles = ['caller', 'creator', 'agent'] as const;
type Role = (typeof roles)[number];

const [head = [], ...rows] = roleAnswers
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));
const callOf = (row: string): string => row.split(' ')[0] ?? '';

let scene: Scene;
let people: Readonly<Record<Role, Client>>;
beforeAll(async () => {
  scene = await prepareScene(await testServer());
  const { server } = scene;
  people = {
    caller: await server.person({ claims: ['caller'] }),
    creator: await server.person({ claims: ['creator'] }),
    agent: await anAgent(server),
  };
  scene = { ...scene, people: { ...scene.people, ...people } };
}, 240_000);
afterAll(() => scene.server.close());

const answerTo = async (row: string, role: Role): Promise<string> => {
  // Whoever is none of the scene's people asks as the stranger does.
  const data = await inputs[row]?.(scene, role as unknown as Caller);
  const response = await people[role].fetch(`/call/${callOf(row)}`, {
    method: 'POST',
    body: JSON.stringify({ data }),
    headers: { 'content-type': 'application/json' },
  });
  const body = (await response.json()) as { error?: { status: string; details?: { code?: string } } };
  return body.error ? (body.error.details?.code ?? body.error.status) : 'ok';
};

describe('the permission matrix of roles', () => {
  it('has every row of the matrix, and an answer in every cell', () => {
    expect(head).toEqual(['call', ...roles]);
    expect(rows.map(([name]) => name)).toEqual(Object.keys(inputs));
    expect(rows.filter((cells) => cells.length !== roles.length + 1 || cells.includes(''))).toEqual([]);
  });

  it.each(rows.map(([name = '', ...cells]) => ({ name, cells })))('$name', async ({ name, cells }) => {
    const given: string[] = [];
    for (const role of roles) given.push(await answerTo(name, role));
    expect(Object.fromEntries(roles.map((role, at) => [role, given[at]]))).toEqual(Object.fromEntries(roles.map((role, at) => [role, cells[at]])));
  });
});
