/** Reads and writes reports. */

import { and, asc, count, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { ReportMark } from '../../domain/content/types.ts';
import type { Id } from '../../domain/kit/brand.ts';
import { nameOfPerson, person } from '../accounts/tables.ts';
import type { Reader, Tx } from '../kit/database/database.ts';
import { newId } from '../kit/database/ids.ts';
import { takeLock } from '../kit/database/locks.ts';
import type { WaitingRows } from '../kit/database/waiting.ts';
import { report } from './tables.ts';

/** A report about to be written. */
export type NewReport = Pick<typeof report.$inferInsert, 'uid' | 'email' | 'type' | 'title' | 'description' | 'sender'>;

/** How many reports a sender has written within the last hour; two of the same sender wait for each other. */
export const countRecentReports = async (tx: Tx, sender: string): Promise<number> => {
  await takeLock(tx, 'report', sender);
  return tx.$count(report, and(eq(report.sender, sender), gt(report.createdAt, sql`clock_timestamp() - interval '1 hour'`)));
};

export const insertReport = async (tx: Tx, wanted: NewReport): Promise<void> => {
  await tx.insert(report).values({ id: newId(), ...wanted });
};

/** Marks a report; false when there is none. */
export const updateMark = async (tx: Tx, id: Id, mark: ReportMark, uid: Id): Promise<boolean> => {
  const rows = await tx
    .update(report)
    .set({ mark, markedAt: sql`clock_timestamp()`, markedBy: uid })
    .where(eq(report.id, id))
    .returning({ id: report.id });
  return rows.length === 1;
};

const inView = (open: boolean) => (open ? eq(report.mark, 'open') : ne(report.mark, 'open'));

/** A page of reports with who wrote them: open ones the oldest first, others the newest. */
export const pageOfReports = (reader: Reader, open: boolean, limit: number, offset: number) =>
  reader
    .select({ report, firstName: person.firstName, lastName: person.lastName, address: person.email })
    .from(report)
    .leftJoin(person, eq(person.uid, report.uid))
    .where(inView(open))
    .orderBy(...(open ? [asc(report.createdAt), asc(report.id)] : [desc(report.createdAt), desc(report.id)]))
    .limit(limit)
    .offset(offset);

/** How many reports are open, or have another mark. */
export const countReports = async (reader: Reader, open: boolean): Promise<number> =>
  (await reader.select({ n: count() }).from(report).where(inView(open)))[0]?.n ?? 0;

/** Reports that are open. */
export const waitingReports = (): WaitingRows => ({
  table: report,
  id: report.id,
  at: report.createdAt,
  where: inView(true),
  name: report.title,
  who: sql`coalesce(${nameOfPerson(report.uid)}, ${report.email})`,
  code: report.type,
});
