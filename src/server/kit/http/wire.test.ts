import type { AddressInfo } from 'node:net';
import * as firebase from '@firebase/app';
import { connectFunctionsEmulator, type Functions, type FunctionsError, getFunctions, httpsCallable } from '@firebase/functions';
import { type ServerType, serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type TestPerson, type TestServer, testPassword, testServer } from '../../../../tests/kit/server.ts';
import { accountsCalls } from '../../../contract/accounts/endpoints.ts';
import { call } from '../../../contract/kit/call.ts';
import { ok, type RefusalKind, refused } from '../../../domain/kit/verdict.ts';
import { sessionsOf } from '../../accounts/adapters/sessions.ts';
import { refusalTextOf } from '../../app/refusals.ts';
import { signedIn } from '../context.ts';
import { endpoint } from './endpoint.ts';
import type { RequestEnv } from './request.ts';
import { serveCalls } from './rpc.ts';

const kinds = [
  'invalid',
  'precondition',
  'unauthenticated',
  'denied',
  'missing',
  'exists',
  'conflict',
  'exhausted',
  'deadline',
  'unavailable',
] as const satisfies readonly RefusalKind[];

const shape = z.object({ name: z.string().min(2), size: z.number().max(9).optional(), room: z.object({ floor: z.number() }).nullable().optional() });
const echo = call({ wire: 'echo', in: shape, out: shape, errors: [], who: 'visitor' });
const nothing = call({ wire: 'nothing', in: z.object({}), out: z.null().optional(), errors: [], who: 'visitor' });
const broken = call({ wire: 'broken', in: z.object({}), out: z.null(), errors: [], who: 'visitor' });
const refuse = call({ wire: 'refuse', in: z.object({ kind: z.enum(kinds) }), out: z.null(), errors: ['kit.not_found'], who: 'visitor' });
const whoami = call({
  wire: 'whoami',
  in: z.object({}),
  out: z.object({ uid: z.string() }),
  errors: [],
  who: 'signed-in',
});
const adminsOnly = call({ wire: 'adminsOnly', in: z.object({}), out: z.literal(true), errors: [], who: 'admin' });
const verifiedOnly = call({ wire: 'verifiedOnly', in: z.object({}), out: z.literal(true), errors: [], who: 'verified' });
const wrongOut = call({ wire: 'wrongOut', in: z.object({}), out: z.object({ n: z.number() }), errors: [], who: 'visitor' });

const endpoints = [
  endpoint(echo, async (_, input) => ok(input)),
  endpoint(nothing, async () => ok(undefined)),
  endpoint(broken, async () => {
    throw new Error('a secret detail');
  }),
  endpoint(refuse, async (_, { kind }) => refused({ code: 'kit.not_found', kind, field: 'a.0.b', params: { amount: 12 } })),
  endpoint(whoami, async (ctx) => ok({ uid: signedIn(ctx).uid })),
  endpoint(adminsOnly, async () => ok(true)),
  endpoint(verifiedOnly, async () => ok(true)),
  endpoint(wrongOut, async () => ok({ n: Number.NaN })),
];

let server: TestServer;
let http: ServerType;
let port = 0;

beforeAll(async () => {
  server = await testServer({ env: { LOG_LEVEL: 'silent' } });
  const app = new Hono<{ Bindings: RequestEnv }>();
  serveCalls(
    app,
    {
      services: server.services,
      sessions: sessionsOf(server.services),
      text: refusalTextOf(server.services),
      limits: { user: 1000, visitor: 1000, read: 1000, page: 1000, streams: 1000 },
      headers: {},
    },
    endpoints,
  );
  await new Promise<void>((resolve) => {
    http = serve({ fetch: app.fetch, port: 0 }, ({ port: taken }: AddressInfo) => {
      port = taken;
      resolve();
    });
  });
});

afterAll(async () => {
  http.close();
  await server.close();
});

/** The public client, whose auth component hands over our session token. */
const publicClient = (token: string | null): { functions: Functions; end: () => Promise<void> } => {
  const app = firebase.initializeApp({ projectId: 'parter' }, crypto.randomUUID());
  // The typings leave the library's own entry points out.
  const addComponent: (to: typeof app, component: object) => void = Reflect.get(firebase, '_addComponent');
  addComponent(app, {
    name: 'auth-internal',
    instanceFactory: () => ({
      getToken: async () => (token ? { accessToken: token } : null),
      getUid: () => null,
      addAuthTokenListener: () => undefined,
      removeAuthTokenListener: () => undefined,
    }),
    type: 'PRIVATE',
    multipleInstances: false,
    serviceProps: {},
    instantiationMode: 'LAZY',
    onInstanceCreated: null,
  });
  const functions = getFunctions(app, 'europe-west1');
  connectFunctionsEmulator(functions, '127.0.0.1', port);
  return { functions, end: () => firebase.deleteApp(app) };
};

const tokenOf = async (person: TestPerson): Promise<string> => {
  const answer = await person.ask(accountsCalls.signIn, { email: person.email, password: testPassword, bearer: true });
  return (answer.ok && answer.value.token) || '';
};

const failure = (functions: Functions, name: string, data?: unknown): Promise<FunctionsError> =>
  httpsCallable(
    functions,
    name,
  )(data).then(
    () => Promise.reject(new Error(`${name} succeeded`)),
    (fault: FunctionsError) => fault,
  );

test('the public client gets results; undefined becomes null and an optional null counts as absent', async () => {
  const { functions, end } = publicClient(null);
  expect((await httpsCallable(functions, 'echo')({ name: 'Ola', size: undefined, room: null })).data).toEqual({ name: 'Ola', room: null });
  expect((await httpsCallable(functions, 'nothing')()).data).toBeNull();
  await end();
});

test.each([
  ['invalid', 'functions/invalid-argument', 400],
  ['precondition', 'functions/failed-precondition', 400],
  ['unauthenticated', 'functions/unauthenticated', 401],
  ['denied', 'functions/permission-denied', 403],
  ['missing', 'functions/not-found', 404],
  ['exists', 'functions/already-exists', 409],
  ['conflict', 'functions/aborted', 409],
  ['exhausted', 'functions/resource-exhausted', 429],
  ['deadline', 'functions/deadline-exceeded', 504],
  ['unavailable', 'functions/unavailable', 503],
] as const)('a refusal of kind %s arrives as %s with its details', async (kind, code, status) => {
  const { functions, end } = publicClient(null);
  const fault = await failure(functions, 'refuse', { kind });
  expect(fault.code).toBe(code);
  expect(fault.details).toEqual({ code: 'kit.not_found', kind, field: 'a.0.b', params: { amount: 12 } });
  expect(fault.message).toContain('Nie znaleziono.');
  await end();
  const raw = await fetch(`http://127.0.0.1:${port}/call/refuse`, {
    method: 'POST',
    body: JSON.stringify({ data: { kind } }),
    headers: { 'accept-language': 'en-GB' },
  });
  expect(raw.status).toBe(status);
  expect(await raw.json()).toMatchObject({ error: { message: 'Not found.' } });
});

test('a wrong shape names every field', async () => {
  const { functions, end } = publicClient(null);
  const fault = await failure(functions, 'echo', { name: 'x', size: 12, room: { floor: 'a' } });
  expect(fault.code).toBe('functions/invalid-argument');
  expect(fault.details).toMatchObject({
    code: 'kit.invalid_input',
    problems: [{ field: 'name', params: { minimum: 2 } }, { field: 'size', params: { maximum: 9 } }, { field: 'room.floor' }],
  });
  await end();
});

test('a fault tells nothing but a number', async () => {
  const { functions, end } = publicClient(null);
  const fault = await failure(functions, 'broken');
  expect(fault.code).toBe('functions/internal');
  expect(JSON.stringify(fault)).not.toContain('secret');
  expect((await failure(functions, 'wrongOut')).code).toBe('functions/internal');
  expect((await failure(functions, 'unheardOf')).code).toBe('functions/not-found');
  await end();
});

test('the session token of the auth component is the session, and audiences are kept', async () => {
  const [admin, person, unverified] = [await server.person({ claims: ['admin'] }), await server.person(), await server.person({ verified: false })];
  const visitor = publicClient(null);
  expect((await failure(visitor.functions, 'whoami')).code).toBe('functions/unauthenticated');
  expect((await failure(visitor.functions, 'adminsOnly')).code).toBe('functions/unauthenticated');
  await visitor.end();
  const signed = publicClient(await tokenOf(person));
  expect((await httpsCallable(signed.functions, 'whoami')()).data).toMatchObject({ uid: person.uid });
  expect((await failure(signed.functions, 'adminsOnly')).code).toBe('functions/permission-denied');
  expect((await httpsCallable(signed.functions, 'verifiedOnly')()).data).toBe(true);
  await signed.end();
  const chief = publicClient(await tokenOf(admin));
  expect((await httpsCallable(chief.functions, 'adminsOnly')()).data).toBe(true);
  await chief.end();
  const new_ = publicClient(await tokenOf(unverified));
  expect(await failure(new_.functions, 'verifiedOnly')).toMatchObject({
    code: 'functions/failed-precondition',
    details: { code: 'kit.email_unverified' },
  });
  await new_.end();
});
