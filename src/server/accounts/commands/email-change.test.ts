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

test('an address changes after its code, and the old address may undo it', async () => {
  const person = await server.person();
  const email = `new-${person.email}`;
  expect(await person.ask(calls.requestEmailChange, { email })).toMatchObject({ ok: true });
  expect(await person.ask(calls.getMe, {})).toMatchObject({ value: { email: person.email, emailChangeUndoUntil: null } });
  expect(await person.ask(calls.confirmEmailChange, { email, verificationCode: codeIn(await lastMail(email)) })).toMatchObject({ ok: true });
  expect(await person.ask(calls.getMe, {})).toMatchObject({ value: { email, emailVerified: true, emailChangeUndoUntil: expect.any(String) } });
  expect(await server.client().ask(calls.signIn, { email, password: testPassword, bearer: false })).toMatchObject({ ok: true });
  const further = { email: `third-${person.email}` };
  expect(await person.ask(calls.requestEmailChange, further)).toMatchObject({ ok: false, refusal: { code: 'person.email_change_pending' } });
  const token = tokenIn(await lastMail(person.email));
  expect(await server.visitor.ask(calls.undoEmailChange, { token })).toMatchObject({ ok: true });
  expect(await person.ask(calls.getMe, {})).toMatchObject({ value: { kind: 'visitor' } });
  expect(await server.client().ask(calls.signIn, { email: person.email, password: testPassword, bearer: false })).toMatchObject({
    value: { me: { email: person.email, emailChangeUndoUntil: null } },
  });
  expect(await server.visitor.ask(calls.undoEmailChange, { token })).toMatchObject({ ok: false, refusal: { code: 'email.undo_over' } });
});

test('an address that somebody has is refused, also when they took it meanwhile', async () => {
  const [one, other] = [await server.person(), await server.person()];
  expect(await one.ask(calls.requestEmailChange, { email: other.email })).toMatchObject({ ok: false, refusal: { code: 'email.taken' } });
  const email = `contested-${one.email}`;
  await one.ask(calls.requestEmailChange, { email });
  const verificationCode = codeIn(await lastMail(email));
  await server.person({ email });
  expect(await one.ask(calls.confirmEmailChange, { email, verificationCode })).toMatchObject({ ok: false, refusal: { code: 'email.taken' } });
});

test('a code for one address does not confirm another', async () => {
  const person = await server.person();
  await person.ask(calls.requestEmailChange, { email: `a-${person.email}` });
  const verificationCode = codeIn(await lastMail(`a-${person.email}`));
  expect(await person.ask(calls.confirmEmailChange, { email: `b-${person.email}`, verificationCode })).toMatchObject({
    ok: false,
    refusal: { code: 'code.expired' },
  });
});
