/** Tells whether mails wait longer than they should: a dead mail server keeps no call from working, so the pages say it. */

import { and, count, desc, eq, gt, isNotNull, isNull, min, or, sql } from 'drizzle-orm';
import type { Instant } from '../../../domain/kit/brand.ts';
import { consoleNumbers } from '../../../domain/kit/numbers.ts';
import type { Viewer } from '../../../domain/kit/viewer.ts';
import type { Reader } from '../database/database.ts';
import { mail } from '../tables/mail.ts';

/** A mail leaves within seconds; one that has failed once or is older than half a minute waits. One that came back waits for nothing. */
const waits = and(
  isNull(mail.sentAt),
  isNull(mail.bouncedAt),
  or(gt(mail.attempts, 0), sql`${mail.createdAt} < clock_timestamp() - interval '30 seconds'`),
);
const young = sql`${mail.createdAt} > clock_timestamp() - interval '15 minutes'`;

/**
 * Whether the newest mail of somebody signed in waits. To a visitor, whose mails nobody may be told of, whether the outbox stands still:
 * some mail waits and none that was written after it was sent, so that a single address that takes no mail says nothing.
 */
export const isMailDelayed = async (reader: Reader, viewer: Viewer): Promise<boolean> => {
  if (viewer.kind === 'signed-in') {
    const own = reader
      .select({ id: mail.id })
      .from(mail)
      .where(and(eq(mail.uid, viewer.uid), young))
      .orderBy(desc(mail.createdAt))
      .limit(1);
    return (await reader.$count(mail, and(eq(mail.id, sql`(${own})`), waits))) > 0;
  }
  const isOutrun = sql`exists (select 1 from mail as later where later.created_at >= ${mail.createdAt} and later.sent_at is not null)`;
  return (await reader.$count(mail, and(young, waits, sql`not ${isOutrun}`))) > 0;
};

/**
 * What the operator has to see to: a mail that has failed once, or that the outbox has not come to for minutes. A start with demo data writes a
 * hundred at once, which leave one after the other; those are sent, not waiting.
 */
const isLate = and(
  isNull(mail.sentAt),
  isNull(mail.bouncedAt),
  or(gt(mail.attempts, 0), sql`${mail.createdAt} < clock_timestamp() - make_interval(mins => ${consoleNumbers.mailLateMinutes})`),
);

/** The mails that wait longer than they should, since when, and what the mail server said last. */
export type WaitingMails = { readonly count: number; readonly since: Instant | null; readonly reason: string | null };

/** Reads them for the operator. */
export const waitingMails = async (reader: Reader): Promise<WaitingMails> => {
  const [sum] = await reader
    .select({ count: count(), since: min(mail.createdAt) })
    .from(mail)
    .where(isLate);
  const failed = and(isNull(mail.sentAt), isNull(mail.bouncedAt), isNotNull(mail.lastError));
  const [last] = await reader.select({ reason: mail.lastError }).from(mail).where(failed).orderBy(desc(mail.createdAt)).limit(1);
  return { count: sum?.count ?? 0, since: sum?.since ?? null, reason: last?.reason ?? null };
};
