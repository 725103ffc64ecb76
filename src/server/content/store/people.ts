/** Reads the reports and notices of people, and forgets those that are older than they are kept. */

import { desc, eq, or, sql } from 'drizzle-orm';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { type AliasedPerson, scrub } from '../../kit/people/scrub.ts';
import { offerNotice, report } from '../tables.ts';

/** From when on the reports and notices of somebody are kept; a notice from its decision on, an open one from now at the earliest. Null when there is none. */
export const lastReportedAt = async (reader: Reader, uid: Id): Promise<Instant | null> => {
  const from = sql<Instant>`coalesce(${offerNotice.decidedAt}, now())`.mapWith(offerNotice.decidedAt);
  const [reported] = await reader.select({ at: report.createdAt }).from(report).where(eq(report.uid, uid)).orderBy(desc(report.createdAt)).limit(1);
  const [noticed] = await reader.select({ at: from }).from(offerNotice).where(eq(offerNotice.uid, uid)).orderBy(desc(from)).limit(1);
  const all = [reported, noticed].flatMap((row) => (row ? [row.at] : [])).toSorted();
  return all.at(-1) ?? null;
};

/** What somebody reported. */
export const reportsOf = (reader: Reader, uid: Id) =>
  reader
    .select({ type: report.type, title: report.title, description: report.description, mark: report.mark, createdAt: report.createdAt })
    .from(report)
    .where(eq(report.uid, uid))
    .orderBy(report.createdAt);

/** What somebody wrote about offers and wanted listings that break a law or the terms, and what they were answered. */
export const noticesOf = (reader: Reader, uid: Id) => {
  const { offerId, wantedListingId, ground, explanation, createdAt, decision, basis, reference, reason, decidedAt } = offerNotice;
  return reader
    .select({ offerId, wantedListingId, ground, explanation, createdAt, decision, basis, reference, reason, decidedAt })
    .from(offerNotice)
    .where(eq(offerNotice.uid, uid))
    .orderBy(createdAt);
};

/** Takes name and address out of the reports and notices of somebody who leaves, those written before they had an account too. */
export const scrubReports = async (tx: Tx, who: AliasedPerson): Promise<void> => {
  // The texts first: whose a row is, its id and its address tell.
  await scrub(tx, [report.title, report.description], who);
  await scrub(tx, [offerNotice.explanation, offerNotice.reason], who);
  await tx
    .update(report)
    .set({ email: null, sender: '' })
    .where(or(eq(report.uid, who.uid), eq(report.email, who.email)));
  await tx
    .update(offerNotice)
    .set({ name: null, email: null, sender: '' })
    .where(or(eq(offerNotice.uid, who.uid), eq(offerNotice.email, who.email)));
};

/** Forgets reports that are older than they are kept, and notices that were decided so long ago. */
export const deleteOldReports = async (tx: Tx, years: number): Promise<void> => {
  await tx.delete(offerNotice).where(sql`${offerNotice.decidedAt} < now() - make_interval(years => ${years}::int)`);
  await tx.delete(report).where(sql`${report.createdAt} < now() - make_interval(years => ${years}::int)`);
};
