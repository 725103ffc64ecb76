/** Reads and writes the operator's tasks. */

import { and, asc, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Id } from '../../../domain/kit/brand.ts';
import type { TaskKind } from '../../../domain/leases/types.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import type { WaitingRows } from '../../kit/database/waiting.ts';
import { task } from '../tables/task.ts';

/** A stored task. */
export type TaskRow = typeof task.$inferSelect;
/** A task about to be opened. `key` names the cause: the same cause opens nothing twice. */
export type NewTask = {
  readonly key: string;
  readonly kind: TaskKind;
  readonly offerId: Id | null;
  readonly leaseId: Id | null;
  readonly facts?: Readonly<Record<string, string | number>>;
};

/** Opens a task; false when its cause has one. */
export const openTask = async (tx: Tx, wanted: NewTask): Promise<boolean> => {
  const rows = await tx
    .insert(task)
    .values({ id: newId(), ...wanted, facts: wanted.facts ?? {} })
    .onConflictDoNothing()
    .returning({ id: task.id });
  return rows.length === 1;
};

/** Closes a task; a task that is closed stays as it is. False when there is none. */
export const closeTaskRow = async (tx: Tx, id: Id, uid: Id): Promise<boolean> => {
  const rows = await tx
    .update(task)
    .set({ closedAt: sql`coalesce(${task.closedAt}, clock_timestamp())`, closedBy: sql`coalesce(${task.closedBy}, ${uid})` })
    .where(eq(task.id, id))
    .returning({ id: task.id });
  return rows.length === 1;
};

/** Closes what the clock or a step opened for a lease, when the cause is gone. */
export const closeTasksOf = async (tx: Tx, leaseId: Id, kind: TaskKind): Promise<void> => {
  await tx
    .update(task)
    .set({ closedAt: sql`clock_timestamp()` })
    .where(and(eq(task.leaseId, leaseId), eq(task.kind, kind), isNull(task.closedAt)));
};

/** Closes the task of one cause, when the cause is gone. */
export const closeTaskOfCause = async (tx: Tx, key: string): Promise<void> => {
  await tx
    .update(task)
    .set({ closedAt: sql`clock_timestamp()` })
    .where(and(eq(task.key, key), isNull(task.closedAt)));
};

/** A page of tasks, and how many there are: open ones the oldest first, closed ones the newest. */
export const pageOfTasks = async (reader: Reader, open: boolean, page: number, size: number): Promise<{ rows: TaskRow[]; total: number }> => {
  const where = open ? isNull(task.closedAt) : isNotNull(task.closedAt);
  const rows = await reader
    .select()
    .from(task)
    .where(where)
    .orderBy(...(open ? [asc(task.createdAt), asc(task.id)] : [desc(task.createdAt), desc(task.id)]))
    .limit(size)
    .offset((page - 1) * size);
  const [total] = await reader.select({ n: count() }).from(task).where(where);
  return { rows, total: total?.n ?? 0 };
};

/** Tasks that are open. */
export const waitingTasks = (): WaitingRows => ({
  table: task,
  id: task.id,
  at: task.createdAt,
  where: isNull(task.closedAt),
  name: sql`${task.facts} ->> 'offer'`,
  code: task.kind,
});
