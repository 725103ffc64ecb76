import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/kit/database.ts';
import { type LocalService, localService } from '../../../../tests/kit/outside.ts';
import { ServiceStates, storedStates } from '../outside/states.ts';
import { readConfig } from '../process/config.ts';
import { openSeal } from './seal-key.ts';

let database: TestDatabase;
let broken: LocalService;
beforeAll(async () => {
  database = await testDatabase();
  broken = await localService((_, response) => response.writeHead(500).end());
});
afterAll(async () => {
  await broken.close();
  await database.close();
});

it('a time stamp service that gives no stamp is noted as failing', async () => {
  const states = new ServiceStates(database.db);
  const { timestamp } = await openSeal({ db: database.db, config: readConfig({ NODE_ENV: 'test', TSA_URL: broken.url }), states });
  await expect(timestamp?.timestamp(new Uint8Array(32), 'SHA-256')).rejects.toThrow();
  await states.end();
  expect((await storedStates(database.db)).get('timeStamp')).toEqual({ succeededAt: null, failedAt: expect.any(String), fault: 'unreachable' });
});
