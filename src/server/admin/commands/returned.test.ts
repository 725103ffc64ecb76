import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../tests/factories/published-offer.ts';
import { type TestPerson, type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { mailCalls } from '../../../contract/accounts/endpoints/mails.ts';
import { securityCalls } from '../../../contract/accounts/endpoints/security.ts';
import { outgoingCalls } from '../../../contract/admin/endpoints/mails.ts';
import { userCalls } from '../../../contract/admin/endpoints/users.ts';
import { kitCalls } from '../../../contract/kit/endpoints.ts';
import { workspaceCalls } from '../../../contract/workspace/endpoints.ts';

/** Which answer the mail server gives, and at which command; none: it takes every mail. */
let refusal: { readonly at: 'RCPT' | 'DATA'; readonly code: number; readonly text: string } | null = null;
const refusedWith = () => Object.assign(new Error(refusal?.text), { responseCode: refusal?.code });
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: (_address, _session, done) => (refusal?.at === 'RCPT' ? done(refusedWith()) : done()),
  onData: (stream, _session, done) => void stream.on('end', () => (refusal?.at === 'DATA' ? done(refusedWith()) : done())).resume(),
});

const token = 'a-token-of-thirty-two-characters-or-more';
let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const port = (smtp.server.address() as AddressInfo).port;
  server = await testServer({ env: { SMTP_URL: `smtp://127.0.0.1:${port}`, BOUNCE_TOKEN: token, LOG_LEVEL: 'silent' } });
  admin = await server.person({ claims: ['admin'] });
  await server.work();
});
afterEach(() => {
  refusal = null;
});
afterAll(async () => {
  await server.close();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

type Mails = 'waiting' | 'sent' | 'returned';
const newest = async (address: string, view: Mails) => (await must(admin, outgoingCalls.listMails, { view, address })).items[0];
/** Somebody to whom a mail without a secret goes now. */
const mailed = async (): Promise<TestPerson> => {
  const person = await server.person();
  await server.work();
  await must(admin, securityCalls.endUserSessions, { uid: person.uid, reason: 'Zgłoszono kradzież.' });
  await server.work();
  return person;
};
/** The account after its sessions were ended: as the console sees it. */
const returnedOf = async ({ uid }: TestPerson) => (await must(admin, userCalls.getUser, { uid })).mailReturned;

describe('a mail server that refuses the recipient', () => {
  it.each([
    ['at the address', { at: 'RCPT', code: 550, text: '5.1.1 no such user' }],
    ['after the text', { at: 'DATA', code: 552, text: '5.2.2 mailbox full' }],
  ] as const)('%s sends the mail back at once: nobody tries again, and console and owner are told', async (_, refusing) => {
    refusal = refusing;
    const person = await server.person({ verified: false });
    await server.work();
    const mail = await newest(person.email, 'returned');
    expect(mail).toMatchObject({ state: 'returned', attempts: 1, returnedAt: expect.any(String), sentAt: null, resend: 'again' });
    expect(mail?.error).toContain(refusing.text);
    expect(await newest(person.email, 'waiting')).toBeUndefined();
    expect(await must(person, kitCalls.getMailDelay, { anybody: false })).toEqual({ delayed: false, returned: true });
    expect((await must(person, mailCalls.getMailChoices, {})).returned).toMatchObject({ answer: expect.stringContaining(refusing.text) });
    expect((await must(person, workspaceCalls.getHome, {})).mailReturned).toBe(true);
    expect(await returnedOf(person)).toMatchObject({ answer: expect.stringContaining(refusing.text) });
    expect(await must(server.visitor, kitCalls.getMailDelay, { anybody: false })).toMatchObject({ returned: false });
    // It goes as it stands once the address takes mail, and the note of it is gone with that.
    refusal = null;
    await must(admin, outgoingCalls.resendMail, { mailId: mail?.id ?? '' });
    await server.work();
    expect(await newest(person.email, 'sent')).toMatchObject({ state: 'sent', error: null });
    expect([await returnedOf(person), (await must(person, mailCalls.getMailChoices, {})).returned]).toEqual([null, null]);
  });

  it('for its own sake, or for a while, lets it be tried again', async () => {
    refusal = { at: 'RCPT', code: 550, text: '5.7.1 relaying denied' };
    const person = await server.person({ verified: false });
    await server.work();
    expect(await newest(person.email, 'waiting')).toMatchObject({ state: 'delayed', attempts: 1 });
    expect(await newest(person.email, 'returned')).toBeUndefined();
    expect(await returnedOf(person)).toBeNull();
  });
});

const report = (mailId: string, recipient: string, { action = 'failed', status = '5.1.1' } = {}) =>
  [
    'From: MAILER-DAEMON@mx.example',
    'To: parter@parter.example',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="frontier"',
    '',
    '--frontier',
    'Content-Type: text/plain',
    '',
    'I am sorry to inform you that your message could not be delivered.',
    '--frontier',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    `Final-Recipient: rfc822; ${recipient}`,
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1',
    ' user unknown in virtual mailbox table',
    '--frontier',
    'Content-Type: text/rfc822-headers',
    '',
    'From: parter@parter.example',
    `Message-ID: <${mailId}@localhost>`,
    'Subject: whatever it was',
    '--frontier--',
    '',
  ].join('\r\n');

const handIn = async (body: string, authorization: string | null = `Bearer ${token}`, at: TestServer = server) => {
  const headers = { 'content-type': 'message/rfc822', ...(authorization === null ? {} : { authorization }) };
  const answer = await at.visitor.fetch('/mail/returned', { method: 'POST', body, headers });
  return { status: answer.status, body: JSON.stringify(await answer.json()) };
};

describe('a report of returned mail', () => {
  it('is taken from whoever has the token, for a mail of ours to this recipient, once', async () => {
    const person = await mailed();
    const sent = await newest(person.email, 'sent');
    const id = sent?.id ?? '';
    expect((await handIn(report(id, person.email), null)).status).toBe(403);
    expect((await handIn(report(id, person.email), `Bearer ${token.replace('a', 'b')}`)).status).toBe(403);
    for (const body of [
      report(id, 'ktos-inny@firma.example'),
      report('A2345678901234567890', person.email),
      report(id, person.email, { action: 'delayed', status: '4.4.1' }),
      report(id, person.email, { status: '5.7.1' }),
      'Subject: Re: oferta\r\n\r\nDzień dobry',
      '',
    ])
      expect((await handIn(body)).body).toContain('"noted":0');
    expect(await returnedOf(person)).toBeNull();
    expect((await handIn(report(id, person.email.toUpperCase()))).body).toContain('"noted":1');
    expect((await handIn(report(id, person.email))).body).toContain('"noted":0');
    expect(await newest(person.email, 'returned')).toMatchObject({ id, state: 'returned', resend: 'copy', sentAt: expect.any(String) });
    expect(await returnedOf(person)).toMatchObject({ answer: '550 5.1.1 user unknown in virtual mailbox table' });
  });

  it('counts no longer once a later mail has stayed at the address for a day', async () => {
    const person = await mailed();
    const mail = await newest(person.email, 'sent');
    await handIn(report(mail?.id ?? '', person.email));
    await must(admin, outgoingCalls.resendMail, { mailId: mail?.id ?? '' });
    await server.work();
    expect(await returnedOf(person)).not.toBeNull();
    await server.db.execute(
      sql`update mail set bounced_at = bounced_at - interval '2 days' where recipient = ${person.email} and bounced_at is not null`,
    );
    await server.db.execute(sql`update mail set sent_at = sent_at - interval '25 hours' where recipient = ${person.email} and bounced_at is null`);
    expect(await returnedOf(person)).toBeNull();
  });

  it('is not taken where no token is set', async () => {
    const other = await testServer();
    expect((await handIn(report('A2345678901234567890', 'a@b.example'), `Bearer ${token}`, other)).status).toBe(404);
    await other.close();
  });
});
