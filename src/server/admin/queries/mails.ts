/** Reads the mails that the program sends, for the console: how far each is, never what it says. */

import type { outgoingCalls } from '../../../contract/admin/endpoints/mails.ts';
import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import { errorLine } from '../../../domain/admin/rules/error-line.ts';
import { type OutgoingState, outgoingState, resendOf } from '../../../domain/admin/rules/outgoing.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import type { Ctx, Services } from '../../kit/context.ts';
import type { Reader } from '../../kit/database/database.ts';
import { waitingSubjects } from '../../kit/jobs/stored-jobs.ts';
import { composeMail } from '../../kit/mail/compose.ts';
import { deliverMail } from '../../kit/mail/send.ts';
import { type MailRow, mailsBelow } from '../store/mails.ts';

/** Rows of a console page. */
const pageSize = 20;

type Page = OutputOf<typeof outgoingCalls.listMails>;

/** The mails of a view, the newest first. */
export const listMails = async (ctx: Ctx, { view, address, before }: InputOf<typeof outgoingCalls.listMails>): Promise<Result<Page>> => {
  const rows = await mailsBelow(ctx.db, { view, address: address || null, before: before ?? null }, pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const tried = await triedMails(ctx.db, shown);
  const items = shown.map((row): Page['items'][number] => {
    const state = stateOf(row, tried);
    const { id, template, recipient, attempts, lastError, createdAt, sentAt, bouncedAt } = row;
    return {
      ...{ id, template, recipient, attempts, createdAt, sentAt, state, returnedAt: bouncedAt },
      subject: row.subject ?? subjectOf(ctx, row),
      error: lastError === null ? null : errorLine(lastError),
      resend: ctx.mails.has(template) ? wayToResend(ctx, row, state) : null,
    };
  });
  return ok({ items, next: rows.length > shown.length ? (items.at(-1)?.id ?? null) : null });
};

/** The mails among these that a job still tries to send. */
export const triedMails = (reader: Reader, rows: readonly MailRow[]): Promise<ReadonlySet<string>> =>
  waitingSubjects(
    reader,
    deliverMail.name,
    rows.filter(({ sentAt, bouncedAt }) => sentAt === null && bouncedAt === null).map(({ id }) => id),
  );

/** How far a mail is. */
export const stateOf = ({ id, sentAt, bouncedAt, attempts }: MailRow, tried: ReadonlySet<string>) =>
  outgoingState({ isSent: sentAt !== null, isReturned: bouncedAt !== null, attempts, isTried: tried.has(id) });

/** How a mail can be sent once more. */
export const wayToResend = (services: Pick<Services, 'mails'>, row: MailRow, state: OutgoingState) =>
  resendOf(state, { isSent: row.sentAt !== null, carriesSecret: carriesSecret(services, row) });

/** Whether a mail carries a code or a link that is kept nowhere once it was sent. */
const carriesSecret = ({ mails }: Pick<Services, 'mails'>, { template }: MailRow): boolean => (mails.get(template)?.secrets.length ?? 0) > 0;

/** The subject as it will be sent, with dots for secrets; null where the facts are those of an older template. */
const subjectOf = (services: Services, row: MailRow): string | null => {
  try {
    return composeMail(services, row, {}).subject;
  } catch {
    return null;
  }
};
