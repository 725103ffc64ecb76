import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { accountsCalls } from '../../../contract/accounts/endpoints.ts';
import { call } from '../../../contract/kit/call.ts';
import { createAsk } from '../../../contract/kit/client.ts';
import { refuseKit } from '../../../domain/kit/refusals.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { sessionsOf } from '../../accounts/adapters/sessions.ts';
import { refusalTextOf } from '../../app/refusals.ts';
import { transact } from '../database/transaction.ts';
import { notice } from '../live/notices.ts';
import { endpoint } from './endpoint.ts';
import type { RequestEnv } from './request.ts';
import { serveCalls } from './rpc.ts';

let server: TestServer;
let counted = 0;
beforeAll(async () => {
  server = await testServer({ limits: { user: 5, visitor: 3, read: 50, page: 5, streams: 3 }, env: { LOG_LEVEL: 'silent' } });
});
afterAll(() => server.close());

const getMe = (headers: Record<string, string>) => ({ method: 'POST', body: '{"data":{}}', headers });

test('a visitor address has its own limit a minute and is told how long to wait', async () => {
  const visitor = server.client();
  const answers = [];
  for (let index = 0; index < 5; index += 1) answers.push(await visitor.fetch('/call/getMe', getMe({})));
  const refusedOnes = answers.filter((answer) => answer.status === 429);
  // The minute may turn over between two calls, then one more is allowed.
  expect(refusedOnes.length).toBeGreaterThanOrEqual(1);
  const last = refusedOnes[0] as Response;
  const body = (await last.json()) as { error: { status: string; details: { retryAfter: number } } };
  expect(body.error.status).toBe('RESOURCE_EXHAUSTED');
  expect(body.error.details.retryAfter).toBeGreaterThan(0);
  expect(Number(last.headers.get('retry-after'))).toBe(body.error.details.retryAfter);
  expect((await server.client().fetch('/call/getMe', getMe({}))).status).toBe(200);
});

test('loaders in process are not limited, and name the language and address', async () => {
  const inside = createAsk(async (path, body) =>
    server.server.app.fetch(
      new Request(new URL(path, 'http://localhost:3140'), { method: 'POST', body, headers: { origin: 'http://elsewhere.example' } }),
      {
        inProcess: { address: '10.9.9.9', requestId: 'r', lang: 'en' },
      },
    ),
  );
  for (let index = 0; index < 8; index += 1) expect(await inside(accountsCalls.getMe, {})).toMatchObject({ ok: true });
  expect(await inside(accountsCalls.listClaims, {})).toMatchObject({
    ok: false,
    refusal: { code: 'kit.signed_out', message: 'Sign in to do this.' },
  });
});

test('a request from another site is refused, whatever cookies it carries', async () => {
  const person = await server.person();
  for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }] as Record<string, string>[]) {
    const answer = await person.fetch('/call/updateUser', { ...getMe(headers), body: '{"data":{"firstName":"Hacked"}}' });
    expect(answer.status).toBe(403);
  }
  const crossSite = await server.server.app.fetch(new Request('http://localhost:3140/call/getMe', getMe({ 'sec-fetch-site': 'cross-site' })), {});
  expect(crossSite.status).toBe(403);
  expect(await person.ask(accountsCalls.getMe, {})).toMatchObject({ value: { firstName: person.firstName } });
});

test('no other site may frame an answer or guess its type', async () => {
  const { headers } = await server.client().fetch('/call/getMe', getMe({}));
  expect([headers.get('x-frame-options'), headers.get('x-content-type-options')]).toEqual(['SAMEORIGIN', 'nosniff']);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
});

test('a body over 1 MB is refused before it is read', async () => {
  const answer = await server.client().fetch('/call/getMe', { ...getMe({}), body: JSON.stringify({ data: { text: 'x'.repeat(1_000_100) } }) });
  expect(await answer.json()).toMatchObject({ error: { status: 'INVALID_ARGUMENT', details: { code: 'kit.too_large' } } });
});

test('a body that is not a call is refused', async () => {
  for (const body of ['', 'x', '[]', '{}', 'null']) expect((await server.client().fetch('/call/getMe', { ...getMe({}), body })).status).toBe(400);
});

const counting = call({
  wire: 'counting',
  in: z.object({ commandId: z.string().optional(), fail: z.boolean().default(false), what: z.record(z.string(), z.int()).optional() }),
  out: z.object({ n: z.number() }),
  errors: ['kit.not_found'],
  who: 'signed-in',
});
const publicRead = call({
  wire: 'publicRead',
  in: z.object({ a: z.number().optional() }),
  out: z.object({ a: z.number() }),
  errors: [],
  who: 'visitor',
  read: true,
});

const leaking = call({
  wire: 'leaking',
  in: z.object({}),
  out: z.object({ list: z.array(z.object({ a: z.int() })) }),
  errors: [],
  who: 'visitor',
  read: true,
});

const undeclared = call({ wire: 'undeclared', in: z.object({}), out: z.null(), errors: ['mail.not_found'], who: 'visitor', read: true });

/** The same people and database behind the calls of this test. */
const smallApp = (services = server.services): Hono<{ Bindings: RequestEnv }> => {
  const app = new Hono<{ Bindings: RequestEnv }>();
  serveCalls(
    app,
    {
      services,
      sessions: sessionsOf(services),
      text: refusalTextOf(services),
      limits: { user: 1000, visitor: 1000, read: 1000, page: 1000, streams: 1000 },
      headers: {},
    },
    [
      endpoint(counting, async (_, { fail }) => {
        counted += 1;
        return fail ? refused(refuseKit('kit.not_found')) : ok({ n: counted });
      }),
      endpoint(publicRead, async (_, { a }) => ok({ a: a ?? 0 })),
      endpoint(leaking, async () => ok({ list: [{ a: 1, price: 5 }], secret: 1 })),
      endpoint(undeclared, async () => refused(refuseKit('code.expired'))),
    ],
  );
  return app;
};

/** A new person who sends counted commands. */
const aSender = async () => {
  const { email, uid } = await server.person();
  const signed = await server
    .client()
    .fetch('/call/signIn', { method: 'POST', body: JSON.stringify({ data: { email, password: 'Parter-test-1' } }) });
  const cookie = signed.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const app = smallApp();
  const run = async (data: object) => {
    const headers = { cookie, origin: 'http://localhost:3140' };
    const request = new Request('http://localhost:3140/call/counting', { method: 'POST', body: JSON.stringify({ data }), headers });
    return (await (await app.fetch(request, {})).json()) as { result?: { n: number }; error?: { details: { code: string } } };
  };
  return { uid, run };
};

test('a command with an id runs once; a refusal may be tried again; people do not share ids', async () => {
  const [{ run }, other] = [await aSender(), await aSender()];
  const first = await run({ commandId: 'command-1' });
  expect(await run({ commandId: 'command-1' })).toEqual(first);
  expect(await other.run({ commandId: 'command-1' })).not.toEqual(first);
  expect(await run({ commandId: 'command-2', fail: true })).toHaveProperty('error');
  expect(await run({ commandId: 'command-2' })).toHaveProperty('result');
});

test('the same command id with other input is refused, whatever became of the first; the order of keys is no other input', async () => {
  const { run } = await aSender();
  const first = await run({ commandId: 'command-5', what: { a: 1, b: 2 } });
  expect(first).toHaveProperty('result');
  expect(await run({ commandId: 'command-5', what: { b: 2, a: 1 } })).toEqual(first);
  expect((await run({ commandId: 'command-5', what: { a: 1, b: 3 } })).error?.details.code).toBe('kit.command_reused');
  expect(await run({ commandId: 'command-5', what: { a: 1, b: 2 } })).toEqual(first);
});

test('a command that another process runs is waited for while that process lives, and taken over the moment it is gone', async () => {
  const { uid, run } = await aSender();
  const second = await server.another();
  const runningIn = (runner: number, commandId: string) =>
    server.db.execute(sql`insert into command_answer (owner, call, command_id, runner) values (${uid}, 'counting', ${commandId}, ${runner})`);
  await runningIn(second.services.live.runner, 'command-3');
  await runningIn(server.services.live.runner, 'command-4');
  const outcome = async (commandId: string) => (await run({ commandId })).error?.details.code ?? 'ran';
  expect([await outcome('command-3'), await outcome('command-4')]).toEqual(['kit.still_running', 'kit.still_running']);
  await second.services.live.stop();
  await expect.poll(() => outcome('command-3')).toBe('ran');
  expect(await outcome('command-4')).toBe('kit.still_running');
});

test('a public read is a GET that caches may keep; with a session they may not', async () => {
  const app = smallApp();
  const read = (path: string, headers: Record<string, string> = {}) => app.fetch(new Request(`http://localhost:3140${path}`, { headers }), {});
  const open = await read(`/read/publicRead?data=${encodeURIComponent('{"a":3}')}`);
  expect(await open.json()).toEqual({ result: { a: 3 } });
  expect(open.headers.get('cache-control')).toMatch(/^public, /);
  const held = await read(`/read/publicRead?data=${encodeURIComponent('{"a":3,"proxyToken":"t"}')}`);
  expect(held.headers.get('cache-control')).toBe('private, no-store');
  const closed = await read('/read/publicRead', { cookie: 'parter.session_token=abc' });
  expect(closed.headers.get('cache-control')).toBe('private, no-store');
  expect((await read('/read/counting')).status).toBe(404);
  expect((await read('/read/publicRead?data=%7B')).status).toBe(400);
});

test('what a presenter let slip does not leave the server, in production either', async () => {
  for (const production of [true, false]) {
    const services = { ...server.services, config: { ...server.services.config, production } };
    const app = smallApp(services);
    const answer = await app.fetch(new Request('http://localhost:3140/read/leaking'), {});
    expect(await answer.json()).toEqual({ result: { list: [{ a: 1 }] } });
  }
});

test('a refusal that the call does not declare is a fault while developing, and passes in production', async () => {
  const answerOf = async (production: boolean) => {
    const config = { ...server.services.config, production };
    return (await smallApp({ ...server.services, config }).fetch(new Request('http://localhost:3140/read/undeclared'), {})).json();
  };
  expect(await answerOf(false)).toMatchObject({ error: { status: 'INTERNAL' } });
  expect(await answerOf(true)).toMatchObject({ error: { details: { code: 'code.expired' } } });
});

test('a refusal rolls back, a success commits', async () => {
  await server.db.execute(sql`create table if not exists scratch (n int)`);
  await transact(server.services, async (tx) => {
    await tx.execute(sql`insert into scratch values (1)`);
    return refused(refuseKit('kit.not_found'));
  });
  await transact(server.services, async (tx) => {
    await tx.execute(sql`insert into scratch values (2)`);
    return ok(null);
  });
  const { rows } = await server.db.execute<{ n: number }>(sql`select n from scratch`);
  expect(rows).toEqual([{ n: 2 }]);
});

test('what several steps of a transaction tell is written once, and not at all after a refusal', async () => {
  const noticed = async () => (await server.db.execute(sql`select topic from notice where topic like 'offer:told%' order by topic`)).rows;
  const notify = (result: typeof done) =>
    transact(server.services, async (tx) => {
      await notice(tx, ['offer:told-1', 'offer:told-2']);
      await notice(tx, ['offer:told-1']);
      expect(await noticed()).toEqual([]);
      return result;
    });
  const done = ok(null) as Result<null>;
  await notify(refused(refuseKit('kit.not_found')));
  expect(await noticed()).toEqual([]);
  await notify(done);
  expect(await noticed()).toEqual([{ topic: 'offer:told-1' }, { topic: 'offer:told-2' }]);
});

test('a deadlock is tried again', async () => {
  await server.db.execute(sql`create table if not exists pair (id int primary key, n int not null default 0)`);
  await server.db.execute(sql`insert into pair (id) values (1), (2)`);
  const both = (first: number, second: number) =>
    transact(server.services, async (tx) => {
      await tx.execute(sql`update pair set n = n + 1 where id = ${first}`);
      await tx.execute(sql`select pg_sleep(0.2)`);
      await tx.execute(sql`update pair set n = n + 1 where id = ${second}`);
      return ok(null);
    });
  expect((await Promise.all([both(1, 2), both(2, 1)])).every((result) => result.ok)).toBe(true);
  const { rows } = await server.db.execute<{ n: number }>(sql`select n from pair order by id`);
  expect(rows).toEqual([{ n: 2 }, { n: 2 }]);
});

test.each([
  ['a NUL', '{"data":{"email":"a\\u0000b@test.example","password":"x"}}'],
  ['half of a character', '{"data":{"email":"a@test.example","password":"\\ud83d"}}'],
  ['a field of such a name', '{"data":{"a\\u0000":1,"email":"a@test.example","password":"x"}}'],
  ['nested without end', `{"data":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
])('a body with %s is refused', async (_what, body) => {
  const response = await server.client().fetch('/call/signIn', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  expect(await response.json()).toMatchObject({ error: { status: 'INVALID_ARGUMENT', details: { code: 'kit.invalid_input' } } });
});

test('a caller holds so many streams and no more; one that ends makes room', async () => {
  const visitor = server.client('192.0.2.77');
  const open = () => visitor.fetch('/live');
  const first = await open();
  const others = await Promise.all([open(), open()]);
  expect(others.map(({ status }) => status)).toEqual([200, 200]);
  expect((await open()).status).toBe(429);
  expect((await server.client('192.0.2.78').fetch('/live')).status).toBe(200);
  await first.body?.cancel();
  expect((await open()).status).toBe(200);
});

test('a page whose address is longer than any link of ours is not rendered: every link would repeat it', async () => {
  const ask = (length: number) => server.server.pacePage(new Request(`http://localhost:3140/offers?a=${'x'.repeat(length)}`), '192.0.2.9');
  expect(ask(2_900)).toBeNull();
  const answer = ask(3_100);
  const empty = Array.from({ length: 90 }, (_, n) => `relatedDetails.columnsGridStructure.x${n}=`).join('&');
  expect(server.server.pacePage(new Request(`http://localhost:3140/offers?${empty}`), '192.0.2.9')).toBeNull();
  expect(server.server.pacePage(new Request(`http://localhost:3140/faq?${empty}`), '192.0.2.9')?.status).toBe(414);
  expect(server.server.pacePage(new Request(`http://localhost:3140/__manifest?${empty}`), '192.0.2.9')).toBeNull();
  expect([answer?.status, await answer?.text()]).toEqual([414, expect.stringContaining('zbyt długi')]);
});

test.each([
  ['/offers', 100, null, '192.0.2.101'],
  ['/en/offers', 100, null, '192.0.2.102'],
  ['/offers', 200, 414, '192.0.2.103'],
])('an address of %s with a search of %i corners that is saved after the sign-in: %s', (path, corners, status, network) => {
  const area = Array.from({ length: corners }, (_, n): [number, number] => [51 + n / 1000 + 0.00001, 19 + n / 1000 + 0.00001]);
  const search = new URLSearchParams({ area: area.map((corner) => corner.map((degrees) => degrees.toFixed(5)).join()).join(';') });
  const keep = encodeURIComponent(JSON.stringify({ area: area.map((corner) => corner.map((degrees) => Number(degrees.toFixed(5)))) }));
  const request = new Request(`http://localhost:3140${path}?${search}&signin=1&keep=${keep}`);
  expect(server.server.pacePage(request, network)?.status ?? null).toBe(status);
});

test.each([
  ['the language that the browser remembers', 'lang=en', 'pl', 'en'],
  ['the language that the browser asks for', '', 'en-GB', 'en'],
  ['Polish', 'lang=de', '', 'pl'],
])('a file that is opened without a session is refused in %s', async (_, cookie, asked, lang) => {
  const headers = { cookie, 'accept-language': asked, accept: 'text/html' };
  const response = await server.client().fetch('/dashboard/figures.csv', { headers });
  expect(await response.text()).toContain(`<html lang="${lang}">`);
});

test('pages of one network have a pace', async () => {
  const ask = (address: string) => server.server.pacePage(new Request('http://localhost:3140/offers'), address);
  expect(Array.from({ length: 5 }, () => ask('2001:db8::1'))).toEqual([null, null, null, null, null]);
  const beyond = ask('2001:db8::2');
  expect(beyond?.status).toBe(429);
  expect(await beyond?.text()).toContain('Zbyt wiele zapytań');
  expect(ask('2001:db9::1')).toBeNull();
});
