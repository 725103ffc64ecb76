/** Loads the columns of the filters in a process that has done nothing else, and answers how many bytes they hold. */

import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { connect, disconnect } from '../../../src/server/kit/database/database.ts';
import { createEngine } from '../../../src/server/search/store/engine/engine.ts';
import { answerParent } from '../kit/child.ts';

setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc') as () => void;

/** The bytes that are held. Without a collection before, the number is that of whatever has not been thrown away yet. */
const heldBytes = async (): Promise<number> => {
  gc();
  await wait(50);
  gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

await answerParent(async ({ databaseUrl }: { readonly databaseUrl: string }): Promise<number> => {
  const db = connect(databaseUrl);
  // The driver and the connection are made by the first question, and are no part of the columns.
  await db.$client.query('select 1');
  const before = await heldBytes();
  const engine = createEngine();
  await engine.load(db);
  const held = (await heldBytes()) - before;
  // Asked once more, so that the columns are still held at the measurement.
  if ((await engine.current(db)) === null) throw new Error('the columns are not loaded');
  await disconnect(db);
  return held;
});
