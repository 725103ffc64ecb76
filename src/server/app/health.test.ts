import { setImmediate as endOfTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../tests/kit/server.ts';
import { serveHealth } from './health.ts';
import { beginWarming } from './warming.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const readyz = async (): Promise<readonly [number, unknown]> => {
  const answer = await server.client().fetch('/readyz');
  return [answer.status, await answer.json()];
};

it('a process is ready when its searches are quick, or when it is known that they will not be', async () => {
  const faults: unknown[] = [];
  const works: PromiseWithResolvers<void>[] = [];
  const begin = () => {
    const work = Promise.withResolvers<void>();
    works.push(work);
    return beginWarming(
      () => work.promise,
      (fault) => faults.push(fault),
    );
  };
  let warming = begin();
  serveHealth(server.server.app, {
    config: server.services.config,
    db: server.db,
    about: { version: 'test', build: 'test' },
    isClosing: () => false,
    isWarming: () => warming.isGoingOn(),
  });
  expect(await readyz()).toEqual([503, { state: 'searches are being loaded' }]);
  works[0]?.resolve();
  await warming.done;
  expect(await readyz()).toEqual([200, { state: 'ready' }]);

  warming = begin();
  await endOfTurn();
  expect((await readyz())[0]).toBe(503);
  works[1]?.reject(new Error('the database went away'));
  await warming.done;
  expect([await readyz(), faults]).toEqual([[200, { state: 'ready' }], [new Error('the database went away')]]);
});
