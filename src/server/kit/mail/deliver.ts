/** Sends mail, with the files that go with it. */

import { and, eq, isNull, sql } from 'drizzle-orm';
import { createTransport, type Transporter } from 'nodemailer';
import { z } from 'zod';
import { refusesRecipient } from '../../../domain/kit/mail/answer.ts';
import type { ServiceFault } from '../../../domain/kit/outside/services.ts';
import { ok } from '../../../domain/kit/verdict.ts';
import type { Services } from '../context.ts';
import { transact } from '../database/transaction.ts';
import { jsonKeys } from '../files/references.ts';
import { handle, type JobEntry } from '../jobs/jobs.ts';
import { notice } from '../live/notices.ts';
import { unseal } from '../security/secrets.ts';
import { type MailAttachment, mail, mailbox } from '../tables/mail.ts';
import { type ComposedMail, composeMail, leaveHrefOf } from './compose.ts';
import { deliverMail } from './send.ts';

type MailRow = typeof mail.$inferSelect;

const secretsShape = z.record(z.string(), z.string());

/** The column that names files which go with mails. */
export const mailFiles = jsonKeys(mail.attachments, '$[*].fileKey');

/** The job that sends mail: over SMTP when a server is configured, otherwise into the local mailbox. */
export const mailJob = (transports = new Map<string, Transporter>()): JobEntry =>
  handle(deliverMail, async (services, { mailId }) => {
    const [row] = await services.db
      .select()
      .from(mail)
      .where(and(eq(mail.id, mailId), isNull(mail.sentAt)));
    if (!row?.sealedSecrets) return;
    if (!(await isStillWanted(services, row))) {
      // Whoever left after it was written gets nothing, and a mail that nobody gets is none.
      await services.db.delete(mail).where(eq(mail.id, mailId));
      return;
    }
    const { viewerToken = '', leaveToken, ...secrets } = secretsShape.parse(unseal(services.config.secrets, 'mail-secrets', row.sealedSecrets));
    const leaveHref = leaveToken === undefined ? undefined : leaveHrefOf(services, row.lang, leaveToken);
    const links = { viewHref: `${services.config.baseUrl}/mail/${row.id}/${viewerToken}`, ...(leaveHref && { leaveHref }) };
    const composed = composeMail(services, row, secrets, links);
    try {
      await dispatch(services, row, { ...composed, headers: leaveHeaders(leaveHref) }, transports);
    } catch (fault) {
      await noteFailure(services, row, fault);
      if (isReturned(fault)) return;
      throw fault;
    }
    await services.db
      .update(mail)
      .set({
        sentAt: sql`clock_timestamp()`,
        sealedSecrets: null,
        lastError: null,
        attempts: sql`${mail.attempts} + 1`,
        subject: composeMail(services, row, {}).subject,
      })
      .where(eq(mail.id, mailId));
  });

/** What nodemailer says of an answer of the mail server. */
const smtpFault = z.object({ command: z.string(), responseCode: z.number(), response: z.string() });

/** Whether the mail server refused the recipient for good: every other try would be refused, too. */
const isReturned = (fault: unknown): boolean => {
  const { data } = smtpFault.safeParse(fault);
  return data !== undefined && refusesRecipient({ command: data.command, code: data.responseCode, text: data.response });
};

/** Writes down what went wrong; whoever has the account of a refused address is told on their pages. */
const noteFailure = async (services: Services, row: MailRow, fault: unknown): Promise<void> => {
  const lastError = fault instanceof Error ? fault.message : 'unknown';
  const failed = { attempts: sql`${mail.attempts} + 1`, lastError, ...(isReturned(fault) && { bouncedAt: sql`clock_timestamp()` }) };
  await transact(services, async (tx) => {
    await tx.update(mail).set(failed).where(eq(mail.id, row.id));
    if (isReturned(fault)) await notice(tx, ['admin', ...(row.uid === null ? [] : [`user:${row.uid}` as const])]);
    return ok(null);
  });
};

const isStillWanted = async (services: Services, { template, uid, recipient, aboutId }: MailRow): Promise<boolean> => {
  const leavable = services.mails.get(template)?.leavable ?? null;
  if (leavable === null) return true;
  if ('isWantedAt' in leavable) return leavable.isWantedAt(services.db, recipient);
  return uid === null || leavable.isWanted(services.db, { uid, aboutId });
};

type Headers = Readonly<Record<string, string>>;

/** Lets mail programs leave by one press of their own (RFC 2369, RFC 8058); mails that nobody may leave have none of it. */
const leaveHeaders = (href: string | undefined): Headers =>
  href === undefined ? {} : { 'List-Unsubscribe': `<${href}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** A mail server that does not answer must not hold a worker for minutes. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 } as const;

type Letter = ComposedMail & { readonly headers: Headers };

const dispatch = async (services: Services, row: MailRow, { headers, ...composed }: Letter, transports: Map<string, Transporter>): Promise<void> => {
  const { smtpUrl, from } = services.config.mail;
  if (smtpUrl === null) {
    await services.db
      .insert(mailbox)
      .values({ mailId: row.id, recipient: row.recipient, ...composed })
      .onConflictDoNothing();
    return;
  }
  const transport = transports.get(smtpUrl) ?? createTransport({ url: smtpUrl, ...patience });
  transports.set(smtpUrl, transport);
  const attachments = await Promise.all(row.attachments.map((one) => attach(services, one)));
  // The id makes a second delivery of the same mail (a crash between sending and noting it) recognisable to mail servers.
  const sending = transport.sendMail({
    from,
    to: row.recipient,
    // Mails say "reply to this message": a person reads what is sent to the operator's address.
    replyTo: row.replyTo ?? services.config.operator.email,
    ...composed,
    headers,
    attachments,
    messageId: `<${row.id}@${new URL(services.config.baseUrl).hostname}>`,
  });
  const note = services.states.of('mail');
  await sending.then(
    () => note(null),
    (fault: unknown) => {
      note(mailFaultOf(fault));
      throw fault;
    },
  );
};

/** What a fault says of the mail server; nothing when it answered about the recipient alone. */
const mailFaultOf = (fault: unknown): ServiceFault | null => {
  if (isReturned(fault)) return null;
  const { code, responseCode } = z.object({ code: z.string().optional(), responseCode: z.number().optional() }).catch({}).parse(fault);
  if (code === 'EAUTH') return 'denied';
  if (code === 'ETIMEDOUT') return 'slow';
  return responseCode === undefined ? 'unreachable' : 'error';
};

const attach = async (services: Services, attachment: MailAttachment) => {
  const { name: filename, contentType } = attachment;
  if ('text' in attachment) return { filename, content: Buffer.from(attachment.text), contentType };
  const content = await services.files.get(attachment.fileKey);
  if (!content) throw new Error(`attachment is missing: ${attachment.fileKey}`);
  return { filename, content: Buffer.from(content), contentType };
};
