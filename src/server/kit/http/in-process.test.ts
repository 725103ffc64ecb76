import { Writable } from 'node:stream';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { accountsCalls } from '../../../contract/accounts/endpoints.ts';
import { type Call, call } from '../../../contract/kit/call.ts';
import { type Answer, type Ask, createAsk } from '../../../contract/kit/client.ts';
import { refuseKit } from '../../../domain/kit/refusals.ts';
import { ok, refused } from '../../../domain/kit/verdict.ts';
import { sessionsOf } from '../../accounts/adapters/sessions.ts';
import { refusalTextOf } from '../../app/refusals.ts';
import { createLog } from '../process/log.ts';
import { metrics } from '../process/metrics.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { type CallInProcess, type InProcessCaller, inProcessCalls } from './in-process.ts';
import { standardLimits } from './limits/rate-limit.ts';
import type { RequestEnv } from './request.ts';
import { type RpcOptions, serveCalls } from './rpc.ts';

let server: TestServer;
let options: RpcOptions;
let logged: Record<string, unknown>[] = [];
beforeAll(async () => {
  server = await testServer();
  const lines = new Writable({
    write: (line, _, done) => {
      logged.push(JSON.parse(String(line)));
      done();
    },
  });
  const services = { ...server.services, log: createLog('info', lines) };
  options = {
    services,
    sessions: sessionsOf(server.services),
    text: refusalTextOf(server.services),
    limits: standardLimits,
    headers: {},
  };
});
beforeEach(() => {
  logged = [];
});
afterAll(() => server.close());

const about = { errors: [], who: 'visitor' } as const;
const calls = {
  open: call({ ...about, wire: 'open', in: z.object({ n: z.number().max(9).optional() }), out: z.object({ n: z.number() }) }),
  nothing: call({ ...about, wire: 'nothing', in: z.object({}), out: z.null() }),
  look: call({ ...about, wire: 'look', in: z.object({}), out: z.null(), read: true }),
  taken: call({ ...about, wire: 'taken', in: z.object({}), out: z.null(), errors: ['kit.too_many_calls'] }),
  broken: call({ ...about, wire: 'broken', in: z.object({}), out: z.null() }),
  greeting: call({ ...about, wire: 'greeting', in: z.object({}), out: z.string() }),
  members: call({ ...about, wire: 'members', in: z.object({}), out: z.string(), who: 'signed-in' }),
  admins: call({ ...about, wire: 'admins', in: z.object({}), out: z.null(), who: 'admin' }),
};
const endpoints: readonly Endpoint[] = [
  // The answer has one field more than the contract knows.
  endpoint(calls.open, async (_, { n = 0 }) => ok({ n, secret: 'hidden' })),
  endpoint(calls.nothing, async () => ok(null)),
  endpoint(calls.look, async () => ok(null)),
  endpoint(calls.taken, async () => refused(refuseKit('kit.too_many_calls', { params: { retryAfter: 7 } }))),
  endpoint(calls.broken, () => Promise.reject(new Error('out of order'))),
  endpoint(calls.greeting, async (ctx) => {
    ctx.cookies.add('seen=1');
    return ok(`${ctx.lang} ${ctx.address}`);
  }),
  endpoint(calls.members, async ({ viewer }) => ok(viewer.kind === 'signed-in' ? viewer.uid : '')),
  endpoint(calls.admins, async () => ok(null)),
];

const caller = (headers: Record<string, string> = {}): InProcessCaller => ({
  headers: new Headers(headers),
  address: '10.9.9.9',
  requestId: 'r-1',
  lang: 'en',
});

const askInProcess = (call: CallInProcess, headers?: Record<string, string>): Ask => {
  return async (asked, input) => (await call(asked.wire, input, caller(headers))).answer as Answer<never>;
};

/** The same calls over the wire, in the same language and with the same request id. */
const wireAsk = (headers: Record<string, string> = {}): Ask => {
  const app = new Hono<{ Bindings: RequestEnv }>();
  serveCalls(app, options, endpoints);
  return createAsk(async (path, body) =>
    app.fetch(new Request(new URL(path, 'http://localhost:3140'), { method: 'POST', body, headers }), {
      inProcess: { address: '10.9.9.9', requestId: 'r-1', lang: 'en' },
    }),
  );
};

const named = (wire: string): Call => call({ ...about, wire, in: z.unknown(), out: z.unknown() });

test.each([
  ['a value, without what the contract does not know', 'open', { n: 3 }],
  ['an absent value that came as null', 'open', { n: null }],
  ['nothing', 'nothing', {}],
  ['input of the wrong shape', 'open', { n: 12 }],
  ['a refusal with its parameters', 'taken', {}],
  ['a call for members, asked by a visitor', 'members', {}],
  ['a fault', 'broken', {}],
  ['a call that does not exist', 'unheard', {}],
])('in process and over the wire give the same answer: %s', async (_, name, input) => {
  const logLines = () => logged.map(({ call: known, outcome, requestId, viewer, msg }) => ({ known, outcome, requestId, viewer, msg }));
  const wire = await wireAsk()(named(name), input);
  const wireLog = logLines();
  logged = [];
  expect(await askInProcess(inProcessCalls(options, endpoints))(named(name), input)).toEqual(wire);
  expect(logLines()).toEqual(wireLog);
});

test('what the contract does not know does not come out in process either', async () => {
  expect(await askInProcess(inProcessCalls(options, endpoints))(calls.open, { n: 3 })).toEqual({ ok: true, value: { n: 3 } });
});

test('the session, the audience and the log hold in process', async () => {
  const person = await server.person();
  const signed = await server
    .client()
    .fetch('/call/signIn', { method: 'POST', body: JSON.stringify({ data: { email: person.email, password: 'Parter-test-1' } }) });
  const cookie = signed.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const ask = askInProcess(inProcessCalls(options, endpoints), { cookie });
  expect(await ask(calls.members, {})).toEqual({ ok: true, value: person.uid });
  expect(await ask(calls.admins, {})).toMatchObject({ ok: false, refusal: { code: 'kit.denied', kind: 'denied' } });
  expect(logged.map(({ call: name, outcome, viewer }) => [name, outcome, viewer])).toEqual([
    ['members', 'ok', person.uid],
    ['admins', 'kit.denied', person.uid],
  ]);
  expect(await metrics.metrics()).toMatch(/parter_call_seconds_count\{call="admins",answer="kit.denied"\} [1-9]/);
});

test('language, address and cookies of the page reach the call, its cookies come back', async () => {
  const answer = await inProcessCalls(options, endpoints)('greeting', {}, caller());
  expect(answer).toEqual({ answer: { ok: true, value: 'en 10.9.9.9' }, setCookies: ['seen=1'] });
});

test('the session is looked up once for what a page reads, and again after a call that may change something and after a fault', async () => {
  let looked = 0;
  const viewer = async () => {
    looked += 1;
    if (looked === 3) throw new Error('the database is away');
    return { kind: 'visitor' } as const;
  };
  const run = inProcessCalls({ ...options, sessions: { viewer } }, endpoints);
  const lookedAfter = async (names: readonly string[], page: InProcessCaller): Promise<number> => {
    await Promise.all(names.map((name) => run(name, {}, page)));
    return looked;
  };
  const page = caller();
  expect(await lookedAfter(['look', 'look'], page)).toBe(1);
  expect(await lookedAfter(['look', 'nothing'], page)).toBe(1);
  expect(await lookedAfter(['look'], page)).toBe(2);
  const next = caller();
  expect(await lookedAfter(['look'], next)).toBe(3);
  expect(await lookedAfter(['look'], next)).toBe(4);
});

test('the server answers its own calls in process', async () => {
  expect(await askInProcess(server.server.callInProcess)(accountsCalls.getMe, {})).toEqual({ ok: true, value: { kind: 'visitor' } });
});
