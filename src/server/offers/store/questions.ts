/** Reads and writes questions to owners. */

import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import type { Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { takeLock } from '../../kit/database/locks.ts';
import { offerQuestion } from '../tables/question.ts';

/** How many questions a person asked within the last day, in all and about this offer; two of the same person wait for each other. */
export const countRecentQuestions = async (tx: Tx, uid: Id, offerId: Id): Promise<{ readonly all: number; readonly here: number }> => {
  await takeLock(tx, 'question', uid);
  const [counted] = await tx
    .select({ all: count(), here: sql<number>`count(*) filter (where ${offerQuestion.offerId} = ${offerId})::int` })
    .from(offerQuestion)
    .where(and(eq(offerQuestion.uid, uid), gt(offerQuestion.createdAt, sql`clock_timestamp() - interval '1 day'`)));
  return counted ?? { all: 0, here: 0 };
};

/** A question about to be written. */
export type NewQuestion = Pick<typeof offerQuestion.$inferInsert, 'offerId' | 'uid' | 'title' | 'description' | 'asker'>;

/** Writes a question and answers its id. */
export const insertQuestion = async (tx: Tx, wanted: NewQuestion): Promise<Id> => {
  const id = newId();
  await tx.insert(offerQuestion).values({ id, ...wanted });
  return id;
};

export type QuestionRow = typeof offerQuestion.$inferSelect;

/** A question, locked until the transaction ends; null when there is none. */
export const lockQuestion = async (tx: Tx, id: Id): Promise<QuestionRow | null> => {
  const [row] = await tx.select().from(offerQuestion).where(eq(offerQuestion.id, id)).for('update');
  return row ?? null;
};

/** Writes the answer, or a corrected one. */
export const setAnswer = async (tx: Tx, id: Id, answer: { readonly text: string; readonly by: Id; readonly at: Instant }): Promise<void> => {
  await tx.update(offerQuestion).set({ answer: answer.text, answeredBy: answer.by, answeredAt: answer.at }).where(eq(offerQuestion.id, id));
};
