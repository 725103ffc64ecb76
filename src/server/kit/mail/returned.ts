/** Mail that came back from an address (docs/rules/mail.md#returned-mail). */

import { and, desc, eq, gt, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Instant } from '../../../domain/kit/brand.ts';
import { accountNumbers } from '../../../domain/kit/numbers.ts';
import type { Viewer } from '../../../domain/kit/viewer.ts';
import type { Reader, Tx } from '../database/database.ts';
import { mail } from '../tables/mail.ts';

/** When a mail came back last, and what the mail server said. */
export type ReturnedMail = { readonly at: Instant; readonly answer: string };

/**
 * The last mail that came back from an address; null when none did, or when a later one has stayed there for a day: reports come within hours,
 * so the address takes mail again.
 */
export const returnedMail = async (reader: Reader, address: string): Promise<ReturnedMail | null> => {
  const later = alias(mail, 'later');
  const settled = sql`clock_timestamp() - ${`${accountNumbers.returnedHours} hours`}::interval`;
  const arrived = reader
    .select({ id: later.id })
    .from(later)
    .where(and(eq(later.recipient, mail.recipient), isNull(later.bouncedAt), gt(later.sentAt, mail.bouncedAt), sql`${later.sentAt} < ${settled}`));
  const [row] = await reader
    .select({ at: mail.bouncedAt, answer: mail.lastError })
    .from(mail)
    .where(and(eq(mail.recipient, address), isNotNull(mail.bouncedAt), notExists(arrived)))
    .orderBy(desc(mail.bouncedAt))
    .limit(1);
  return row?.at == null ? null : { at: row.at, answer: row.answer ?? '' };
};

/** Whether the newest mail of somebody signed in came back, so that they do not wait for it in vain; nobody else is told. */
export const isMailReturned = async (reader: Reader, viewer: Viewer): Promise<boolean> => {
  if (viewer.kind !== 'signed-in') return false;
  const [newest] = await reader
    .select({ bouncedAt: mail.bouncedAt })
    .from(mail)
    .where(eq(mail.uid, viewer.uid))
    .orderBy(desc(mail.createdAt))
    .limit(1);
  return newest?.bouncedAt != null;
};

/** Notes that a mail came back, with what the mail server said. */
export const markReturned = async (tx: Tx, id: string, answer: string): Promise<void> => {
  await tx.update(mail).set({ bouncedAt: sql`clock_timestamp()`, lastError: answer }).where(eq(mail.id, id));
};

/** Takes the note back: the mail is tried once more. */
export const clearReturned = async (tx: Tx, id: string): Promise<void> => {
  await tx.update(mail).set({ bouncedAt: null, lastError: null }).where(eq(mail.id, id));
};
