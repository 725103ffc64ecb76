import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { subjectsTo } from '../../../../tests/kit/letters.ts';
import { type Client, type TestPerson, type TestServer, testPassword, testServer } from '../../../../tests/kit/server.ts';
import { securityCalls } from '../../../contract/accounts/endpoints/security.ts';
import { accountsCalls as calls } from '../../../contract/accounts/endpoints.ts';
import { accountNumbers } from '../../../domain/kit/numbers.ts';
import { newToken } from '../../kit/database/ids.ts';
import { totpAt, totpStep } from '../../kit/security/totp.ts';
import { dropSecondFactor } from './second-factor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** What the app shows now, or so many steps later. */
const shown = (secret: string, later = 0): string => totpAt(secret, totpStep(Date.now()) + later);

/** A code that is none of the three that count. */
const wrongFor = (secret: string): string => {
  const right = new Set([-2, -1, 0, 1, 2].map((by) => shown(secret, by)));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.has(code)) ?? '';
};

/** Codes count once, so the clock of the factor is set back where a test needs the present code again. */
const forgetLast = (uid: string) => server.db.execute(sql`update second_factor set last_step = 0 where uid = ${uid}`);

type Owner = { readonly person: TestPerson; readonly secret: string; readonly recoveryCodes: readonly string[] };

const withFactor = async (wish: Parameters<TestServer['person']>[0] = {}): Promise<Owner> => {
  const person = await server.person(wish);
  const started = await person.ask(securityCalls.startSecondFactor, { password: testPassword });
  if (!started.ok) throw new Error(started.refusal.code);
  const { secret } = started.value;
  const confirmed = await person.ask(securityCalls.confirmSecondFactor, { code: shown(secret) });
  if (!confirmed.ok) throw new Error(confirmed.refusal.code);
  await forgetLast(person.uid);
  return { person, secret, recoveryCodes: confirmed.value.recoveryCodes };
};

const signIn = (client: Client, email: string, bearer = false) => client.ask(calls.signIn, { email, password: testPassword, bearer });

test('a second factor counts from its first code on, and is asked for at the next sign-in', async () => {
  const person = await server.person();
  expect(await person.ask(securityCalls.startSecondFactor, { password: 'Wrong-password-1' })).toMatchObject({
    refusal: { code: 'password.wrong', field: 'password' },
  });
  const started = await person.ask(securityCalls.startSecondFactor, { password: testPassword });
  const secret = started.ok ? started.value.secret : '';
  expect(started).toMatchObject({ value: { picture: expect.stringContaining('<svg') } });
  expect(await signIn(server.client(), person.email)).toMatchObject({ ok: true });
  expect(await person.ask(securityCalls.confirmSecondFactor, { code: wrongFor(secret) })).toMatchObject({
    refusal: { code: 'code.wrong', params: { n: 4 } },
  });
  const confirmed = await person.ask(securityCalls.confirmSecondFactor, { code: shown(secret) });
  expect(confirmed.ok && new Set(confirmed.value.recoveryCodes).size).toBe(accountNumbers.recoveryCodes);
  const browser = server.client();
  expect(await signIn(browser, person.email)).toMatchObject({ refusal: { code: 'signin.code_needed', kind: 'unauthenticated' } });
  expect(await browser.ask(calls.getMe, {})).toMatchObject({ value: { kind: 'visitor' } });
  expect(await browser.ask(securityCalls.confirmSignIn, { code: shown(secret), bearer: false })).toMatchObject({
    refusal: { code: 'factor.code_used' },
  });
  expect(await browser.ask(securityCalls.confirmSignIn, { code: shown(secret, 1), bearer: false })).toMatchObject({
    ok: true,
    value: { me: { uid: person.uid }, token: null },
  });
  expect(await browser.ask(calls.getMe, {})).toMatchObject({ value: { uid: person.uid } });
  expect(await browser.ask(securityCalls.confirmSignIn, { code: shown(secret, 1), bearer: false })).toMatchObject({
    refusal: { code: 'signin.step_over' },
  });
  expect(await subjectsTo(server, person.email)).toContain('Drugi składnik konta w Parterze jest włączony');
});

test('nothing of it is stored as it is shown, not even for a repeat', async () => {
  const { person, recoveryCodes } = await withFactor();
  const body = JSON.stringify({ data: { code: recoveryCodes[0], commandId: 'set-up-anew' } });
  const headers = { 'content-type': 'application/json' };
  const started = await (await person.fetch('/call/startSecondFactor', { method: 'POST', body, headers })).json();
  const { secret } = (started as { result: { secret: string } }).result;
  await server.work();
  const { rows } = await server.db.execute(sql`
    select (select string_agg(second_factor::text, ' ') from second_factor where uid = ${person.uid})
      || (select string_agg(recovery_code::text, ' ') from recovery_code where uid = ${person.uid})
      || (select string_agg(event::text, ' ') from event where uid = ${person.uid})
      || (select string_agg(mail::text, ' ') from mail where uid = ${person.uid})
      || coalesce((select string_agg(command_answer::text, ' ') from command_answer), '') as stored`);
  const stored = JSON.stringify(rows);
  expect(stored).toContain(person.uid);
  for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))]) expect(stored).not.toContain(text);
});

test('a program gets a challenge instead of a cookie', async () => {
  const { person, secret } = await withFactor();
  const asked = await signIn(server.client(), person.email, true);
  const challenge = asked.ok ? '' : String(asked.refusal.params?.['challenge']);
  const answer = await server.client().ask(securityCalls.confirmSignIn, { code: shown(secret), challenge, bearer: true });
  const token = answer.ok ? answer.value.token : '';
  const me = await server.client().fetch('/call/getMe', { method: 'POST', body: '{"data":null}', headers: { authorization: `Bearer ${token}` } });
  expect(await me.json()).toMatchObject({ result: { uid: person.uid } });
});

test('each recovery code opens the account once, however it is written, and its owner is told', async () => {
  const { person, recoveryCodes } = await withFactor();
  const [code = ''] = recoveryCodes;
  for (const [written, answer] of [
    [code.toLowerCase().replace('-', ' '), { ok: true }],
    [code, { refusal: { code: 'code.wrong' } }],
  ] as const) {
    const browser = server.client();
    await signIn(browser, person.email);
    expect(await browser.ask(securityCalls.confirmSignIn, { code: written, bearer: false })).toMatchObject(answer);
  }
  expect(await person.ask(securityCalls.getSecurity, {})).toMatchObject({ value: { secondFactor: { recoveryCodes: 9 } } });
  expect(await subjectsTo(server, person.email)).toContain('Użyto kodu zapasowego do konta w Parterze');
  expect((await server.mailsTo(person.email)).map(({ text }) => text).join()).toContain('Zostało 9.');
});

test('one recovery code sent many times at once opens one session', async () => {
  const { person, recoveryCodes } = await withFactor();
  const browsers = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const browser = server.client();
      await signIn(browser, person.email);
      return browser;
    }),
  );
  const answers = await Promise.all(
    browsers.map((browser) => browser.ask(securityCalls.confirmSignIn, { code: recoveryCodes[0] ?? '', bearer: false })),
  );
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
});

test('after five wrong codes the right one has to wait, from whatever browser; a quarter of an hour later it counts', async () => {
  const { person, secret } = await withFactor();
  const browsers = [server.client(), server.client()];
  for (const browser of browsers) await signIn(browser, person.email);
  const guesses = await Promise.all(
    Array.from({ length: 20 }, (_, at) => browsers[at % 2]?.ask(securityCalls.confirmSignIn, { code: wrongFor(secret), bearer: false })),
  );
  const codes = guesses.map((answer) => (answer && !answer.ok ? answer.refusal.code : 'ok'));
  expect(codes.filter((code) => code === 'code.wrong')).toHaveLength(accountNumbers.secondFactorTries);
  expect(codes.filter((code) => code === 'factor.too_many_tries')).toHaveLength(20 - accountNumbers.secondFactorTries);
  const right = () => browsers[0]?.ask(securityCalls.confirmSignIn, { code: shown(secret), bearer: false });
  expect(await right()).toMatchObject({ refusal: { code: 'factor.too_many_tries', kind: 'exhausted', params: { minutes: expect.any(Number) } } });
  await server.db.execute(sql`update second_factor set tries_since = tries_since - interval '16 minutes' where uid = ${person.uid}`);
  expect(await right()).toMatchObject({ ok: true });
});

test('the step between password and code lasts ten minutes, and a new password ends it', async () => {
  const { person, secret } = await withFactor();
  const [late, reset] = [server.client(), server.client()];
  await signIn(late, person.email);
  await server.db.execute(
    sql`update link_token set expires_at = now() - interval '1 second' where purpose = 'sign-in-step' and subject = ${person.uid}`,
  );
  expect(await late.ask(securityCalls.confirmSignIn, { code: shown(secret), bearer: false })).toMatchObject({
    refusal: { code: 'signin.step_over' },
  });
  await signIn(reset, person.email);
  await server.visitor.ask(calls.requestPasswordReset, { email: person.email });
  await server.work();
  const token = (await server.mailsTo(person.email)).map(({ text }) => /reset-password\?token=([\w-]+)/.exec(text)?.[1]).find(Boolean) ?? '';
  expect(await server.visitor.ask(calls.resetPassword, { token, password: 'Another-pass-2' })).toMatchObject({ ok: true });
  expect(await reset.ask(securityCalls.confirmSignIn, { code: shown(secret), bearer: false })).toMatchObject({
    refusal: { code: 'signin.step_over' },
  });
  expect(await server.client().ask(calls.signIn, { email: person.email, password: 'Another-pass-2', bearer: false })).toMatchObject({
    refusal: { code: 'signin.code_needed' },
  });
});

test('another phone is set up with a code of the present one, which counts until the new one is confirmed', async () => {
  const { person, secret, recoveryCodes } = await withFactor();
  expect(await person.ask(securityCalls.startSecondFactor, { password: testPassword })).toMatchObject({ refusal: { code: 'factor.is_on' } });
  const started = await person.ask(securityCalls.startSecondFactor, { code: recoveryCodes[3] ?? '' });
  const next = started.ok ? started.value.secret : '';
  const browser = server.client();
  await signIn(browser, person.email);
  expect(await browser.ask(securityCalls.confirmSignIn, { code: shown(next), bearer: false })).toMatchObject({ refusal: { code: 'code.wrong' } });
  expect(await browser.ask(securityCalls.confirmSignIn, { code: shown(secret), bearer: false })).toMatchObject({ ok: true });
  expect(await person.ask(securityCalls.confirmSecondFactor, { code: shown(next) })).toMatchObject({ ok: true });
  expect(await person.ask(securityCalls.renewRecoveryCodes, { code: shown(secret, 1) })).toMatchObject({ refusal: { code: 'code.wrong' } });
});

test('it is switched off with a code, not by an admin, for whom it is compulsory', async () => {
  const { person, secret } = await withFactor();
  expect(await person.ask(securityCalls.switchOffSecondFactor, { code: shown(secret) })).toMatchObject({ ok: true });
  expect(await signIn(server.client(), person.email)).toMatchObject({ ok: true });
  expect(await person.ask(securityCalls.switchOffSecondFactor, { code: shown(secret) })).toMatchObject({ refusal: { code: 'factor.is_off' } });
  const admin = await withFactor({ claims: ['admin'] });
  for (const answer of [
    await admin.person.ask(securityCalls.switchOffSecondFactor, { code: shown(admin.secret) }),
    await admin.person.ask(securityCalls.removeSecondFactor, { email: admin.person.email, reason: 'Nowy telefon' }),
  ])
    expect(answer).toMatchObject({ refusal: { code: 'factor.compulsory' } });
  expect(await signIn(server.client(), admin.person.email)).toMatchObject({ refusal: { code: 'signin.code_needed' } });
});

test('who lost phone and codes gets the factor taken away by an admin, with a reason, and is told', async () => {
  const { person } = await withFactor();
  const admin = await server.person({ claims: ['admin'] });
  expect(await admin.ask(securityCalls.removeSecondFactor, { email: person.email, reason: 'Rozmowa wideo, dowód' })).toMatchObject({ ok: true });
  expect(await signIn(server.client(), person.email)).toMatchObject({ ok: true });
  const { rows } = await server.db.execute(
    sql`select details from event where method = 'secondFactor' and uid = ${person.uid} order by id desc limit 1`,
  );
  expect(rows).toMatchObject([{ details: { change: 'removed', by: admin.uid, reason: 'Rozmowa wideo, dowód' } }]);
  expect(await subjectsTo(server, person.email)).toContain('Administrator wyłączył drugi składnik konta w Parterze');
});

test('the only admin gets it taken away on the machine itself, and has seven days again', async () => {
  const { person } = await withFactor({ claims: ['admin'] });
  expect(await dropSecondFactor(server.services, person.email)).toMatchObject({ ok: true });
  expect(await person.ask(calls.getMe, {})).toMatchObject({ value: { claims: ['admin'], secondFactorDue: expect.any(String) } });
  expect(await dropSecondFactor(server.services, person.email)).toMatchObject({ refusal: { code: 'factor.is_off' } });
});

test('an admin has seven days to set it up; then the claim rests until it is set up', async () => {
  const first = await server.person({ claims: ['admin'] });
  const person = await server.person();
  await first.ask(calls.grantAdmin, { email: person.email, reason: 'Zmiana w zespole' });
  const { rows } = await server.db.execute<{ days: number }>(
    sql`select round(extract(epoch from second_factor_due - now()) / 86400)::int as days from person where uid = ${person.uid}`,
  );
  expect(rows).toEqual([{ days: accountNumbers.adminGraceDays }]);
  expect(await person.ask(calls.listClaims, {})).toMatchObject({ ok: true });
  await server.db.execute(sql`update person set second_factor_due = now() - interval '1 second' where uid = ${person.uid}`);
  expect(await person.ask(calls.getMe, {})).toMatchObject({ value: { claims: [], secondFactorDue: expect.any(String) } });
  expect(await person.ask(calls.listClaims, {})).toMatchObject({ refusal: { code: 'kit.denied' } });
  const started = await person.ask(securityCalls.startSecondFactor, { password: testPassword });
  await person.ask(securityCalls.confirmSecondFactor, { code: shown(started.ok ? started.value.secret : '') });
  expect(await person.ask(calls.getMe, {})).toMatchObject({ value: { claims: ['admin'], secondFactorDue: null } });
  expect(await person.ask(calls.listClaims, {})).toMatchObject({ ok: true });
});

test('undoing a change of address takes away a factor from since then or the days before, and leaves an older one, also on another phone', async () => {
  for (const [hours, newPhone, answer] of [
    [1 + accountNumbers.doubtfulFactorHours + 1, false, { refusal: { code: 'signin.code_needed' } }],
    [1 + accountNumbers.doubtfulFactorHours + 1, true, { refusal: { code: 'signin.code_needed' } }],
    [accountNumbers.doubtfulFactorHours, false, { ok: true }],
    [0, false, { ok: true }],
  ] as const) {
    const { person, recoveryCodes } = await withFactor();
    await server.db.execute(sql`
      update person set previous_email = email, email = 'thief-' || email, email_change_undo_until = now() + interval '71 hours' where uid = ${person.uid}`);
    await server.db.execute(sql`
      update second_factor set confirmed_at = now() - make_interval(hours => ${hours}::int) where uid = ${person.uid}`);
    if (newPhone) {
      const started = await person.ask(securityCalls.startSecondFactor, { code: recoveryCodes[0] ?? '' });
      expect(await person.ask(securityCalls.confirmSecondFactor, { code: shown(started.ok ? started.value.secret : '') })).toMatchObject({
        ok: true,
      });
    }
    const { token, hash } = newToken();
    await server.db.execute(sql`
      insert into link_token (hash, purpose, subject, uid, expires_at) values (${hash}, 'undo-email-change', ${person.uid}, ${person.uid}, now() + interval '1 hour')`);
    expect(await server.visitor.ask(calls.undoEmailChange, { token })).toMatchObject({ ok: true });
    await server.work();
    const link = (await server.mailsTo(person.email)).map(({ text }) => /reset-password\?token=([\w-]+)/.exec(text)?.[1]).find(Boolean) ?? '';
    await server.visitor.ask(calls.resetPassword, { token: link, password: testPassword });
    expect(await signIn(server.client(), person.email)).toMatchObject(answer);
  }
});

test('every session is listed and ended from afar; one ends all others', async () => {
  const person = await server.person();
  const [other, third] = [server.client(), server.client()];
  for (const browser of [other, third]) await signIn(browser, person.email);
  const sessions = async () => {
    const answer = await person.ask(securityCalls.getSecurity, {});
    return answer.ok ? answer.value.sessions : [];
  };
  expect(await sessions()).toHaveLength(3);
  expect((await sessions()).filter(({ isThis }) => isThis)).toHaveLength(1);
  const listedByOther = await other.ask(securityCalls.getSecurity, {});
  const ofOther = listedByOther.ok ? listedByOther.value.sessions.find(({ isThis }) => isThis)?.id : undefined;
  const stranger = await server.person();
  expect(await stranger.ask(securityCalls.endSession, { sessionId: ofOther ?? '' })).toMatchObject({ refusal: { code: 'session.unknown' } });
  expect(await person.ask(securityCalls.endSession, { sessionId: ofOther ?? '' })).toMatchObject({ ok: true });
  expect(await other.ask(calls.getMe, {})).toMatchObject({ value: { kind: 'visitor' } });
  expect(await third.ask(calls.getMe, {})).toMatchObject({ value: { uid: person.uid } });
  expect(await person.ask(securityCalls.endOtherSessions, {})).toMatchObject({ ok: true });
  expect(await third.ask(calls.getMe, {})).toMatchObject({ value: { kind: 'visitor' } });
  expect(await sessions()).toMatchObject([{ isThis: true }]);
});

test('a sign-in on a new device is told by mail, and every one of a program; one in a browser that knows the account is not', async () => {
  const person = await server.person();
  const notices = async () => {
    await server.work();
    return (await server.mailsTo(person.email)).filter(({ subject }) => subject === 'Nowe logowanie do Parteru');
  };
  await person.ask(calls.signOut, {});
  await signIn(person, person.email);
  expect(await notices()).toHaveLength(0);
  const [browser, guest] = [server.client(), await server.person()];
  await signIn(browser, person.email);
  expect(await notices()).toHaveLength(1);
  // One browser may know several accounts.
  await signIn(browser, guest.email);
  await signIn(browser, person.email);
  expect(await notices()).toHaveLength(1);
  // A program may bear the name of the owner's browser, and run where it is known.
  for (const [client, n] of [
    [server.client(), 2],
    [browser, 3],
  ] as const) {
    await signIn(client, person.email, true);
    expect(await notices()).toHaveLength(n);
  }
});
