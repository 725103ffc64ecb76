/** Shows a stored e-mail, with its secrets hidden. */

import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { accountNumbers } from '../../../domain/kit/numbers.ts';
import { refuseKit } from '../../../domain/kit/refusals.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import type { Services } from '../context.ts';
import { hashToken } from '../database/ids.ts';
import { mail, mailbox } from '../tables/mail.ts';
import { composeMail } from './compose.ts';

/** What the e-mail viewer shows: the mail drawn from its facts, with secrets as dots, for 90 days. */
export const viewEmail = async (
  services: Services,
  input: { readonly emailId: string; readonly accessToken: string },
): Promise<Result<{ subject: string; content: string }>> => {
  const young = gt(mail.createdAt, sql`now() - ${`${accountNumbers.mailViewerDays} days`}::interval`);
  const [row] = await services.db
    .select()
    .from(mail)
    .where(and(eq(mail.id, input.emailId), eq(mail.viewerHash, hashToken(input.accessToken)), young));
  if (!row) return refused(refuseKit('mail.not_found'));
  const { subject, html } = composeMail(services, row, {});
  return ok({ subject, content: html });
};

/** A mail of the local mailbox. */
export type MailboxEntry = {
  readonly mailId: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly createdAt: string;
};

/** The newest mails of the local mailbox. It shows secrets, so it exists only outside production. */
export const readMailbox = async (services: Services, recipient?: string): Promise<readonly MailboxEntry[]> => {
  if (services.config.production) return [];
  const wanted = recipient ? eq(mailbox.recipient, recipient) : undefined;
  return services.db.select().from(mailbox).where(wanted).orderBy(desc(mailbox.createdAt)).limit(100);
};
