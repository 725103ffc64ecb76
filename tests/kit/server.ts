import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { accountsCalls } from '../../src/contract/accounts/endpoints.ts';
import { type Ask, createAsk } from '../../src/contract/kit/client.ts';
import type { Claim, IdentityState } from '../../src/domain/accounts/types.ts';
import { authOf } from '../../src/server/accounts/adapters/auth.ts';
import { type CompanyLink, setCompany, setIdentity } from '../../src/server/accounts/commands/profile.ts';
import { personByEmail } from '../../src/server/accounts/queries.ts';
import { createServer, type Server } from '../../src/server/app/app.ts';
import { duties } from '../../src/server/app/rooms.ts';
import { fulfilDuties } from '../../src/server/kit/clock/duties.ts';
import type { Services } from '../../src/server/kit/context.ts';
import { connect, type Db, disconnect } from '../../src/server/kit/database/database.ts';
import type { Limits } from '../../src/server/kit/http/limits/rate-limit.ts';
import { type MailboxEntry, readMailbox } from '../../src/server/kit/mail/view.ts';
import { readConfig } from '../../src/server/kit/process/config.ts';
import { createLog } from '../../src/server/kit/process/log.ts';
import { type TestDatabase, testDatabase } from './database.ts';

/** Somebody who uses the product through HTTP: a browser with its own cookies and address. */
export type Client = {
  readonly ask: Ask;
  /** Any request with this browser's cookies. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** The same request past the cache of visitors' answers. */
  readonly past: (path: string, init?: RequestInit) => Promise<Response>;
  /** The same browser, led to another process by a balancer. */
  readonly through: (server: Server) => Client;
};

/** A signed-in person. */
export type TestPerson = Client & { readonly uid: string; readonly email: string; readonly firstName: string; readonly lastName: string };

/** What a test person shall be; the address is confirmed unless said otherwise. */
export type PersonWish = {
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly lang?: 'pl' | 'en';
  readonly verified?: boolean;
  readonly identity?: IdentityState;
  readonly company?: CompanyLink;
  readonly claims?: readonly Claim[];
};

/** The whole server on a database of its own. */
export type TestServer = {
  readonly server: Server;
  readonly services: Services;
  readonly db: Db;
  readonly visitor: Client;
  /** A new browser, at an address of its own or this one. */
  readonly client: (address?: string) => Client;
  readonly person: (wish?: PersonWish) => Promise<TestPerson>;
  /** Runs waiting jobs until none is due. */
  readonly work: () => Promise<number>;
  /** Fulfils what is due by the database's clock, as happens each minute. */
  readonly tick: () => Promise<void>;
  /** Mails delivered to an address, oldest first. */
  readonly mailsTo: (email: string) => Promise<readonly MailboxEntry[]>;
  /** Another server on the same database, as a second process would be: with a memory and connections of its own, so many at most. */
  readonly another: (connections?: number) => Promise<Server>;
  readonly close: () => Promise<void>;
};

/** The password of every test person. */
export const testPassword = 'Parter-test-1';

const nowhere = 'http://localhost:3140';
const wide = 100_000;
const firstNames = ['Anna', 'Jan', 'Ewa', 'Piotr', 'Maria', 'Adam', 'Zofia', 'Marek'];

const anyAddress = (): string => `10.0.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;

const newClient = (server: Server, jar = new Map<string, string>(), address = anyAddress()): Client => {
  const origin = server.services.config.baseUrl;
  const requestOf =
    (answer: Server['fetch']) =>
    async (at: string, init: RequestInit = {}): Promise<Response> => {
      const headers = new Headers(init.headers);
      if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
      if (!headers.has('origin') && init.method === 'POST') headers.set('origin', origin);
      const response = await answer(new Request(new URL(at, origin), { ...init, headers }), { incoming: { socket: { remoteAddress: address } } });
      for (const cookie of response.headers.getSetCookie()) keep(jar, cookie);
      return response;
    };
  const request = requestOf(server.fetch);
  const ask = createAsk((at, body) => request(at, body === null ? {} : { method: 'POST', body, headers: { 'content-type': 'application/json' } }));
  return { ask, fetch: request, past: requestOf(server.app.fetch), through: (other) => newClient(other, jar, address) };
};

const keep = (jar: Map<string, string>, cookie: string): void => {
  const [pair = '', ...rest] = cookie.split(';');
  const [name = '', value = ''] = pair.split(/=(.*)/s);
  if (value === '' || rest.some((part) => /max-age=0/i.test(part))) jar.delete(name);
  else jar.set(name, value);
};

type TestServerOptions = {
  readonly limits?: Limits;
  readonly env?: Readonly<Record<string, string>>;
  /** Another database than a copy of the run's template. */
  readonly database?: TestDatabase;
  /** Takes every line of the log, whatever its level. */
  readonly lines?: string[];
};

const unlimited: Limits = { user: wide, visitor: wide, read: wide, page: wide, streams: wide };

/** Starts the whole server without a network; jobs run when the test says so. */
export const testServer = async ({ limits = unlimited, env = {}, database: given, lines }: TestServerOptions = {}): Promise<TestServer> => {
  const database = given ?? (await testDatabase());
  const dataDir = await mkdtemp(path.join(tmpdir(), 'parter-files-'));
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: process.env['TEST_LOG'] ?? 'error', BASE_URL: nowhere, DATA_DIR: dataDir, ...env });
  const log = lines && createLog('trace', { write: (line) => void lines.push(line) });
  const server = await createServer({ config, db: database.db, databaseUrl: database.url, limits, ...(log && { log }) });
  await server.begin({ work: false });
  const others: { readonly server: Server; readonly db: Db }[] = [];
  // For each server by itself: names do not depend on the files that ran before.
  let persons = 0;
  const another = async (connections?: number): Promise<Server> => {
    const db = connect(database.url, connections);
    const other = await createServer({ config, db, databaseUrl: database.url, limits });
    await other.begin({ work: false });
    others.push({ server: other, db });
    return other;
  };
  const { services } = server;
  return {
    server,
    services,
    db: database.db,
    visitor: newClient(server),
    client: (address) => newClient(server, new Map(), address),
    person: (wish) => {
      persons += 1;
      return makePerson(server, database.db, persons, wish);
    },
    work: () => services.jobs.drain(services),
    tick: () => fulfilDuties(services, duties),
    mailsTo: async (email) => [...(await readMailbox(services, email))].reverse(),
    another,
    close: async () => {
      for (const other of others) {
        await other.server.end();
        await disconnect(other.db);
      }
      await server.end();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

const making = new AsyncLocalStorage<true>();
const usesOneHash = new WeakSet<Db>();
let oneHash: Promise<string> | undefined;

/**
 * Signing up and in takes most of its time for the hash of the password, which is meant to be slow. Whoever is made here, and nobody who signs up in a
 * test, gets the hash that the first of them got; that it belongs to their password need not be reckoned again.
 */
const withOneHash = async <T>(services: Services, work: () => Promise<T>): Promise<T> => {
  if (!usesOneHash.has(services.db)) {
    usesOneHash.add(services.db);
    const { password } = await authOf(services).$context;
    const { hash, verify } = password;
    password.hash = (text) => {
      if (!making.getStore()) return hash(text);
      oneHash ??= hash(testPassword);
      return oneHash;
    };
    password.verify = async (pair) => (pair.password === testPassword && pair.hash === (await oneHash)) || verify(pair);
  }
  return making.run(true, work);
};

/** The way to an identity state along the lifecycle's edges. */
const stepsTo = (state: IdentityState = 'INITIAL'): readonly (readonly [IdentityState, IdentityState])[] => {
  if (state === 'INITIAL') return [];
  return state === 'ACCEPTED' || state === 'REJECTED'
    ? [
        ['INITIAL', 'CHECKING'],
        ['CHECKING', state],
      ]
    : [['INITIAL', state]];
};

const makePerson = async (server: Server, db: Db, count: number, wish: PersonWish = {}): Promise<TestPerson> => {
  const firstName = wish.firstName ?? firstNames[count % firstNames.length] ?? 'Anna';
  const lastName = wish.lastName ?? 'Testowa';
  const email = wish.email ?? `person-${count}-${Date.now().toString(36)}@test.example`;
  const client = newClient(server);
  const input = { email, password: testPassword, firstName, lastName, marketingConsent: false, lang: wish.lang ?? 'pl' };
  const signed = await withOneHash(server.services, () => client.ask(accountsCalls.signUp, input));
  if (!signed.ok) throw new Error(`sign-up refused: ${JSON.stringify(signed.refusal)}`);
  const { uid } = signed.value.me;
  await db.transaction(async (tx) => {
    if (wish.verified ?? true) await tx.execute(sql`update person set email_verified_at = now() where uid = ${uid}`);
    if (wish.claims) await tx.execute(sql`update person set claims = ${sql.param([...wish.claims])}::text[] where uid = ${uid}`);
    for (const [from, to] of stepsTo(wish.identity)) await setIdentity(tx, uid, from, to);
    if (wish.company) await setCompany(tx, uid, wish.company);
  });
  const stored = await personByEmail(db, email);
  if (!stored) throw new Error('the person was not stored');
  return { ...client, uid, email, firstName, lastName };
};
