import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { kitCalls } from '../../../contract/kit/endpoints.ts';
import { mailKindOf, mailKinds } from '../../../domain/accounts/rules/mail-kinds.ts';
import { ok } from '../../../domain/kit/verdict.ts';
import { verificationCode } from '../../accounts/mail.ts';
import { mails } from '../../app/rooms.ts';
import { favouriteChanged } from '../../offers/mail/favourite.ts';
import { transact } from '../database/transaction.ts';
import { mail } from '../tables/mail.ts';
import { sendMail } from './send.ts';
import { hiddenSecret, mailTools } from './template.ts';

const arrived: Email[] = [];
let refuseNext = 0;

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      if (refuseNext > 0) {
        refuseNext -= 1;
        done(new Error('451 come back later'));
        return;
      }
      void PostalMime.parse(Buffer.concat(chunks)).then((email) => {
        arrived.push(email);
        done();
      });
    });
  },
});

let server: TestServer;
beforeAll(async () => {
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  server = await testServer({ env: { SMTP_URL: `smtp://127.0.0.1:${port}`, LOG_LEVEL: 'silent' } });
});
afterAll(async () => {
  await server.close();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

const send = (
  to: string,
  code: string,
  more: { once?: string; replyTo?: string; attachments?: { name: string; fileKey: string; contentType: string }[] } = {},
) =>
  transact(server.services, async (tx) => {
    await sendMail(server.services, tx, verificationCode, { to, lang: 'pl', facts: { firstName: 'Łucja <b>' }, secrets: { code }, ...more });
    return ok(null);
  });

const linkIn = (text: string | undefined) => /\/mail\/(\w+)\/([\w-]+)/.exec(text ?? '')?.slice(1) ?? [];

test('a mail arrives over SMTP as text and HTML, with Polish letters, escaped, with its attachment', async () => {
  await server.services.files.put('documents/umowa.pdf', new TextEncoder().encode('%PDF-1.7 test'));
  await send('lucja@firma.example', '123456', {
    replyTo: 'pytajacy@firma.example',
    attachments: [{ name: 'Umowa najmu.pdf', fileKey: 'documents/umowa.pdf', contentType: 'application/pdf' }],
  });
  await server.work();
  const email = arrived.find((one) => one.to?.[0]?.address === 'lucja@firma.example');
  expect(email?.subject).toBe('Twój kod do Parteru');
  expect(email?.text).toMatch(/KRS 0000123456, Sąd Rejonowy[\s\S]+NIP 1234563218 · REGON 123456785 · kapitał zakładowy 50 000,00 zł/);
  expect(email?.text).not.toContain('wysłana automatycznie');
  expect(email?.text).toContain('123456');
  expect(email?.replyTo?.map(({ address }) => address)).toEqual(['pytajacy@firma.example']);
  expect(email?.html).toContain('Dzień dobry, Łucja &lt;b&gt;');
  expect(email?.attachments[0]).toMatchObject({ filename: 'Umowa najmu.pdf', mimeType: 'application/pdf' });
});

test('the viewer shows the mail with the secret as dots, to the holder of the link only, for 90 days', async () => {
  await send('viewer@firma.example', '654321');
  await server.work();
  const [emailId = '', accessToken = ''] = linkIn(arrived.at(-1)?.text);
  const view = await server.visitor.ask(kitCalls.viewEmail, { emailId, accessToken });
  expect(view).toMatchObject({ ok: true });
  const content = view.ok ? view.value.content : '';
  expect(content).toContain(hiddenSecret);
  expect(content).not.toContain('654321');
  expect(await server.visitor.ask(kitCalls.viewEmail, { emailId, accessToken: `${accessToken.slice(1)}x` })).toMatchObject({
    ok: false,
    refusal: { code: 'mail.not_found' },
  });
  await server.db.update(mail).set({ createdAt: sql`now() - interval '91 days'` }).where(eq(mail.id, emailId));
  expect(await server.visitor.ask(kitCalls.viewEmail, { emailId, accessToken })).toMatchObject({ ok: false });
});

test('secrets leave the database when the mail is sent, and the whole row never shows them', async () => {
  await send('secret@firma.example', '998877');
  const row = async () => JSON.stringify(await server.db.select().from(mail).where(eq(mail.recipient, 'secret@firma.example')));
  expect(await row()).not.toContain('998877');
  await server.work();
  expect(await row()).toContain('"sealedSecrets":null');
  const [reply] = arrived.find((one) => one.to?.[0]?.address === 'secret@firma.example')?.replyTo ?? [];
  expect(reply?.address, 'a person at the operator reads answers').toBe('kontakt@parter.example');
});

test('mails that can be left say so to mail programs and at their end; no other mail does', async () => {
  const person = await server.person();
  await transact(server.services, async (tx) => {
    await sendMail(server.services, tx, favouriteChanged, { to: person.email, lang: 'en', uid: person.uid, facts: favouriteChanged.sample });
    return ok(null);
  });
  await send('necessary@firma.example', '135790');
  await server.work();
  const headersOf = (to: string) => {
    const email = arrived.findLast((one) => one.to?.[0]?.address === to);
    const list = email?.headers.filter(({ key }) => key.startsWith('list-')).map(({ key, value }) => [key, value] as const) ?? [];
    return { email, list: Object.fromEntries(list) };
  };
  const { email, list } = headersOf(person.email);
  const [link = ''] = /https?:\/\/\S+\/en\/unsubscribe\/[\w-]{43}/.exec(email?.text ?? '') ?? [];
  expect(list).toEqual({ 'list-unsubscribe': `<${link}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' });
  expect(email?.html).toContain(link);
  const necessary = headersOf('necessary@firma.example');
  expect(necessary.list).toEqual({});
  expect(necessary.email?.text).not.toContain('unsubscribe');
});

test('every template is of a kind, and can be left exactly when its kind can', () => {
  for (const { id, leavable } of mails) {
    const kind = mailKindOf(id);
    expect(kind, `${id} is of no kind`).not.toBeNull();
    expect(leavable?.kind ?? null, id).toBe(kind !== null && mailKinds[kind].mayLeave ? kind : null);
  }
});

test('a mail server that is away is tried again, and the mail arrives once', async () => {
  refuseNext = 1;
  await send('again@firma.example', '111222');
  await server.work();
  expect(arrived.some((one) => one.to?.[0]?.address === 'again@firma.example')).toBe(false);
  const [row] = await server.db.select().from(mail).where(eq(mail.recipient, 'again@firma.example'));
  expect(row).toMatchObject({ attempts: 1, sentAt: null, lastError: expect.stringContaining('451') });
  await server.db.execute(sql`update pgboss.job set start_after = now() where name = 'kit.mail' and state = 'retry'`);
  await server.work();
  await server.work();
  expect(arrived.filter((one) => one.to?.[0]?.address === 'again@firma.example')).toHaveLength(1);
});

test('the same event is mailed once', async () => {
  await send('once@firma.example', '1', { once: 'event-1' });
  await send('once@firma.example', '2', { once: 'event-1' });
  await server.work();
  expect(arrived.filter((one) => one.to?.[0]?.address === 'once@firma.example')).toHaveLength(1);
});

test('with a mail server the local mailbox is not shown', async () => {
  expect(await server.visitor.ask(kitCalls.readMailbox, {})).toMatchObject({ ok: false, refusal: { kind: 'missing' } });
});

test.each(mails.map((entry) => [entry.id, entry] as const))('%s can be drawn in both languages from its sample', (_, entry) => {
  for (const lang of ['pl', 'en'] as const) {
    const message = entry.render(entry.sample, {}, mailTools(lang, 'https://parter.example'));
    expect(message.subject.length).toBeGreaterThan(5);
    expect(message.subject.length).toBeLessThan(120);
    expect(message.blocks.length).toBeGreaterThan(1);
  }
});
