import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestPerson, type TestServer, testPassword, testServer } from '../../../../tests/kit/server.ts';
import { accountsCalls as calls } from '../../../contract/accounts/endpoints.ts';
import { accountNumbers } from '../../../domain/kit/numbers.ts';
import { grantFirstAdmin } from './claims.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const codeIn = (text: string): string => /\b\d{6}\b/.exec(text)?.[0] ?? '';
const newcomer = {
  email: 'Ola@Firma.example',
  password: testPassword,
  firstName: ' Ola ',
  lastName: 'Nowak',
  marketingConsent: true,
  lang: 'pl',
} as const;

test('a person signs up, confirms the address with the mailed code and is known', async () => {
  const ola = server.client();
  const signed = await ola.ask(calls.signUp, newcomer);
  expect(signed).toMatchObject({ ok: true, value: { me: { email: 'ola@firma.example', firstName: 'Ola', emailVerified: false } } });
  await server.work();
  const [mail] = await server.mailsTo('ola@firma.example');
  expect(mail?.subject).toBe('Twój kod do Parteru');
  expect(await ola.ask(calls.verifyEmail, { verificationCode: '000000' === codeIn(mail?.text ?? '') ? '000001' : '000000' })).toMatchObject({
    ok: false,
    refusal: { code: 'code.wrong', params: { n: 4 }, message: 'Kod jest nieprawidłowy. Zostały 4 próby.' },
  });
  expect(await ola.ask(calls.verifyEmail, { verificationCode: codeIn(mail?.text ?? '') })).toMatchObject({ ok: true });
  expect(await ola.ask(calls.getMe, {})).toMatchObject({ ok: true, value: { kind: 'signed-in', emailVerified: true, lang: 'pl' } });
});

test('a second code is refused within a minute, and says how long to wait', async () => {
  const person = await server.person({ verified: false, lang: 'en' });
  const answer = await person.ask(calls.sendEmailCode, {});
  expect(answer).toMatchObject({ ok: false, refusal: { code: 'code.resend_too_soon', kind: 'exhausted' } });
  expect(!answer.ok && answer.refusal.message).toMatch(/^You can send a new code in \d+ s\.$/);
});

test('after five wrong tries the right code opens nothing', async () => {
  const person = await server.person({ verified: false });
  await server.work();
  const right = codeIn((await server.mailsTo(person.email))[0]?.text ?? '');
  const wrong = right === '111111' ? '222222' : '111111';
  for (let attempt = 0; attempt < 5; attempt += 1) await person.ask(calls.verifyEmail, { verificationCode: wrong });
  expect(await person.ask(calls.verifyEmail, { verificationCode: right })).toMatchObject({
    ok: false,
    refusal: { code: 'code.too_many_tries' },
  });
});

test('an address has one account', async () => {
  const person = await server.person();
  const again = await server.client().ask(calls.signUp, { ...newcomer, email: person.email.toUpperCase() });
  expect(again).toMatchObject({ ok: false, refusal: { code: 'email.taken', kind: 'exists', field: 'email' } });
});

test('a weak password is refused at its field', async () => {
  const answer = await server.client().ask(calls.signUp, { ...newcomer, email: 'weak@test.example', password: 'alllowercase' });
  expect(answer).toMatchObject({ ok: false, refusal: { code: 'password.no_upper', field: 'password' } });
});

test('a password that is guessed first is refused, at the sign-up and by the mailed link, which stays good', async () => {
  const guessable = { ok: false, refusal: { code: 'password.guessable', field: 'password' } };
  const { lastName } = newcomer;
  for (const password of ['Haslo2026!', `${lastName}1984`])
    expect(await server.client().ask(calls.signUp, { ...newcomer, email: 'guessed@test.example', password }), password).toMatchObject(guessable);
  const person = await server.person();
  await server.visitor.ask(calls.requestPasswordReset, { email: person.email });
  await server.work();
  const mail = (await server.mailsTo(person.email)).find((one) => one.subject === 'Ustaw nowe hasło do Parteru');
  const token = /reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(await server.visitor.ask(calls.resetPassword, { token, password: 'Qwerty123!' })).toMatchObject(guessable);
  expect(await server.visitor.ask(calls.resetPassword, { token, password: 'Another-pass-2' })).toMatchObject({ ok: true });
});

test('signing in needs the right password; signing out ends the session', async () => {
  const person = await server.person();
  const browser = server.client();
  expect(await browser.ask(calls.signIn, { email: person.email, password: 'Wrong-password-1', bearer: false })).toMatchObject({
    ok: false,
    refusal: { code: 'signin.wrong' },
  });
  expect(await browser.ask(calls.signIn, { email: person.email, password: testPassword, bearer: false })).toMatchObject({
    ok: true,
    value: { me: { uid: person.uid }, token: null },
  });
  expect(await browser.ask(calls.getMe, {})).toMatchObject({ value: { uid: person.uid } });
  await browser.ask(calls.signOut, {});
  expect(await browser.ask(calls.getMe, {})).toMatchObject({ value: { kind: 'visitor' } });
});

test('a bearer token is a session without a cookie', async () => {
  const person = await server.person();
  const signed = await server.client().ask(calls.signIn, { email: person.email, password: testPassword, bearer: true });
  const token = signed.ok ? signed.value.token : '';
  const answer = await server.client().fetch('/call/getMe', { method: 'POST', body: '{"data":null}', headers: { authorization: `Bearer ${token}` } });
  expect(await answer.json()).toMatchObject({ result: { uid: person.uid } });
});

test('a forgotten password is replaced by the mailed link, once, and every session ends', async () => {
  const person = await server.person();
  await server.visitor.ask(calls.requestPasswordReset, { email: person.email });
  await server.work();
  const mail = (await server.mailsTo(person.email)).find((one) => one.subject === 'Ustaw nowe hasło do Parteru');
  const token = /reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(await server.visitor.ask(calls.resetPassword, { token, password: 'Another-pass-2' })).toMatchObject({ ok: true });
  expect(await server.visitor.ask(calls.resetPassword, { token, password: 'Another-pass-3' })).toMatchObject({
    ok: false,
    refusal: { code: 'password.link_invalid' },
  });
  expect(await person.ask(calls.getMe, {})).toMatchObject({ value: { kind: 'visitor' } });
  expect(await server.client().ask(calls.signIn, { email: person.email, password: testPassword, bearer: false })).toMatchObject({ ok: false });
  expect(await server.client().ask(calls.signIn, { email: person.email, password: 'Another-pass-2', bearer: false })).toMatchObject({ ok: true });
});

test('asking for a link says the same, and writes the same, for an address nobody has', async () => {
  const { email } = await server.person();
  await server.work();
  const rows = async () => {
    const counted = await server.db.execute<{ jobs: number; mails: number; tokens: number }>(
      sql`select (select count(*) from pgboss.job where state = 'created')::int as jobs, (select count(*) from mail)::int as mails, (select count(*) from link_token)::int as tokens`,
    );
    return counted.rows[0] ?? { jobs: 0, mails: 0, tokens: 0 };
  };
  for (const asked of ['nobody@test.example', email]) {
    const before = await rows();
    expect(await server.visitor.ask(calls.requestPasswordReset, { email: asked })).toMatchObject({ ok: true, value: { status: 'SUCCESS' } });
    expect(await rows()).toEqual({ ...before, jobs: before.jobs + 1 });
  }
});

test('a new password that cannot be stored leaves the link as it was', async () => {
  const { email, uid } = await server.person();
  await server.visitor.ask(calls.requestPasswordReset, { email });
  const [token = ''] = await resetLinks(email);
  const reset = () => server.visitor.ask(calls.resetPassword, { token, password: 'Another-pass-2' });
  await server.db.execute(sql`create function no_password() returns trigger language plpgsql as 'begin raise exception ''no''; end'`);
  await server.db.execute(sql`create trigger no_password before update on auth_account for each row execute function no_password()`);
  expect(await reset()).toMatchObject({ ok: false, refusal: { code: 'kit.internal' } });
  await server.db.execute(sql`drop function no_password cascade`);
  expect(await reset()).toMatchObject({ ok: true });
  const mails = await server.db.execute(sql`select 1 from mail where uid = ${uid} and template = 'accounts.password_changed'`);
  expect(mails.rowCount).toBe(1);
});

test('claims are granted by admins, and the last admin stays', async () => {
  const admin = await server.person({ claims: ['admin'] });
  const other = await server.person();
  expect(await other.ask(calls.grantAdmin, { email: other.email, reason: 'Zmiana w zespole' })).toMatchObject({
    ok: false,
    refusal: { code: 'kit.denied' },
  });
  expect(await admin.ask(calls.revokeClaim, { email: admin.email, claim: 'admin', reason: 'Zmiana w zespole' })).toMatchObject({
    ok: false,
    refusal: { code: 'claim.last_admin' },
  });
  expect(await admin.ask(calls.grantAdmin, { email: other.email, reason: 'Zmiana w zespole' })).toMatchObject({ ok: true });
  expect(await other.ask(calls.getMe, {})).toMatchObject({ value: { claims: ['admin'] } });
  const rests = (whose: TestPerson, due: string) =>
    server.db.execute(sql`update person set second_factor_due = now() + ${due}::interval where uid = ${whose.uid}`);
  await rests(admin, '-1 second');
  expect(await other.ask(calls.revokeClaim, { email: other.email, claim: 'admin', reason: 'Zmiana w zespole' })).toMatchObject({
    refusal: { code: 'claim.last_admin' },
  });
  await rests(admin, '1 day');
  expect(await other.ask(calls.revokeClaim, { email: admin.email, claim: 'admin', reason: 'Zmiana w zespole' })).toMatchObject({ ok: true });
  expect(await admin.ask(calls.grantCreator, { email: admin.email, reason: 'Zmiana w zespole' })).toMatchObject({
    ok: false,
    refusal: { code: 'kit.denied' },
  });
});

test('nothing is granted to an address that nobody confirmed, from the console or the command line', async () => {
  const admin = await server.person({ claims: ['admin'] });
  const stranger = await server.person({ verified: false });
  const no = { refusal: { code: 'person.not_confirmed', field: 'email' } };
  for (const call of [calls.grantAdmin, calls.grantCreator, calls.grantCaller])
    expect(await admin.ask(call, { email: stranger.email, reason: 'Nowa osoba' })).toMatchObject(no);
  expect(await grantFirstAdmin(server.services, stranger.email)).toMatchObject(no);
  expect(await stranger.ask(calls.getMe, {})).toMatchObject({ value: { claims: [] } });
});

test('whoever is granted a claim or loses one is mailed, once each', async () => {
  const admin = await server.person({ claims: ['admin'] });
  const person = await server.person();
  for (let time = 0; time < 2; time++) await admin.ask(calls.grantAdmin, { email: person.email, reason: 'Nowa osoba' });
  await admin.ask(calls.revokeClaim, { email: person.email, claim: 'admin', reason: 'Odeszła z zespołu' });
  expect(await grantFirstAdmin(server.services, person.email)).toMatchObject({ ok: true });
  await server.work();
  const subjects = (await server.mailsTo(person.email)).map(({ subject }) => subject.replaceAll('\u00a0', ' '));
  expect(subjects.filter((subject) => subject.includes('administrator'))).toEqual([
    'Nadano Ci w Parterze uprawnienie: administrator',
    'Odebrano Ci w Parterze uprawnienie: administrator',
    'Nadano Ci w Parterze uprawnienie: administrator',
  ]);
});

test('a claim is taken with a reason alone, and given also by the plain payload', async () => {
  const admin = await server.person({ claims: ['admin'] });
  const { email } = await server.person({ claims: ['creator'] });
  const ofReason = { code: 'kit.invalid_input', problems: [{ field: 'reason' }] };
  expect(await admin.ask(calls.revokeClaim, { email, claim: 'creator', reason: '  x ' })).toMatchObject({ refusal: ofReason });
  const body = JSON.stringify({ data: { email, claim: 'creator' } });
  const headers = { 'content-type': 'application/json', origin: server.services.config.baseUrl };
  const without = await admin.fetch('/call/revokeClaim', { method: 'POST', body, headers });
  expect(await without.json()).toMatchObject({ error: { status: 'INVALID_ARGUMENT', details: ofReason } });
  for (const call of [calls.grantAdmin, calls.grantCreator, calls.grantCaller]) expect(await admin.ask(call, { email })).toMatchObject({ ok: true });
});

test('two admins who remove each other at once leave one', async () => {
  const [one, two] = [await server.person({ claims: ['admin'] }), await server.person({ claims: ['admin'] })];
  const before = await one.ask(calls.listClaims, {});
  for (const { email } of before.ok ? before.value.people : [])
    if (email !== one.email && email !== two.email) await one.ask(calls.revokeClaim, { email, claim: 'admin', reason: 'Zmiana w zespole' });
  const answers = await Promise.all([
    one.ask(calls.revokeClaim, { email: two.email, claim: 'admin', reason: 'Zmiana w zespole' }),
    two.ask(calls.revokeClaim, { email: one.email, claim: 'admin', reason: 'Zmiana w zespole' }),
  ]);
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
});

test('a name and a language are changed; the rest stays', async () => {
  const person = await server.person({ firstName: 'Jan' });
  await person.ask(calls.updateProfile, { firstName: '  Jan  Maria ', lang: 'en' });
  expect(await person.ask(calls.getMe, {})).toMatchObject({ value: { firstName: 'Jan Maria', lastName: person.lastName, lang: 'en' } });
});

test('a name that was confirmed with the identity stays', async () => {
  const person = await server.person({ firstName: 'Jan', identity: 'ACCEPTED' });
  expect(await person.ask(calls.updateProfile, { firstName: 'Adam' })).toMatchObject({ ok: false, refusal: { code: 'person.name_locked' } });
  expect(await person.ask(calls.updateProfile, { firstName: 'Jan', lang: 'en' })).toMatchObject({
    ok: true,
    value: { me: { firstName: 'Jan', lang: 'en' } },
  });
});

test('a sign-up that was cut off is finished at the first sign-in', async () => {
  const person = await server.person();
  await server.db.execute(`delete from person where uid = '${person.uid}'`);
  expect(await person.ask(calls.getMe, {})).toMatchObject({ value: { kind: 'visitor' } });
  const signed = await person.ask(calls.signIn, { email: person.email, password: testPassword, bearer: false });
  expect(signed).toMatchObject({ ok: true, value: { me: { uid: person.uid, firstName: person.firstName, lastName: person.lastName } } });
});

test('signing out with a bearer token ends its session', async () => {
  const person = await server.person();
  const signed = await server.client().ask(calls.signIn, { email: person.email, password: testPassword, bearer: true });
  const headers = { authorization: `Bearer ${signed.ok ? signed.value.token : ''}` };
  const ask = async (wire: string): Promise<unknown> =>
    (await server.client().fetch(`/call/${wire}`, { method: 'POST', body: '{"data":{}}', headers })).json();
  expect(await ask('getMe')).toMatchObject({ result: { uid: person.uid } });
  await ask('signOut');
  expect(await ask('getMe')).toMatchObject({ result: { kind: 'visitor' } });
});

test('two sign-ups of one address at once make one account, and the other hears that it is taken', async () => {
  const twice = { ...newcomer, email: 'twice@test.example' };
  const answers = await Promise.all(Array.from({ length: 8 }, () => server.client().ask(calls.signUp, twice)));
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  for (const answer of answers) if (!answer.ok) expect(answer.refusal.code).toBe('email.taken');
});

test('a password longer than the library reads is a wrong one', async () => {
  const person = await server.person();
  expect(await server.client().ask(calls.signIn, { email: person.email, password: '😀'.repeat(200), bearer: false })).toMatchObject({
    refusal: { code: 'signin.wrong' },
  });
});

const guess = (email: string, address: string) => server.client(address).ask(calls.signIn, { email, password: 'Wrong-password-1', bearer: false });

/** Guesses until a guess is refused, and answers how many were heard. Counts begin anew with each minute, which may turn over meanwhile. */
const guessUntilRefused = async (email: string, limit: number, addressOf: (turn: number) => string): Promise<number> => {
  for (let turn = 0; turn <= 2 * limit; turn += 1) {
    const answer = await guess(email, addressOf(turn));
    if (!answer.ok && answer.refusal.code === 'kit.too_many_calls') return turn;
    expect(answer).toMatchObject({ refusal: { code: 'signin.wrong' } });
  }
  throw new Error(`${2 * limit} guesses were heard`);
};

test('wrong passwords from one address keep that address out, and nobody else; right ones do not count', async () => {
  const { email } = await server.person();
  const right = { email, password: testPassword, bearer: false };
  for (let turn = 0; turn < 12; turn += 1) expect(await server.client('192.0.2.1').ask(calls.signIn, right)).toMatchObject({ ok: true });
  expect(await guessUntilRefused(email, accountNumbers.wrongPasswordsPerMinute, () => '192.0.2.1')).toBeGreaterThanOrEqual(
    accountNumbers.wrongPasswordsPerMinute,
  );
  expect(await server.client('192.0.2.1').ask(calls.signIn, right)).toMatchObject({ refusal: { code: 'kit.too_many_calls' } });
  expect(await server.client('192.0.2.2').ask(calls.signIn, right)).toMatchObject({ ok: true });
});

test('one network of IPv6 is one address', async () => {
  const { email } = await server.person();
  await guessUntilRefused(email, accountNumbers.wrongPasswordsPerMinute, (turn) => `2001:db8:0:7::${turn}`);
  expect(await guess(email, '2001:db8:0:8::1')).toMatchObject({ refusal: { code: 'signin.wrong' } });
});

test('guesses from many addresses stop, but not the browser that knows the account', async () => {
  const { email } = await server.person();
  const right = { email, password: testPassword, bearer: false };
  const own = server.client('198.51.100.1');
  await own.ask(calls.signIn, right);
  await own.ask(calls.signOut, {});
  await guessUntilRefused(email, accountNumbers.wrongPasswordsPerMinuteAnywhere, (turn) => `203.0.113.${turn}`);
  expect(await server.client('198.51.100.2').ask(calls.signIn, right)).toMatchObject({ refusal: { code: 'kit.too_many_calls' } });
  expect(await own.ask(calls.signIn, right)).toMatchObject({ ok: true });
});

const resetLinks = async (email: string): Promise<readonly string[]> => {
  await server.work();
  return (await server.mailsTo(email)).flatMap(({ text }) => /reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? []);
};

test('asking for links again and again keeps the newest three alive, mails five an hour, and says the same', async () => {
  const { email } = await server.person();
  for (let turn = 0; turn < 7; turn += 1) expect(await server.visitor.ask(calls.requestPasswordReset, { email })).toMatchObject({ ok: true });
  const links = await resetLinks(email);
  expect(links).toHaveLength(5);
  const reset = (token = '') => server.visitor.ask(calls.resetPassword, { token, password: 'Another-pass-2' });
  expect(await reset(links[1])).toMatchObject({ refusal: { code: 'password.link_invalid' } });
  expect(await reset(links[2])).toMatchObject({ ok: true });
  expect(await reset(links[4])).toMatchObject({ refusal: { code: 'password.link_invalid' } });
});
