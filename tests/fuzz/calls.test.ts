/** Every call is asked what it does not expect. It answers what it declares, soon, and shows nothing of the machine. */

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { declaredCalls } from '../../scripts/docs/calls.ts';
import { accountsCalls } from '../../src/contract/accounts/endpoints.ts';
import type { Audience } from '../../src/contract/kit/call.ts';
import { must } from '../factories/published-offer.ts';
import { alone } from '../kit/product.ts';
import { testServer } from '../kit/server.ts';
import { type Caller, prepareScene, type Scene } from '../matrix/scene.ts';
import { wireText } from './hostile.ts';
import { bodiesOf } from './inputs.ts';
import { faultsOf, type HttpAnswer } from './judge.ts';
import { askersOf, fuzzing, inTime, knownOf, servedCalls } from './people.ts';

/** What ends a session, an account or a company: asked last, so that the others ask as who they are. */
const ending = [
  ...['deleteAllUserData', 'delete-all-user-data', 'confirmAccountDeletion', 'deleteCompany', 'deleteUserFromCompany', 'clearCompanyDetails'],
  ...['revokeClaim', 'endUserSessions', 'endSession', 'endOtherSessions', 'resetPassword', 'undoEmailChange', 'signIn', 'signUp', 'signOut'],
];

const calls = await declaredCalls();
const lines: string[] = [];
let scene: Scene;
beforeAll(async () => {
  scene = await prepareScene(await testServer({ env: alone, lines }));
}, 240_000);
afterAll(() => scene.server.close());

const ask = async (caller: Caller, wire: string, body: string): Promise<HttpAnswer> => {
  const headers = { 'content-type': 'application/json' };
  const response = await inTime(scene.people[caller].fetch(`/call/${wire}`, { method: 'POST', body, headers }), wire);
  return { status: response.status, type: response.headers.get('content-type') ?? '', text: await response.text() };
};

/** What the log says of the last fault, for whoever reads that something failed. */
const lastFault = (): string => lines.findLast((line) => line.includes('"fault"')) ?? '';

const fuzz = async (call: (typeof calls)[number]): Promise<void> => {
  const bodies = bodiesOf(call.in, knownOf(scene));
  const askers = fc.constantFrom(...askersOf(call.who as Audience));
  const [asker = 'visitor'] = askersOf(call.who as Audience);
  const examples: [Caller, string][] = [
    [asker, wireText({ data: { commandId: 'fuzz-command-1', deep: '@deep' } })],
    [asker, wireText({ data: Array.from({ length: 60_000 }, () => 1) })],
  ];
  await fc.assert(
    fc.asyncProperty(askers, bodies, async (asker, body) => {
      lines.length = 0;
      const faults = faultsOf(call, await ask(asker, call.wire, body), body);
      expect(faults, `${asker} sent ${body.slice(0, 2_000)}\n${lastFault()}`).toEqual([]);
    }),
    { seed: fuzzing.seed, numRuns: examples.length + fuzzing.runs(12), examples },
  );
};

it('asks every call that the server answers', () => {
  expect(calls.map(({ wire }) => wire).toSorted()).toEqual([...servedCalls()].toSorted());
  expect(ending.filter((wire) => !calls.some((call) => call.wire === wire))).toEqual([]);
});

const named = (list: typeof calls) => list.map((call) => [call.wire, call] as const);

describe('asked what it does not expect', () => {
  it.each(named(calls.filter(({ wire }) => !ending.includes(wire))))('%s answers as it declares', (_, call) => fuzz(call));

  it('leaves everybody who they were', async () => {
    const { landlord, tenant, stranger, admin } = scene;
    for (const person of [landlord, tenant, stranger, admin])
      expect(await must(person, accountsCalls.getMe, {})).toMatchObject({
        kind: 'signed-in',
        uid: person.uid,
        claims: person === admin ? ['admin'] : [],
      });
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it.each(ending.flatMap((wire) => named(calls.filter((call) => call.wire === wire))))('%s, which ends things, answers as it declares', (_, call) =>
    fuzz(call),
  );

  it('leaves no work that fails', async () => {
    lines.length = 0;
    await scene.server.work();
    expect(lines.filter((line) => line.includes('"fault"'))).toEqual([]);
  });
});
