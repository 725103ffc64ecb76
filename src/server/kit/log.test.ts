import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../../tests/kit/server.ts';
import { createLog } from './log.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('a failed statement is logged with its cause and without its parameters', async () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const token = 'session-token-of-somebody';
  const fault: unknown = await server.db.execute(sql`select * from no_such_table where token = ${token}`).catch((thrown: unknown) => thrown);
  log.error({ fault, code: '123456' }, 'call failed');
  expect(lines.join('')).toContain('no_such_table');
  expect(lines.join('')).toContain('does not exist');
  expect(lines.join('')).not.toContain(token);
  expect(lines.join('')).not.toContain('123456');
});
