import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../../../tests/kit/server.ts';
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

test('secrets are blotted out at the first three levels, and what was logged stays as it is', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const fault = Object.assign(new Error('no'), { code: '23505-secret', detail: { token: 'deep-secret' } });
  const facts = {
    mail: { code: '111222', body: { token: 'abc', list: [1, { secret: 'fourth' }] } },
    password: 'pw',
    requestId: 'kept',
    at: new Date(0),
  };
  log.info({ ...facts, fault }, 'said');
  const line = JSON.parse(lines[0] ?? '') as Record<string, unknown>;
  expect(line).toMatchObject({
    mail: { code: '••••', body: { token: '••••' } },
    password: '••••',
    requestId: 'kept',
    at: '1970-01-01T00:00:00.000Z',
    fault: { code: '••••', detail: { token: '••••' }, message: 'no', type: 'Error' },
  });
  expect(facts.mail.code).toBe('111222');
});
