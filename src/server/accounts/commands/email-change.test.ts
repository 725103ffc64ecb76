import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testPassword, testServer } from '../../../../tests/kit/server.ts';
import { accountsCalls as calls } from '../../../contract/accounts/endpoints.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const lastMail = async (email: string): Promise<string> => {
  await server.work();
  return (await server.mailsTo(email)).at(-1)?.text ?? '';
};
const codeIn = (text: string): string => /\b\d{6}\b/.exec(text)?.[0] ?? '';
const tokenIn = (text: string): string => /token=([\w-]+)/.exec(text)?.[1] ?? '';

test('an address changes after its code, and the old address may undo it for 72 hours', async () => {
  const person = await server.person();
  const email = `new-${person.email}`;
  expect(await person.ask(calls.requestEmailChange, { email, password: testPassword })).toMatchObject({ ok: true });
  expect(await person.ask(calls.getMe, {})).toMatchObject({ value: { email: person.email, emailChangeUndoUntil: null } });
  expect(await person.ask(calls.confirmEmailChange, { email, verificationCode: codeIn(await lastMail(email)) })).toMatchObject({ ok: true });
  expect(await person.ask(calls.getMe, {})).toMatchObject({ value: { email, emailVerified: true, emailChangeUndoUntil: expect.any(String) } });
  const { rows } = await server.db.execute<{ hours: number }>(
    sql`select round(extract(epoch from email_change_undo_until - now()) / 3600, 1)::float as hours from person where uid = ${person.uid}`,
  );
  expect(rows).toEqual([{ hours: 72 }]);
  expect(await server.client().ask(calls.signIn, { email, password: testPassword, bearer: false })).toMatchObject({ ok: true });
  const further = { email: `third-${person.email}`, password: testPassword };
  expect(await person.ask(calls.requestEmailChange, further)).toMatchObject({ ok: false, refusal: { code: 'person.email_change_pending' } });
  const token = tokenIn(await lastMail(person.email));
  expect(await server.visitor.ask(calls.undoEmailChange, { token })).toMatchObject({ ok: true });
  expect(await person.ask(calls.getMe, {})).toMatchObject({ value: { kind: 'visitor' } });
  const link = tokenIn(await lastMail(person.email));
  expect(await server.visitor.ask(calls.resetPassword, { token: link, password: 'Another-pass-2' })).toMatchObject({ ok: true });
  expect(await server.client().ask(calls.signIn, { email: person.email, password: 'Another-pass-2', bearer: false })).toMatchObject({
    value: { me: { email: person.email, emailChangeUndoUntil: null } },
  });
  expect(await server.visitor.ask(calls.undoEmailChange, { token })).toMatchObject({ ok: false, refusal: { code: 'email.undo_over' } });
});

test('an address that was never confirmed is corrected at once: it gets no way to undo it', async () => {
  const person = await server.person({ verified: false });
  await server.work();
  const before = (await server.mailsTo(person.email)).length;
  const email = `right-${person.email}`;
  await person.ask(calls.requestEmailChange, { email, password: testPassword });
  expect(await person.ask(calls.confirmEmailChange, { email, verificationCode: codeIn(await lastMail(email)) })).toMatchObject({ ok: true });
  expect(await person.ask(calls.getMe, {})).toMatchObject({ value: { email, emailVerified: true, emailChangeUndoUntil: null } });
  await server.work();
  expect(await server.mailsTo(person.email)).toHaveLength(before);
});

test('an address that somebody has is refused, also when they took it meanwhile', async () => {
  const [one, other] = [await server.person(), await server.person()];
  expect(await one.ask(calls.requestEmailChange, { email: other.email, password: testPassword })).toMatchObject({
    ok: false,
    refusal: { code: 'email.taken' },
  });
  const email = `contested-${one.email}`;
  await one.ask(calls.requestEmailChange, { email, password: testPassword });
  const verificationCode = codeIn(await lastMail(email));
  await server.person({ email });
  expect(await one.ask(calls.confirmEmailChange, { email, verificationCode })).toMatchObject({ ok: false, refusal: { code: 'email.taken' } });
});

test('a code for one address does not confirm another', async () => {
  const person = await server.person();
  await person.ask(calls.requestEmailChange, { email: `a-${person.email}`, password: testPassword });
  const verificationCode = codeIn(await lastMail(`a-${person.email}`));
  expect(await person.ask(calls.confirmEmailChange, { email: `b-${person.email}`, verificationCode })).toMatchObject({
    ok: false,
    refusal: { code: 'code.expired' },
  });
});

test('a session alone does not change the address', async () => {
  const person = await server.person();
  for (const password of [undefined, 'Wrong-password-1'])
    expect(await person.ask(calls.requestEmailChange, { email: `x-${person.email}`, password })).toMatchObject({
      refusal: { code: 'password.wrong', field: 'password' },
    });
});

test('the former address is nobody else’s as long as it may undo the change', async () => {
  const [person, other] = [await server.person(), await server.person()];
  const email = `next-${person.email}`;
  await person.ask(calls.requestEmailChange, { email, password: testPassword });
  await person.ask(calls.confirmEmailChange, { email, verificationCode: codeIn(await lastMail(email)) });
  const token = tokenIn(await lastMail(person.email));
  const own = { firstName: 'Obcy', lastName: 'Człowiek', lang: 'pl' as const, marketingConsent: false };
  const taken = { refusal: { code: 'email.taken' } };
  expect(await server.client().ask(calls.signUp, { ...own, email: person.email.toUpperCase(), password: testPassword })).toMatchObject(taken);
  expect(await other.ask(calls.requestEmailChange, { email: person.email, password: testPassword })).toMatchObject(taken);
  expect(await server.visitor.ask(calls.undoEmailChange, { token })).toMatchObject({ ok: true });
  expect(await server.visitor.ask(calls.undoEmailChange, { token })).toMatchObject({ refusal: { code: 'email.undo_over', params: { hours: 72 } } });
});

test('an address that nobody can go back to any more is free', async () => {
  const [person, other] = [await server.person(), await server.person()];
  const former = `former-${person.email}`;
  const until = (hours: number) =>
    server.db.execute(
      sql`update person set previous_email = ${former}, email_change_undo_until = now() + ${hours} * interval '1 hour' where uid = ${person.uid}`,
    );
  const confirm = async () => other.ask(calls.confirmEmailChange, { email: former, verificationCode: codeIn(await lastMail(former)) });
  await until(-1);
  expect(await other.ask(calls.requestEmailChange, { email: former, password: testPassword })).toMatchObject({ ok: true });
  // Somebody else left it between the code and its entry.
  await until(1);
  expect(await confirm()).toMatchObject({ refusal: { code: 'email.taken' } });
  await until(-1);
  expect(await confirm()).toMatchObject({ ok: true });
});

/** Somebody with the session and the password changes the address and asks for links for a new password, at both addresses. */
const steal = async () => {
  const person = await server.person();
  const email = `thief-${person.email}`;
  await server.visitor.ask(calls.requestPasswordReset, { email: person.email });
  const early = tokenIn(await lastMail(person.email));
  await person.ask(calls.requestEmailChange, { email, password: testPassword });
  await person.ask(calls.confirmEmailChange, { email, verificationCode: codeIn(await lastMail(email)) });
  const undo = tokenIn(await lastMail(person.email));
  await server.visitor.ask(calls.requestPasswordReset, { email });
  return { person, early, undo, link: tokenIn(await lastMail(email)) };
};

const reset = (token: string, password: string) => server.visitor.ask(calls.resetPassword, { token, password });

test('undoing the change shuts out whoever set a new password meanwhile', async () => {
  const { person, early, undo, link } = await steal();
  expect(await reset(early, 'Thieves-pass-1')).toMatchObject({ refusal: { code: 'password.link_invalid' } });
  expect(await reset(link, 'Thieves-pass-1')).toMatchObject({ ok: true });
  await server.visitor.ask(calls.undoEmailChange, { token: undo });
  for (const password of ['Thieves-pass-1', testPassword])
    expect(await server.client().ask(calls.signIn, { email: person.email, password, bearer: false })).toMatchObject({
      refusal: { code: 'signin.wrong' },
    });
});

test('undoing the change makes a link void that was mailed to the other address', async () => {
  const { person, undo, link } = await steal();
  await server.visitor.ask(calls.undoEmailChange, { token: undo });
  expect(await reset(link, 'Thieves-pass-1')).toMatchObject({ refusal: { code: 'password.link_invalid' } });
  expect(await reset(tokenIn(await lastMail(person.email)), 'Owners-pass-1')).toMatchObject({ ok: true });
  expect(await server.client().ask(calls.signIn, { email: person.email, password: 'Owners-pass-1', bearer: false })).toMatchObject({ ok: true });
});

test('the account remembers the new address that waits for its code, sends another one to it, and forgets it on request', async () => {
  const person = await server.person();
  const [first, second] = [`one-${person.email}`, `two-${person.email}`];
  const waiting = () => person.ask(calls.getProfile, {});
  expect(await waiting()).toMatchObject({ value: { emailChange: null } });
  expect(await person.ask(calls.sendEmailChangeCode, {})).toMatchObject({ refusal: { code: 'email.no_change' } });
  await person.ask(calls.requestEmailChange, { email: first, password: testPassword });
  const early = codeIn(await lastMail(first));
  await person.ask(calls.requestEmailChange, { email: second, password: testPassword });
  expect(await waiting()).toMatchObject({ value: { emailChange: { email: second, until: expect.any(String), isRunning: true } } });
  expect(await person.ask(calls.confirmEmailChange, { email: first, verificationCode: early })).toMatchObject({ refusal: { code: 'code.expired' } });
  expect(await person.ask(calls.sendEmailChangeCode, {})).toMatchObject({ refusal: { code: 'code.resend_too_soon' } });
  await server.db.execute(sql`update email_code set created_at = created_at - interval '20 minutes', expires_at = expires_at - interval '20 minutes'
    where uid = ${person.uid}`);
  expect(await waiting()).toMatchObject({ value: { emailChange: { email: second, isRunning: false } } });
  expect(await person.ask(calls.sendEmailChangeCode, {})).toMatchObject({ ok: true });
  expect(await waiting()).toMatchObject({ value: { emailChange: { email: second, isRunning: true } } });
  const late = codeIn(await lastMail(second));
  expect(await person.ask(calls.cancelEmailChange, {})).toMatchObject({ ok: true });
  expect(await waiting()).toMatchObject({ value: { emailChange: null } });
  expect(await person.ask(calls.confirmEmailChange, { email: second, verificationCode: late })).toMatchObject({ refusal: { code: 'code.expired' } });
});
