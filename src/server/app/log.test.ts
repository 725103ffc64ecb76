import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../tests/kit/server.ts';
import { securityCalls } from '../../contract/accounts/endpoints/security.ts';
import { accountsCalls } from '../../contract/accounts/endpoints.ts';
import { userCalls } from '../../contract/admin/endpoints/users.ts';
import { contentCalls } from '../../contract/content/endpoints.ts';

/** A mail server that takes mail from nobody it does not know, and says whose it refused: no fault of the address, so the mail is tried again. */
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _session, done) => done(Object.assign(new Error(`<${address}>: relay access denied`), { responseCode: 554 })),
});

const lines: string[] = [];
let server: TestServer;
beforeAll(async () => {
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  server = await testServer({ env: { SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}` }, lines });
});
afterAll(async () => {
  await server.close();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

it('no line of the log names a person, a password, a code or a token, whatever level is logged and whatever fails', async () => {
  const marks = {
    ...{ email: 'wanda.osobista@znacznik.example', firstName: 'Wandazimna', lastName: 'Osobistowska', password: 'Cicha-Brama-77' },
    ...{ text: 'TrescZgloszenia', token: 'tokenzlinku0123456789', search: 'SzukanaOsoba', reason: 'PowodWylogowania', nip: '5260001246' },
  };
  const { email, password, firstName, lastName, text, token } = marks;
  const visitor = server.client();
  const me = await visitor.ask(accountsCalls.signUp, { email, password, firstName, lastName, marketingConsent: true, lang: 'pl' });
  expect(me.ok).toBe(true);
  const admin = await server.person({ claims: ['admin'] });
  // What is taken, what is refused, and what breaks: a table that is away, with all that the call was to write into it.
  await visitor.ask(accountsCalls.verifyEmail, { verificationCode: '918273' });
  await server.client().ask(accountsCalls.signIn, { email, password: `${password}!`, bearer: false });
  await server.client().ask(accountsCalls.resetPassword, { token, password });
  await visitor.ask(accountsCalls.requestPasswordReset, { email });
  await server.db.execute(sql`alter table report rename to report_away`);
  const report = await visitor.ask(contentCalls.sendReport, { type: 'Error', title: text, description: text, email });
  expect(report, 'a call that breaks').toMatchObject({ ok: false });
  await server.visitor.fetch(`/mail/${token}/${token}?email=${encodeURIComponent(email)}`);
  await server.visitor.fetch('/call/signUp', {
    method: 'POST',
    body: `{"data": {"email": "${email}"`,
    headers: { 'content-type': 'application/json' },
  });
  if (me.ok) {
    await admin.ask(userCalls.listUsers, { text: marks.search, claimed: false, page: 1 });
    await admin.ask(securityCalls.endUserSessions, { uid: me.value.me.uid, reason: marks.reason });
  }
  // The row is taken already: the database says with which values.
  await server.db
    .execute(sql`insert into auth_user (id, name, email) values ('x', ${lastName}, ${email})`)
    .catch((fault: unknown) => server.services.log.error({ fault: (fault as Error).cause ?? fault }, 'a row that is there already'));
  await server.work();
  const log = lines.join('');
  expect(log).toContain('"call":"signUp"');
  expect(log).toContain('call failed');
  expect(log).toContain('job failed');
  expect(log).toContain('auth_user_email');
  for (const [what, mark] of Object.entries(marks)) expect(log.toLowerCase().includes(mark.toLowerCase()), what).toBe(false);
  for (const secret of ['918273', 'znacznik.example', '10.0.']) expect(log.includes(secret), secret).toBe(false);
});
