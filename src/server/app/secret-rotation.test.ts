/** What one secret made, seen by a server that knows it as a former one, and by one that knows it no more. */

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../../tests/kit/database.ts';
import { type Client, type TestPerson, type TestServer, testPassword, testServer } from '../../../tests/kit/server.ts';
import { securityCalls } from '../../contract/accounts/endpoints/security.ts';
import { accountsCalls as calls } from '../../contract/accounts/endpoints.ts';
import { sealFactorsAgain } from '../accounts/commands/second-factor.ts';
import { connect, disconnect } from '../kit/database/database.ts';
import { newId } from '../kit/database/ids.ts';
import { transact } from '../kit/database/transaction.ts';
import { readLink } from '../kit/files/links.ts';
import { checkCode, issueCode } from '../kit/security/codes.ts';
import { seal, sealAgain, unseal } from '../kit/security/secrets.ts';
import { totpAt, totpStep } from '../kit/security/totp.ts';

const [former, current] = ['former-'.repeat(6), 'current-'.repeat(6)];
let [before, during, after]: TestServer[] = [];

const at = (server: TestServer | undefined): TestServer => {
  if (!server) throw new Error('no server');
  return server;
};

beforeAll(async () => {
  const { db, url, close } = await testDatabase();
  const openServer = (env: Readonly<Record<string, string>>) => {
    const own = connect(url, 5);
    return testServer({ database: { db: own, url, close: () => disconnect(own) }, env });
  };
  before = await testServer({ database: { db, url, close }, env: { SECRET: former } });
  during = await openServer({ SECRET: current, SECRET_PREVIOUS: `${former}, ${'older-'.repeat(6)}` });
  after = await openServer({ SECRET: current });
});
afterAll(async () => {
  for (const server of [after, during, before]) await server?.close();
});

const kindFor = async (client: Client, server: TestServer | undefined): Promise<string | undefined> => {
  const answer = await client.through(at(server).server).ask(calls.getMe, {});
  return answer.ok ? answer.value.kind : answer.refusal.code;
};

it('a session is known while its secret is a former one, also when it is due to be prolonged, and ends when one signs out', async () => {
  const person = await at(before).person();
  expect([await kindFor(person, before), await kindFor(person, during), await kindFor(person, after)]).toEqual(['signed-in', 'signed-in', 'visitor']);
  await at(before).db.execute(sql`update auth_session set expires_at = now() + interval '1 day' where user_id = ${person.uid}`);
  expect(await kindFor(person, during)).toBe('signed-in');
  expect(await person.through(at(during).server).ask(calls.signOut, {})).toMatchObject({ ok: true });
  expect((await at(before).db.execute(sql`select 1 from auth_session where user_id = ${person.uid}`)).rows).toEqual([]);
});

it('whoever signs in now is known without the former secret', async () => {
  const person = await at(before).person();
  const browser = at(during).client();
  expect(await browser.ask(calls.signIn, { email: person.email, password: testPassword, bearer: false })).toMatchObject({ ok: true });
  expect([await kindFor(browser, during), await kindFor(browser, after)]).toEqual(['signed-in', 'signed-in']);
});

it('a link to a file opens it as long', () => {
  const link = new URL(at(before).services.files.link('offers/a1/a.pdf'), 'http://localhost');
  const read = (server: TestServer | undefined) => readLink(at(server).services.config.secrets, 'offers/a1/a.pdf', link.searchParams, Date.now());
  expect([read(before), read(during), read(after)]).toEqual([expect.objectContaining({ key: 'offers/a1/a.pdf' }), read(before), null]);
});

it('a mailed code counts as long', async () => {
  const { services } = at(before);
  const about = { purpose: `test:${newId()}`, uid: newId() };
  const made = await transact(services, (tx) => issueCode(services, tx, { ...about, email: 'a@test.example' }));
  const code = made.ok ? made.value.code : '';
  expect(await checkCode(at(after).services, { ...about, code })).toMatchObject({ ok: false, refusal: { code: 'code.wrong' } });
  expect(await checkCode(at(during).services, { ...about, code })).toMatchObject({ ok: true });
});

type Owner = { readonly person: TestPerson; readonly secret: string; readonly recoveryCodes: readonly string[] };

const withFactor = async (): Promise<Owner> => {
  const person = await at(before).person();
  const started = await person.ask(securityCalls.startSecondFactor, { password: testPassword });
  const secret = started.ok ? started.value.secret : '';
  const confirmed = await person.ask(securityCalls.confirmSecondFactor, { code: totpAt(secret, totpStep(Date.now())) });
  return { person, secret, recoveryCodes: confirmed.ok ? confirmed.value.recoveryCodes : [] };
};

/** What the second step of a sign-in answers; the app's present code counts again. */
const secondStep = async (server: TestServer | undefined, { person }: Owner, code: string): Promise<string> => {
  const browser = at(server).client();
  await at(before).db.execute(sql`update second_factor set last_step = 0, tries = 0 where uid = ${person.uid}`);
  await browser.ask(calls.signIn, { email: person.email, password: testPassword, bearer: false });
  const answer = await browser.ask(securityCalls.confirmSignIn, { code, bearer: false });
  return answer.ok ? 'ok' : answer.refusal.code;
};

it('an app and recovery codes open the account as long, and the app for good once its secret was closed again', async () => {
  const owner = await withFactor();
  const shown = (): string => totpAt(owner.secret, totpStep(Date.now()));
  expect(await secondStep(during, owner, shown())).toBe('ok');
  expect([await secondStep(during, owner, owner.recoveryCodes[0] ?? ''), await secondStep(during, owner, owner.recoveryCodes[0] ?? '')]).toEqual([
    'ok',
    'code.wrong',
  ]);
  expect(await secondStep(after, owner, owner.recoveryCodes[1] ?? '')).toBe('code.wrong');
  const stored = async () =>
    (await at(before).db.execute<{ sealed: string }>(sql`select sealed_secret as sealed from second_factor where uid = ${owner.person.uid}`)).rows[0]
      ?.sealed ?? '';
  const sealedBefore = await stored();
  expect(() => unseal([current], 'second-factor', sealedBefore)).toThrow();
  await sealFactorsAgain(at(after).services);
  expect(await stored()).toBe(sealedBefore);
  await sealFactorsAgain(at(during).services);
  expect(await secondStep(after, owner, shown())).toBe('ok');
  const sealedAfter = await stored();
  await sealFactorsAgain(at(during).services);
  expect([sealedAfter === sealedBefore, (await stored()) === sealedAfter]).toEqual([false, true]);
});

it('what no known secret closed is not taken for anything else', () => {
  const sealed = seal([former], 'mail-secrets', { token: 'abc' });
  expect(unseal([current, former], 'mail-secrets', sealed)).toEqual({ token: 'abc' });
  expect(() => unseal([current], 'mail-secrets', sealed)).toThrow();
  expect(() => sealAgain([current], 'mail-secrets', sealed)).toThrow();
  expect(sealAgain([former, current], 'mail-secrets', sealed)).toBeNull();
});
