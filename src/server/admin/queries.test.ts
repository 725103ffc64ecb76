import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCertificate, pemOf } from '../../../tests/factories/certificates.ts';
import { must } from '../../../tests/factories/published-offer.ts';
import { type Client, type TestPerson, type TestServer, testServer } from '../../../tests/kit/server.ts';
import { accountsCalls } from '../../contract/accounts/endpoints.ts';
import { adminCalls } from '../../contract/admin/endpoints.ts';
import { kitCalls } from '../../contract/kit/endpoints.ts';

const openSmtp = async (port = 0): Promise<SMTPServer> => {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => void stream.on('end', () => done()).resume(),
  });
  smtp.listen(port, '127.0.0.1');
  await once(smtp.server, 'listening');
  return smtp;
};
const closeSmtp = (smtp: SMTPServer): Promise<void> => new Promise((resolve) => smtp.close(() => resolve()));

let smtp: SMTPServer;
let port: number;
let folder: string;
let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  smtp = await openSmtp();
  port = (smtp.server.address() as AddressInfo).port;
  folder = await mkdtemp(path.join(tmpdir(), 'parter-trust-'));
  const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, TRUST_LIST: path.join(folder, 'list.pem'), LOG_LEVEL: 'silent' };
  server = await testServer({ env });
  admin = await server.person({ claims: ['admin'] });
  await server.work();
});
afterAll(async () => {
  await server.close();
  await closeSmtp(smtp);
  await rm(folder, { recursive: true });
});

/** When the mails that could not be sent are tried again. */
const tryAgain = (at: SQL) => server.db.execute(sql`update pgboss.job set start_after = ${at} where name = 'kit.mail' and state = 'retry'`);

const isDelayed = async (who: Client, anybody = false) => (await must(who, kitCalls.getMailDelay, { anybody })).delayed;
const systemState = () => must(admin, adminCalls.getSystemState, {});

test('while the mail server is dead every call works, those who wait are told, the operator sees why, and nothing is lost', async () => {
  expect([await isDelayed(server.visitor), await isDelayed(admin), (await systemState()).mails.count]).toEqual([false, false, 0]);
  await closeSmtp(smtp);
  const anna = await server.person({ verified: false });
  await server.work();
  expect([await isDelayed(anna), await isDelayed(server.visitor), await isDelayed(admin)]).toEqual([true, true, false]);
  expect(await isDelayed(admin, true), 'somebody signed in who waits for a mail that is not theirs, such as by a mailed link').toBe(true);
  expect(await server.visitor.ask(accountsCalls.requestPasswordReset, { email: anna.email })).toMatchObject({ ok: true });
  expect((await systemState()).mails).toMatchObject({ count: 1, since: expect.any(String), reason: expect.stringContaining('ECONNREFUSED') });
  const mailState = async () => {
    await server.services.states.end();
    return (await systemState()).services.find(({ name }) => name === 'mail');
  };
  expect(await mailState()).toMatchObject({ mode: 'live', failedAt: expect.any(String), fault: 'unreachable' });
  smtp = await openSmtp(port);
  await tryAgain(sql`now()`);
  await server.work();
  expect([await isDelayed(anna), await isDelayed(server.visitor), (await systemState()).mails.count]).toEqual([false, false, 0]);
  const { succeededAt, failedAt } = (await mailState()) ?? {};
  expect(Date.parse(succeededAt ?? '')).toBeGreaterThan(Date.parse(failedAt ?? ''));
});

test('one address that takes no mail does not mean that mail stands still', async () => {
  await closeSmtp(smtp);
  const lost = await server.person({ verified: false });
  await server.work();
  await tryAgain(sql`now() + interval '1 hour'`);
  smtp = await openSmtp(port);
  const fresh = await server.person({ verified: false });
  await server.work();
  expect([await isDelayed(lost), await isDelayed(fresh), await isDelayed(server.visitor)]).toEqual([true, false, false]);
});

test('a mail that the outbox has not come to counts as waiting after five minutes, and one that failed at once', async () => {
  const before = (await systemState()).mails.count;
  const stored = async (id: string, minutes: number, attempts: number) =>
    server.db.execute(sql`insert into mail (id, template, lang, recipient, uid, facts, viewer_hash, created_at, subject, attempts)
      values (${id}, 'accounts.password_changed', 'pl', ${admin.email}, ${admin.uid}, '{}', 'x', now() - make_interval(mins => ${minutes}), 'Hasło zmienione', ${attempts})`);
  await stored('W000000000000000young', 4, 0);
  expect((await systemState()).mails.count).toBe(before);
  await stored('W0000000000000000late', 6, 0);
  expect((await systemState()).mails.count).toBe(before + 1);
  await stored('W00000000000000failed', 0, 1);
  expect((await systemState()).mails.count).toBe(before + 2);
  await server.db.execute(sql`delete from mail where id like 'W00000000000%'`);
});

test('a trust list that cannot be read stands in the console, with the reason, until it can', async () => {
  const file = path.join(folder, 'list.pem');
  expect((await systemState()).trustList).toEqual({ at: 'unreadable', reason: file });
  await writeFile(file, 'not a list');
  expect((await systemState()).trustList).toEqual({ at: 'unreadable', reason: 'the trust list holds no certificate' });
  await writeFile(file, pemOf(makeCertificate({ subject: { commonName: 'Urząd Próbny' }, use: 'authority' })));
  expect((await systemState()).trustList).toEqual({ at: 'read', reason: null });
});
