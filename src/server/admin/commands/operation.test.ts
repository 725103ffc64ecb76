import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../tests/factories/published-offer.ts';
import { type TestPerson, type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { securityCalls } from '../../../contract/accounts/endpoints/security.ts';
import { jobCalls } from '../../../contract/admin/endpoints/jobs.ts';
import { outgoingCalls } from '../../../contract/admin/endpoints/mails.ts';
import { adminCalls } from '../../../contract/admin/endpoints.ts';

/** Letters that the mail server took, and with which code it refuses every recipient. */
const taken: string[] = [];
let refuses: 451 | 550 | null = null;
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _session, done) =>
    refuses === null ? done() : done(Object.assign(new Error(`<${address}>: no such user`), { responseCode: refuses })),
  onData: (stream, { envelope }, done) =>
    void stream
      .on('end', () => {
        taken.push(...envelope.rcptTo.map(({ address }) => address));
        done();
      })
      .resume(),
});

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  server = await testServer({ env: { SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`, LOG_LEVEL: 'silent' } });
  admin = await server.person({ claims: ['admin'] });
  await server.work();
});
afterAll(async () => {
  await server.close();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

const mailsOf = async (address: string, view: 'waiting' | 'sent' | 'returned' = 'waiting') =>
  (await must(admin, outgoingCalls.listMails, { view, address })).items;
const jobs = async (view: 'stopped' | 'waiting' | 'done') => (await must(admin, jobCalls.listJobs, { view, page: 1 })).items;
const only = <T>(items: readonly T[]): T => {
  expect(items).toHaveLength(1);
  return items[0] as T;
};
/** Lets the tries of the jobs that wait be used up with the next one. */
const lastTry = () =>
  server.db.execute(
    sql`update pgboss.job set retry_limit = retry_count, start_after = now() where state in ('created', 'retry') and name = 'kit.mail'`,
  );
const logged = async (method: string) =>
  (await server.db.execute<{ details: unknown }>(sql`select details from event where method = ${method} order by id`)).rows;

describe('mails and jobs of the console', () => {
  it('what the library of the queue does for itself is no job of the console', async () => {
    for (const state of ['created', 'failed', 'completed'])
      await server.db.execute(sql`insert into pgboss.job (name, data, state) values ('__pgboss__send-it', '{}', ${state}::pgboss.job_state)`);
    for (const view of ['waiting', 'stopped', 'done'] as const) {
      const { items, total } = await must(admin, jobCalls.listJobs, { view, page: 1 });
      expect(items.filter(({ name }) => name.startsWith('__pgboss'))).toEqual([]);
      expect(total).toBe(items.length);
    }
    const waiting = await must(admin, adminCalls.getOverview, { mine: false });
    expect(JSON.stringify(waiting)).not.toContain('__pgboss');
  });

  it('a mail that the server cannot take now is delayed, then failed, its job has stopped, and either is put back', async () => {
    refuses = 451;
    const lost = await server.person({ verified: false });
    expect(only(await mailsOf(lost.email))).toMatchObject({ state: 'queued', attempts: 0, resend: null });
    await server.work();
    const delayed = only(await mailsOf(lost.email));
    expect(delayed).toMatchObject({ state: 'delayed', attempts: 1, template: 'accounts.verification_code', resend: null });
    expect(delayed.error).toContain('451');
    expect(delayed.error).not.toContain(lost.email);
    expect(await admin.ask(outgoingCalls.resendMail, { mailId: delayed.id })).toMatchObject({ refusal: { code: 'outgoing.on_its_way' } });
    const waiting = only((await jobs('waiting')).filter(({ subject }) => subject === delayed.id));
    expect(waiting).toMatchObject({ name: 'kit.mail', state: 'retry', attempts: 1, allowed: 'cancel' });
    expect(await admin.ask(jobCalls.retryJob, waiting)).toMatchObject({ refusal: { code: 'job.not_stopped' } });
    await lastTry();
    await server.work();
    expect(only(await mailsOf(lost.email))).toMatchObject({ state: 'failed', attempts: 2, resend: 'again' });
    const stopped = only(await jobs('stopped'));
    expect(stopped).toMatchObject({ id: waiting.id, state: 'failed', allowed: 'retry' });
    expect(JSON.stringify(stopped)).not.toContain(lost.email);
    refuses = null;
    await must(admin, outgoingCalls.resendMail, { mailId: delayed.id });
    expect(await admin.ask(jobCalls.retryJob, stopped)).toMatchObject({ refusal: { code: 'job.waits_already' } });
    await server.work();
    expect(taken).toEqual(expect.arrayContaining([lost.email]));
    // Its code is gone with the sending.
    const sent = only(await mailsOf(lost.email, 'sent'));
    expect(sent).toMatchObject({ state: 'sent', resend: 'secret' });
    expect(await admin.ask(outgoingCalls.resendMail, { mailId: sent.id })).toMatchObject({ refusal: { code: 'outgoing.carries_secret' } });
    await must(admin, jobCalls.retryJob, stopped);
    await server.work();
    expect(await jobs('stopped')).toEqual([]);
    expect(taken.filter((address) => address === lost.email)).toHaveLength(1);
  });

  it('a mail without a secret goes once more, to the present address, as a mail of its own', async () => {
    const person = await server.person();
    await must(admin, securityCalls.endUserSessions, { uid: person.uid, reason: 'Zgłoszono kradzież.' });
    await server.work();
    const sent = only((await mailsOf(person.email, 'sent')).filter(({ template }) => template === 'accounts.sessions_ended'));
    expect(sent).toMatchObject({ state: 'sent', resend: 'copy' });
    const next = `nowy-${person.email}`;
    await server.db.execute(sql`update person set email = ${next} where uid = ${person.uid}`);
    await must(admin, outgoingCalls.resendMail, { mailId: sent.id });
    await server.work();
    const copy = only(await mailsOf(next, 'sent'));
    expect(copy.id).not.toBe(sent.id);
    expect(copy.subject).toBe(sent.subject);
    expect(taken).toContain(next);
    expect(JSON.stringify(copy)).not.toContain('kradzież');
    expect((await logged('resendMail')).at(-1)).toMatchObject({ details: { by: admin.uid, mailId: sent.id, as: 'copy' } });
  });

  it('a job that waits is taken out with a reason, and put back', async () => {
    await server.person({ verified: false });
    const job = only(await jobs('waiting').then((all) => all.filter(({ name }) => name === 'kit.mail')));
    await must(admin, jobCalls.cancelJob, { ...job, reason: 'Pomyłkowa wysyłka' });
    expect(await admin.ask(jobCalls.cancelJob, { ...job, reason: 'Pomyłkowa wysyłka' })).toMatchObject({ refusal: { code: 'job.not_waiting' } });
    await server.work();
    expect(only(await jobs('stopped'))).toMatchObject({ id: job.id, state: 'cancelled' });
    await must(admin, jobCalls.retryJob, job);
    await server.work();
    expect((await jobs('done')).map(({ id }) => id)).toContain(job.id);
    expect(await logged('cancelJob')).toMatchObject([{ details: { job: 'kit.mail', reason: 'Pomyłkowa wysyłka' } }]);
    expect(await admin.ask(jobCalls.cancelJob, { name: 'kit.mail', id: '00000000-0000-4000-8000-000000000000', reason: 'Nie ma go' })).toMatchObject({
      refusal: { code: 'job.not_found' },
    });
  });

  it('mails are found by a part of an address, page by page, and their text never leaves', async () => {
    await server.db.execute(sql`insert into mail (id, template, lang, recipient, facts, viewer_hash, sent_at, created_at, subject)
      select 'strona' || lpad(n::text, 14, '0'), 'accounts.password_changed', 'pl', 'pani' || n || '@strona.example', '{"firstName":"TAJNE"}', 'x' || n, now(), now() + n * interval '1 s', 'Temat'
      from generate_series(1, 45) n`);
    const pages = [];
    for (let before: string | null | undefined; before !== null; ) {
      const list = await must(admin, outgoingCalls.listMails, { view: 'sent', address: '@strona.', ...(before && { before }) });
      pages.push(list.items.length);
      expect(JSON.stringify(list)).not.toContain('TAJNE');
      before = list.next;
    }
    expect(pages).toEqual([20, 20, 5]);
    expect(only(await mailsOf('PANI7@strona.example', 'sent'))).toMatchObject({ recipient: 'pani7@strona.example' });
  });
});
