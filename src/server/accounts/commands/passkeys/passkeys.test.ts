import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { must } from '../../../../../tests/factories/published-offer.ts';
import { subjectsTo } from '../../../../../tests/kit/letters.ts';
import { type DeviceKey, type Fault, softDevice } from '../../../../../tests/kit/passkeys.ts';
import { type Client, type TestPerson, type TestServer, testPassword, testServer } from '../../../../../tests/kit/server.ts';
import { leavingCalls } from '../../../../contract/accounts/endpoints/leaving.ts';
import { passkeyCalls } from '../../../../contract/accounts/endpoints/passkeys.ts';
import { securityCalls } from '../../../../contract/accounts/endpoints/security.ts';
import { accountsCalls as calls } from '../../../../contract/accounts/endpoints.ts';
import { accountNumbers } from '../../../../domain/kit/numbers.ts';
import { newToken } from '../../../kit/database/ids.ts';
import { totpAt, totpStep } from '../../../kit/security/totp.ts';

let server: TestServer;
let device: ReturnType<typeof softDevice>;
beforeAll(async () => {
  server = await testServer();
  device = softDevice(server.services.config.baseUrl);
});
afterAll(() => server.close());

type Owner = { readonly person: TestPerson; readonly key: DeviceKey; readonly recoveryCodes: readonly string[] };

const withPasskey = async (wish: Parameters<TestServer['person']>[0] = {}, fault: Fault = {}): Promise<Owner> => {
  const person = await server.person(wish);
  const { options } = await must(person, passkeyCalls.startPasskey, { password: testPassword });
  const { key, passkey } = device.make(options, fault);
  const { recoveryCodes } = await must(person, passkeyCalls.addPasskey, { name: 'Laptop w biurze', passkey });
  return { person, key, recoveryCodes: recoveryCodes ?? [] };
};

/** Shows the key to whoever asks for a proof of the second factor. */
const proofOf = async ({ person, key }: Pick<Owner, 'person' | 'key'>, fault: Fault = {}) => {
  const { options } = await must(person, passkeyCalls.startPasskeyProof, {});
  return device.show(key, options, fault);
};

const signInAlone = async (client: Client, key: DeviceKey, fault: Fault = {}, bearer = false) => {
  const { options } = await must(client, passkeyCalls.startPasskeySignIn, {});
  return client.ask(passkeyCalls.signInWithPasskey, { passkey: device.show(key, options, fault), bearer });
};

const enterPassword = (client: Client, email: string) => client.ask(calls.signIn, { email, password: testPassword, bearer: false });

const passkeysOf = async (person: TestPerson) => (await must(person, securityCalls.getSecurity, {})).passkeys;

const changesOf = async (uid: string): Promise<unknown[]> =>
  (
    await server.db.execute<{ change: string }>(
      sql`select details->>'change' as change from event where method = 'secondFactor' and uid = ${uid} order by id`,
    )
  ).rows.map(({ change }) => change);

test('a passkey is added with the password, is a second factor with recovery codes, and its owner is told', async () => {
  const person = await server.person();
  expect(await person.ask(passkeyCalls.startPasskey, { password: 'Wrong-password-1' })).toMatchObject({ refusal: { code: 'password.wrong' } });
  const { options } = await must(person, passkeyCalls.startPasskey, { password: testPassword });
  expect(options).toMatchObject({ rp: { id: 'localhost' }, user: { name: person.email }, authenticatorSelection: { userVerification: 'required' } });
  const { passkey } = device.make(options);
  const added = await must(person, passkeyCalls.addPasskey, { name: 'Laptop', passkey });
  expect(new Set(added.recoveryCodes).size).toBe(accountNumbers.recoveryCodes);
  const security = await must(person, securityCalls.getSecurity, {});
  expect(security).toMatchObject({ secondFactor: { hasApp: false, recoveryCodes: 10 }, passkeys: [{ name: 'Laptop', usedAt: null }] });
  expect(await enterPassword(server.client(), person.email)).toMatchObject({ refusal: { code: 'signin.code_needed' } });
  expect(await subjectsTo(server, person.email)).toContain('Dodano klucz dostępu do konta w Parterze');
  expect(await changesOf(person.uid)).toEqual(['keyAdded']);
  // The same answer does not count a second time.
  expect(await person.ask(passkeyCalls.addPasskey, { name: 'Laptop', passkey })).toMatchObject({ refusal: { code: 'passkey.step_over' } });
});

test('what a device makes wrongly is not kept', async () => {
  const person = await server.person();
  const faults: readonly Fault[] = [{ origin: 'https://parter.example' }, { site: 'parter.example' }, { verified: false }];
  for (const fault of faults) {
    const { options } = await must(person, passkeyCalls.startPasskey, { password: testPassword });
    const answer = await person.ask(passkeyCalls.addPasskey, { name: 'Laptop', passkey: device.make(options, fault).passkey });
    expect(answer, JSON.stringify(fault)).toMatchObject({ refusal: { code: 'passkey.not_accepted' } });
  }
  const { options } = await must(person, passkeyCalls.startPasskey, { password: testPassword });
  const stranger = await server.person();
  const { passkey } = device.make(options);
  expect(await stranger.ask(passkeyCalls.addPasskey, { name: 'Laptop', passkey })).toMatchObject({ refusal: { code: 'passkey.step_over' } });
  expect(await passkeysOf(person)).toEqual([]);
  expect(await must(person, securityCalls.getSecurity, {})).toMatchObject({ secondFactor: null });
});

test('a passkey alone signs in without a password or code, and a new browser is told by mail', async () => {
  const { person, key } = await withPasskey();
  const browser = server.client();
  expect(await signInAlone(browser, key)).toMatchObject({ ok: true, value: { me: { uid: person.uid }, token: null } });
  expect(await browser.ask(calls.getMe, {})).toMatchObject({ value: { uid: person.uid } });
  expect(await subjectsTo(server, person.email)).toContain('Nowe logowanie do Parteru');
  expect(await passkeysOf(person)).toMatchObject([{ usedAt: expect.any(String) }]);
  const program = await signInAlone(server.client(), key, {}, true);
  const token = program.ok ? program.value.token : '';
  const me = await server.client().fetch('/call/getMe', { method: 'POST', body: '{"data":null}', headers: { authorization: `Bearer ${token}` } });
  expect(await me.json()).toMatchObject({ result: { uid: person.uid } });
});

test.each<[string, Fault, string]>([
  ['shown on a page of another address', { origin: 'https://parter.example' }, 'passkey.not_accepted'],
  ['signed for another site', { site: 'parter.example' }, 'passkey.not_accepted'],
  ['that did not verify its owner', { verified: false }, 'passkey.not_accepted'],
  ['that says it is of another person', { userHandle: 'c29tZWJvZHk' }, 'passkey.not_accepted'],
  ['whose counter stands still', { counter: 1 }, 'passkey.counter'],
  ['whose counter goes back', { counter: 0 }, 'passkey.counter'],
])('a key %s signs nobody in', async (_what, fault, code) => {
  const { person, key } = await withPasskey();
  const browser = server.client();
  expect(await signInAlone(browser, key, fault)).toMatchObject({ refusal: { code } });
  expect(await browser.ask(calls.getMe, {})).toMatchObject({ value: { kind: 'visitor' } });
  expect(await changesOf(person.uid)).toEqual(code === 'passkey.counter' ? ['keyAdded', 'passkeyCounterBack'] : ['keyAdded']);
});

test('a key that does not count works again and again', async () => {
  const { key } = await withPasskey({}, { counter: 0 });
  for (let turn = 0; turn < 2; turn += 1) expect(await signInAlone(server.client(), key, { counter: 0 })).toMatchObject({ ok: true });
});

test('a challenge counts once, for five minutes, for its purpose, and a changed signature is wrong', async () => {
  const { person, key } = await withPasskey();
  const browser = server.client();
  const { options } = await must(browser, passkeyCalls.startPasskeySignIn, {});
  const passkey = device.show(key, options);
  expect(await browser.ask(passkeyCalls.signInWithPasskey, { passkey, bearer: false })).toMatchObject({ ok: true });
  expect(await server.client().ask(passkeyCalls.signInWithPasskey, { passkey, bearer: false })).toMatchObject({
    refusal: { code: 'passkey.step_over' },
  });

  const late = device.show(key, (await must(browser, passkeyCalls.startPasskeySignIn, {})).options);
  await server.db.execute(sql`update link_token set expires_at = now() - interval '1 second' where purpose = 'passkey-sign-in'`);
  expect(await browser.ask(passkeyCalls.signInWithPasskey, { passkey: late, bearer: false })).toMatchObject({
    refusal: { code: 'passkey.step_over' },
  });

  const ofProof = await proofOf({ person, key });
  expect(await browser.ask(passkeyCalls.signInWithPasskey, { passkey: ofProof, bearer: false })).toMatchObject({
    refusal: { code: 'passkey.step_over' },
  });

  const changed = device.show(key, (await must(browser, passkeyCalls.startPasskeySignIn, {})).options);
  const { signature } = device.show(key, (await must(browser, passkeyCalls.startPasskeySignIn, {})).options).response;
  const answer = await browser.ask(passkeyCalls.signInWithPasskey, {
    passkey: { ...changed, response: { ...changed.response, signature } },
    bearer: false,
  });
  expect(answer).toMatchObject({ refusal: { code: 'passkey.not_accepted' } });
});

test('one answer sent many times at once opens one session', async () => {
  const { key } = await withPasskey();
  const passkey = device.show(key, (await must(server.visitor, passkeyCalls.startPasskeySignIn, {})).options);
  const answers = await Promise.all(Array.from({ length: 4 }, () => server.client().ask(passkeyCalls.signInWithPasskey, { passkey, bearer: false })));
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
});

test('after the password the key stands for the code, also where it does not verify its owner; one of somebody else does not', async () => {
  const { person, key } = await withPasskey();
  const other = await withPasskey();
  const browser = server.client();
  expect(await browser.ask(passkeyCalls.startPasskeyStep, {})).toMatchObject({ refusal: { code: 'signin.step_over' } });
  await enterPassword(browser, person.email);
  expect(await browser.ask(passkeyCalls.getSignInStep, {})).toMatchObject({ value: { hasApp: false, hasPasskeys: true } });
  const step = async () => (await must(browser, passkeyCalls.startPasskeyStep, {})).options;
  expect((await step()).allowCredentials.map(({ id }) => id)).toEqual([key.id]);
  expect(await browser.ask(securityCalls.confirmSignIn, { passkey: device.show(other.key, await step()), bearer: false })).toMatchObject({
    refusal: { code: 'passkey.unknown' },
  });
  expect(
    await browser.ask(securityCalls.confirmSignIn, { passkey: device.show(key, await step(), { verified: false }), bearer: false }),
  ).toMatchObject({
    ok: true,
    value: { me: { uid: person.uid } },
  });
  expect(await browser.ask(calls.getMe, {})).toMatchObject({ value: { uid: person.uid } });
});

test('recovery codes stand in for the key, six digits do not, and guessing them does not keep out whoever has the key', async () => {
  const { person, key, recoveryCodes } = await withPasskey();
  const browser = server.client();
  await enterPassword(browser, person.email);
  for (let turn = 0; turn <= accountNumbers.secondFactorTries; turn += 1)
    await browser.ask(securityCalls.confirmSignIn, { code: '000000', bearer: false });
  expect(await browser.ask(securityCalls.confirmSignIn, { code: recoveryCodes[0], bearer: false })).toMatchObject({
    refusal: { code: 'factor.too_many_tries' },
  });
  const { options } = await must(browser, passkeyCalls.startPasskeyStep, {});
  expect(await browser.ask(securityCalls.confirmSignIn, { passkey: device.show(key, options), bearer: false })).toMatchObject({ ok: true });
  await server.db.execute(sql`update second_factor set tries = 0 where uid = ${person.uid}`);
  const other = server.client();
  await enterPassword(other, person.email);
  expect(await other.ask(securityCalls.confirmSignIn, { code: recoveryCodes[0], bearer: false })).toMatchObject({ ok: true });
});

test('another passkey needs a proof of the second factor, at most ten are kept, and none twice', async () => {
  const owner = await withPasskey();
  const { person } = owner;
  expect(await person.ask(passkeyCalls.startPasskey, { password: testPassword })).toMatchObject({ refusal: { code: 'factor.is_on' } });
  const unverified = await proofOf(owner, { verified: false });
  expect(await person.ask(passkeyCalls.startPasskey, { passkey: unverified })).toMatchObject({ refusal: { code: 'passkey.not_accepted' } });
  const begin = async () => (await must(person, passkeyCalls.startPasskey, { passkey: await proofOf(owner) })).options;
  const first = await begin();
  expect(first.excludeCredentials.map(({ id }) => id)).toEqual([owner.key.id]);
  expect(await must(person, passkeyCalls.addPasskey, { name: 'Telefon', passkey: device.make(first).passkey })).toEqual({ recoveryCodes: null });
  const waiting = await begin();
  await server.db.execute(sql`
    insert into passkey (id, uid, credential_id, public_key, counter, transports, name)
    select 'filler' || n || ${person.uid}, ${person.uid}, 'filler' || n || ${person.uid}, '', 0, '{}', 'Klucz' from generate_series(3, ${accountNumbers.passkeys}::int) n`);
  const tooMany = { refusal: { code: 'passkey.too_many', params: { max: accountNumbers.passkeys } } };
  expect(await person.ask(passkeyCalls.startPasskey, { passkey: await proofOf(owner) })).toMatchObject(tooMany);
  expect(await person.ask(passkeyCalls.addPasskey, { name: 'Telefon', passkey: device.make(waiting).passkey })).toMatchObject(tooMany);
});

test('a passkey is renamed and removed by its owner alone; a removed one opens nothing', async () => {
  const owner = await withPasskey();
  const { person, key } = owner;
  const stranger = await withPasskey();
  const [{ id: passkeyId = '' } = {}] = await passkeysOf(person);
  expect(await stranger.person.ask(passkeyCalls.renamePasskey, { passkeyId, name: 'Mój' })).toMatchObject({ refusal: { code: 'passkey.not_found' } });
  expect(await stranger.person.ask(passkeyCalls.removePasskey, { passkeyId, passkey: await proofOf(stranger) })).toMatchObject({
    refusal: { code: 'passkey.not_found' },
  });
  await must(person, passkeyCalls.renamePasskey, { passkeyId, name: 'Telefon' });
  expect(await passkeysOf(person)).toMatchObject([{ name: 'Telefon' }]);
  expect(await person.ask(passkeyCalls.removePasskey, { passkeyId })).toMatchObject({ refusal: { code: 'code.wrong' } });
  await must(person, passkeyCalls.removePasskey, { passkeyId, passkey: await proofOf(owner) });
  expect(await signInAlone(server.client(), key)).toMatchObject({ refusal: { code: 'passkey.unknown' } });
  expect(await must(person, securityCalls.getSecurity, {})).toMatchObject({ secondFactor: null, passkeys: [] });
  expect(await enterPassword(server.client(), person.email)).toMatchObject({ ok: true });
  expect(await subjectsTo(server, person.email)).toContain('Drugi składnik konta w Parterze jest wyłączony');
  expect(await person.ask(passkeyCalls.startPasskeyProof, {})).toMatchObject({ refusal: { code: 'passkey.none' } });
});

test('an app and passkeys stand beside one another: the second factor is on while one of them is left', async () => {
  const owner = await withPasskey();
  const { person, recoveryCodes } = owner;
  const { secret } = await must(person, securityCalls.startSecondFactor, { passkey: await proofOf(owner) });
  await must(person, securityCalls.confirmSecondFactor, { code: totpAt(secret, totpStep(Date.now())) });
  expect(await person.ask(securityCalls.switchOffSecondFactor, { code: recoveryCodes[0] })).toMatchObject({ refusal: { code: 'code.wrong' } });
  await must(person, securityCalls.switchOffSecondFactor, { passkey: await proofOf(owner) });
  expect(await must(person, securityCalls.getSecurity, {})).toMatchObject({ secondFactor: { hasApp: false, recoveryCodes: 10 } });
  expect(await enterPassword(server.client(), person.email)).toMatchObject({ refusal: { code: 'signin.code_needed' } });
  expect(await changesOf(person.uid)).toEqual(['keyAdded', 'on', 'appOff']);
  const renewed = await must(person, securityCalls.renewRecoveryCodes, { passkey: await proofOf(owner) });
  expect(renewed.recoveryCodes).toHaveLength(accountNumbers.recoveryCodes);
});

test('a passkey is the second factor of an admin: the claim counts again, and the last one stays', async () => {
  await server.person({ claims: ['admin'] });
  const person = await server.person({ claims: ['admin'] });
  await server.db.execute(sql`update person set second_factor_due = now() - interval '1 second' where uid = ${person.uid}`);
  const { options } = await must(person, passkeyCalls.startPasskey, { password: testPassword });
  const { key, passkey } = device.make(options);
  await must(person, passkeyCalls.addPasskey, { name: 'Laptop', passkey });
  expect(await person.ask(calls.getMe, {})).toMatchObject({ value: { claims: ['admin'], secondFactorDue: null } });
  const [{ id: passkeyId = '' } = {}] = await passkeysOf(person);
  expect(await person.ask(passkeyCalls.removePasskey, { passkeyId, passkey: await proofOf({ person, key }) })).toMatchObject({
    refusal: { code: 'factor.compulsory' },
  });
});

test('who lost devices and codes gets the passkeys taken away with the factor', async () => {
  const { person, key } = await withPasskey();
  const admin = await server.person({ claims: ['admin'] });
  await must(admin, securityCalls.removeSecondFactor, { email: person.email, reason: 'Rozmowa wideo, dowód' });
  expect(await signInAlone(server.client(), key)).toMatchObject({ refusal: { code: 'passkey.unknown' } });
  expect(await enterPassword(server.client(), person.email)).toMatchObject({ ok: true });
});

test('undoing a change of address takes away passkeys from since then, and leaves older ones', async () => {
  const { person, key: old } = await withPasskey();
  const long = 1 + accountNumbers.doubtfulFactorHours + 1;
  for (const table of [sql`update passkey set created_at`, sql`update second_factor set confirmed_at`])
    await server.db.execute(sql`${table} = now() - make_interval(hours => ${long}::int) where uid = ${person.uid}`);
  const { options } = await must(person, passkeyCalls.startPasskey, { passkey: await proofOf({ person, key: old }) });
  const { key: young, passkey } = device.make(options);
  await must(person, passkeyCalls.addPasskey, { name: 'Cudzy', passkey });
  await server.db.execute(sql`
    update person set previous_email = email, email = 'thief-' || email, email_change_undo_until = now() + interval '71 hours' where uid = ${person.uid}`);
  const { token, hash } = newToken();
  await server.db.execute(sql`
    insert into link_token (hash, purpose, subject, uid, expires_at) values (${hash}, 'undo-email-change', ${person.uid}, ${person.uid}, now() + interval '1 hour')`);
  await must(server.visitor, calls.undoEmailChange, { token });
  expect(await signInAlone(server.client(), young)).toMatchObject({ refusal: { code: 'passkey.unknown' } });
  expect(await signInAlone(server.client(), old)).toMatchObject({ ok: true });
});

test('the copy of the data names passkeys without their keys, and they go with the account', async () => {
  const { person, key } = await withPasskey();
  await must(person, leavingCalls.requestDataCopy, {});
  await server.work();
  const { copy } = await must(person, leavingCalls.getDataCopy, {});
  const archive = Buffer.from(await (await person.fetch(copy?.path ?? '')).arrayBuffer()).toString('latin1');
  expect(archive).toContain('Laptop w biurze');
  for (const secret of [key.id, 'credentialId', 'publicKey']) expect(archive).not.toContain(secret);
  await must(person, leavingCalls.confirmAccountDeletion, { userUid: person.uid });
  await must(person, leavingCalls.deleteAccount, { userId: person.uid });
  expect(await signInAlone(server.client(), key)).toMatchObject({ refusal: { code: 'passkey.unknown' } });
  const { rows } = await server.db.execute(sql`select 1 from passkey where uid = ${person.uid}`);
  expect(rows).toEqual([]);
});

test('wrong answers from one network have to wait after a while', async () => {
  const { key } = await withPasskey();
  const client = server.client('10.7.7.7');
  const codes: string[] = [];
  // The count begins anew with each minute, which may turn over meanwhile.
  for (let turn = 0; turn < 2 * accountNumbers.wrongPasskeysPerMinute + 1; turn += 1) {
    const answer = await signInAlone(client, key, { origin: 'https://parter.example' });
    codes.push(answer.ok ? 'ok' : answer.refusal.code);
  }
  expect(codes.indexOf('kit.too_many_calls')).toBeGreaterThanOrEqual(accountNumbers.wrongPasskeysPerMinute);
});
