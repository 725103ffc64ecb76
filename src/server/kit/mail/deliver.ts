/** Sends mail, with the files that go with it. */

import { and, eq, isNull, sql } from 'drizzle-orm';
import { createTransport, type Transporter } from 'nodemailer';
import { z } from 'zod';
import type { Services } from '../context.ts';
import { jsonKeys } from '../files/references.ts';
import { handle, type JobEntry } from '../jobs/jobs.ts';
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
    const { viewerToken = '', leaveToken, ...secrets } = secretsShape.parse(unseal(services.config.secret, 'mail-secrets', row.sealedSecrets));
    const leaveHref = leaveToken === undefined ? undefined : leaveHrefOf(services, row.lang, leaveToken);
    const links = { viewHref: `${services.config.baseUrl}/mail/${row.id}/${viewerToken}`, ...(leaveHref && { leaveHref }) };
    const composed = composeMail(services, row, secrets, links);
    try {
      await dispatch(services, row, { ...composed, headers: leaveHeaders(leaveHref) }, transports);
    } catch (fault) {
      await services.db
        .update(mail)
        .set({ attempts: sql`${mail.attempts} + 1`, lastError: fault instanceof Error ? fault.message : 'unknown' })
        .where(eq(mail.id, mailId));
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
  await transport.sendMail({
    from,
    to: row.recipient,
    // Mails say "reply to this message": a person reads what is sent to the operator's address.
    replyTo: row.replyTo ?? services.config.operator.email,
    ...composed,
    headers,
    attachments,
    messageId: `<${row.id}@${new URL(services.config.baseUrl).hostname}>`,
  });
};

const attach = async (services: Services, attachment: MailAttachment) => {
  const { name: filename, contentType } = attachment;
  if ('text' in attachment) return { filename, content: Buffer.from(attachment.text), contentType };
  const content = await services.files.get(attachment.fileKey);
  if (!content) throw new Error(`attachment is missing: ${attachment.fileKey}`);
  return { filename, content: Buffer.from(content), contentType };
};
