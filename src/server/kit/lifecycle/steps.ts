/** Writes and reads the history of lifecycles. */

import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Id } from '../../../domain/kit/brand.ts';
import type { Reader, Tx } from '../database/database.ts';
import { lifecycleStep } from '../tables/step.ts';

/** A step as the history keeps it. */
export type StepRow = typeof lifecycleStep.$inferSelect;

/** Writes a step into the history. */
export const insertStep = async (tx: Tx, step: Omit<StepRow, 'id'>): Promise<void> => {
  await tx.insert(lifecycleStep).values(step);
};

/** The steps of these subjects that led into one of these states or were taken in it, oldest first. */
export const stepsInto = async (
  reader: Reader,
  lifecycle: string,
  subjectIds: readonly Id[],
  states: readonly string[],
): Promise<readonly StepRow[]> =>
  subjectIds.length === 0
    ? []
    : reader
        .select()
        .from(lifecycleStep)
        .where(
          and(eq(lifecycleStep.lifecycle, lifecycle), inArray(lifecycleStep.subjectId, [...subjectIds]), inArray(lifecycleStep.toState, [...states])),
        )
        .orderBy(asc(lifecycleStep.id));

/** The steps of one subject of a lifecycle, oldest first. */
export const stepsOf = (reader: Reader, lifecycle: string, subjectId: Id): Promise<StepRow[]> =>
  reader
    .select()
    .from(lifecycleStep)
    .where(and(eq(lifecycleStep.lifecycle, lifecycle), eq(lifecycleStep.subjectId, subjectId)))
    .orderBy(asc(lifecycleStep.id));
