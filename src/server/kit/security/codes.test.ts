import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf } from '../../../../tests/kit/answers.ts';
import { type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import { newId } from '../database/ids.ts';
import { transact } from '../database/transaction.ts';
import { emailCode } from '../tables/code.ts';
import { checkCode, issueCode, useCode } from './codes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const issued = async () => {
  const about = { purpose: `test:${newId()}`, uid: newId() };
  const made = await transact(server.services, (tx) => issueCode(server.services, tx, { ...about, email: 'a@test.example' }));
  if (!made.ok) throw new Error(made.refusal.code);
  const { code, codeId } = made.value;
  const check = (typed: string) => checkCode(server.services, { ...about, code: typed });
  return { code, codeId, check, wrong: code === '000000' ? '111111' : '000000' };
};

const atOnce = async (work: () => Promise<Result<unknown>>): Promise<readonly string[]> =>
  (await Promise.all(Array.from({ length: 8 }, work))).map(codeOf).toSorted();

test('the right code counts as no try, however often it is sent at once, and is used once', async () => {
  const { code, codeId, check, wrong } = await issued();
  for (let n = 0; n < 4; n += 1) expect(codeOf(await check(wrong))).toBe('code.wrong');
  expect(await atOnce(() => check(code))).toEqual(Array.from({ length: 8 }, () => 'ok'));
  const uses = await Promise.all(Array.from({ length: 8 }, () => transact(server.services, async (tx) => ok(await useCode(tx, codeId)))));
  expect(uses.filter((use) => use.ok && use.value)).toHaveLength(1);
});

test('a used code says so to whoever has it, and nothing to others', async () => {
  const { code, codeId, check, wrong } = await issued();
  await transact(server.services, async (tx) => ok(await useCode(tx, codeId)));
  expect([codeOf(await check(code)), codeOf(await check(wrong))]).toEqual(['code.used', 'code.expired']);
});

test('wrong codes sent at once are counted each; after five the right one is too late', async () => {
  const { code, check, wrong } = await issued();
  const answers = await atOnce(() => check(wrong));
  expect(answers).toEqual([...Array.from({ length: 3 }, () => 'code.too_many_tries'), ...Array.from({ length: 5 }, () => 'code.wrong')]);
  expect(codeOf(await check(code))).toBe('code.too_many_tries');
});

test('a code has six digits and counts for 15 minutes', async () => {
  const [early, late] = [await issued(), await issued()];
  expect(early.code).toMatch(/^\d{6}$/);
  const age = (codeId: string, minutes: string) =>
    server.db
      .update(emailCode)
      .set({ expiresAt: sql`${emailCode.expiresAt} - ${minutes}::interval` })
      .where(eq(emailCode.id, codeId));
  await age(early.codeId, '14 minutes 30 seconds');
  await age(late.codeId, '15 minutes');
  expect([codeOf(await early.check(early.code)), codeOf(await late.check(late.code))]).toEqual(['ok', 'code.expired']);
});

test('another code is sent after 60 seconds, and five within an hour', async () => {
  const about = { purpose: `test:${newId()}`, uid: newId() };
  const send = () => transact(server.services, (tx) => issueCode(server.services, tx, { ...about, email: 'a@test.example' }));
  const age = (seconds: number) =>
    server.db
      .update(emailCode)
      .set({ createdAt: sql`${emailCode.createdAt} - ${`${seconds} seconds`}::interval` })
      .where(eq(emailCode.uid, about.uid));
  expect(codeOf(await send())).toBe('ok');
  await age(59);
  expect(codeOf(await send())).toBe('code.resend_too_soon');
  await age(1);
  for (let n = 0; n < 4; n += 1) {
    expect(codeOf(await send())).toBe('ok');
    await age(60);
  }
  expect(codeOf(await send())).toBe('code.too_many_sent');
  await age(3600);
  expect(codeOf(await send())).toBe('ok');
});
