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

test('parameters that look like the end of a fault are left out with all that follows them', async () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const [first, last] = ['A text\n    at nowhere (file:1:1)\ncaused by: nothing', 'the-name-behind-it'];
  const fault: unknown = await server.db
    .execute(sql`select * from no_such_table where a = ${first} and b = ${last}`)
    .catch((thrown: unknown) => thrown);
  log.error({ fault }, 'call failed');
  expect(lines.join('')).toContain('no_such_table');
  expect(lines.join('')).toContain('log.test');
  for (const part of ['A text', 'nowhere', last]) expect(lines.join(''), part).not.toContain(part);
});

test('a value that the database quotes is left out, a name of its own stays', async () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const faultOf = (given: string): Promise<unknown> => server.db.execute(sql`select ${given}::date`).catch((thrown: unknown) => thrown);
  log.error({ fault: await faultOf('Wanda "z domu\n" Osobista') }, 'call failed');
  expect(lines.join('')).toContain('invalid input syntax for type date');
  expect(lines.join('')).toContain('"code":"22007"');
  expect(lines.join('')).not.toContain('Osobista');
});

test('a fault of which only the sentence is known is a sentence without people', () => {
  const lines: string[] = [];
  createLog('warn', { write: (line) => void lines.push(line) }).warn({ fault: 'no page for anna@firma.example' }, 'said');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ fault: 'no page for …' });
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
