import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type TestPerson, type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { accountsCalls } from '../../../contract/accounts/endpoints.ts';
import { accountNumbers } from '../../../domain/kit/numbers.ts';
import { tidySessions } from '../commands/sessions.ts';
import { listSessions } from '../store/sessions.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const whoIs = async (cookie: string): Promise<{ readonly kind: string; readonly uid?: string }> => {
  const asked = new Request('http://localhost:3140/call/getMe', {
    method: 'POST',
    body: '{"data":{}}',
    headers: { cookie, origin: 'http://localhost:3140' },
  });
  const { result } = (await (await server.server.app.fetch(asked, {})).json()) as { result: { kind: string; uid?: string } };
  return result;
};
const isKnown = async (person: TestPerson): Promise<boolean> => {
  const answer = await person.ask(accountsCalls.getMe, {});
  return answer.ok && answer.value.kind === 'signed-in';
};
const expiresIn = async (person: TestPerson): Promise<number> => {
  const { rows } = await server.db.execute<{ days: number }>(
    sql`select extract(epoch from expires_at - now())::float / 86400 as days from auth_session where user_id = ${person.uid}`,
  );
  return rows[0]?.days ?? 0;
};
const setDays = (person: TestPerson, days: number) =>
  server.db.execute(sql`update auth_session set expires_at = now() + ${`${days} days`}::interval where user_id = ${person.uid}`);

it('asks the database once for session and person, and once for many who come together', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => server.person()));
  const cookies = await Promise.all(
    people.map(async (person) => {
      const answer = await server.client().fetch('/call/signIn', {
        method: 'POST',
        body: JSON.stringify({ data: { email: person.email, password: 'Parter-test-1' } }),
      });
      return answer.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; ');
    }),
  );
  const query = vi.spyOn(server.db.$client, 'query');
  const asked = () => query.mock.calls.filter(([text]) => /auth_|from "person"/.test(JSON.stringify(text))).length;
  await whoIs(cookies[0] ?? '');
  expect(asked()).toBe(1);
  query.mockClear();
  const answers = await Promise.all(cookies.map(whoIs));
  expect(answers.map(({ uid }) => uid)).toEqual(people.map(({ uid }) => uid));
  expect(asked()).toBeLessThanOrEqual(2);
  query.mockRestore();
});

it('knows nobody by a cookie that was changed, is over or was ended', async () => {
  const [over, ended] = [await server.person(), await server.person()];
  expect([await isKnown(over), await isKnown(ended)]).toEqual([true, true]);
  await setDays(over, -1);
  await server.db.execute(sql`delete from auth_session where user_id = ${ended.uid}`);
  expect([await isKnown(over), await isKnown(ended)]).toEqual([false, false]);
  const { rows } = await server.db.execute<{ token: string }>(sql`select token from auth_session limit 1`);
  for (const value of [rows[0]?.token, `${rows[0]?.token}.`, `${rows[0]?.token}.AAAA`, '%E0%A4%A', '.'])
    expect(await whoIs(`parter.session_token=${value}`)).toEqual({ kind: 'visitor' });
});

it('still prolongs a session that is used after a day', async () => {
  const person = await server.person();
  await setDays(person, 28.5);
  expect(await isKnown(person)).toBe(true);
  expect(await expiresIn(person)).toBeGreaterThan(29.9);
});

it('ends a session at its longest life, however lately it was used', async () => {
  const person = await server.person();
  const signedInAgo = async (hours: number) => {
    await server.db.execute(sql`
      update auth_session set created_at = now() - ${`${hours} hours`}::interval, expires_at = now() + interval '30 days' where user_id = ${person.uid}`);
    return { isKnown: await isKnown(person), listed: (await listSessions(server.db, person.uid)).length };
  };
  const longest = 24 * accountNumbers.sessionLongestDays;
  expect(await signedInAgo(longest - 1)).toEqual({ isKnown: true, listed: 1 });
  expect(await signedInAgo(longest + 1)).toEqual({ isKnown: false, listed: 0 });
  // Use after a day is what prolongs it, and this way goes through the library.
  await setDays(person, 28.5);
  expect(await isKnown(person)).toBe(false);
});

it('forgets sessions that are over, and no other', async () => {
  const [unused, outlived, running] = [await server.person(), await server.person(), await server.person()];
  await setDays(unused, -1);
  await server.db.execute(sql`update auth_session set created_at = now() - make_interval(days => 91), expires_at = now() + interval '30 days'
    where user_id = ${outlived.uid}`);
  await tidySessions(server.services);
  const stored = async ({ uid }: TestPerson) => (await server.db.execute(sql`select id from auth_session where user_id = ${uid}`)).rows.length;
  expect([await stored(unused), await stored(outlived), await stored(running)]).toEqual([0, 0, 1]);
  expect(await isKnown(running)).toBe(true);
});

it('lets a stored claim count only once the address is confirmed', async () => {
  const person = await server.person({ claims: ['admin'] });
  const claims = async () => {
    const answer = await person.ask(accountsCalls.getMe, {});
    return answer.ok && answer.value.kind === 'signed-in' ? answer.value.claims : null;
  };
  const confirm = (isConfirmed: boolean) =>
    server.db.execute(sql`update person set email_verified_at = ${isConfirmed ? sql`now()` : null} where uid = ${person.uid}`);
  await confirm(false);
  expect(await claims()).toEqual([]);
  await confirm(true);
  expect(await claims()).toEqual(['admin']);
});

it('hands the session to a cookie that scripts cannot read and other sites do not send along', async () => {
  const person = await server.person();
  const answer = await server.client().fetch('/call/signIn', {
    method: 'POST',
    body: JSON.stringify({ data: { email: person.email, password: 'Parter-test-1' } }),
  });
  const session = answer.headers.getSetCookie().filter((cookie) => cookie.includes('session'));
  expect(session.length).toBeGreaterThan(0);
  for (const cookie of session) expect(cookie).toMatch(/^(?=.*; httponly)(?=.*; samesite=lax)(?=.*; path=\/(;|$))/i);
});
