/** Reads and writes opinions on the answers of the FAQ. */

import { count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { faqOpinion } from '../tables.ts';

/** An opinion about to be written. */
export type NewOpinion = Omit<typeof faqOpinion.$inferInsert, 'id' | 'createdAt'>;

/** Writes an opinion in the place of the sender's earlier one on the same answer. */
export const upsertOpinion = async (tx: Tx, opinion: NewOpinion): Promise<void> => {
  await tx
    .insert(faqOpinion)
    .values({ id: newId(), ...opinion })
    .onConflictDoUpdate({ target: [faqOpinion.sender, faqOpinion.subject], set: { helpful: opinion.helpful, createdAt: sql`now()` } });
};

/** A page of opinions, newest first. */
export const pageOfOpinions = (reader: Reader, helpful: boolean, limit: number, offset: number) =>
  reader
    .select()
    .from(faqOpinion)
    .where(eq(faqOpinion.helpful, helpful))
    .orderBy(desc(faqOpinion.createdAt), desc(faqOpinion.id))
    .limit(limit)
    .offset(offset);

/** How many answers helped, or did not. */
export const countOpinions = async (reader: Reader, helpful: boolean): Promise<number> =>
  (await reader.select({ n: count() }).from(faqOpinion).where(eq(faqOpinion.helpful, helpful)))[0]?.n ?? 0;

/** Takes away the opinions of senders, with the questions in them. */
export const deleteOpinionsOf = async (tx: Tx, senders: readonly string[]): Promise<void> => {
  await tx.delete(faqOpinion).where(inArray(faqOpinion.sender, [...senders]));
};

/** Forgets opinions that are older than they are kept. */
export const deleteOldOpinions = async (tx: Tx, years: number): Promise<void> => {
  await tx.delete(faqOpinion).where(sql`${faqOpinion.createdAt} < now() - make_interval(years => ${years}::int)`);
};
