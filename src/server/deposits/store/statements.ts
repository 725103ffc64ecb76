/** Reads and writes what the sides of a lease say about its money. */

import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Side } from '../../../domain/companies/types.ts';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import type { Statement } from '../../../domain/leases/types.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { depositStatement } from '../tables/statement.ts';

/** A statement as stored. */
export type StatementRow = typeof depositStatement.$inferSelect;

/** Keeps the text that a side was shown, in place of an earlier one that it did not sign. */
export const saveStatement = async (
  tx: Tx,
  row: Pick<typeof depositStatement.$inferInsert, 'leaseId' | 'side' | 'outcome' | 'text' | 'sha256' | 'uid'>,
): Promise<Id> => {
  const id = newId();
  await dropPrepared(tx, row.leaseId, row.side);
  await tx.insert(depositStatement).values({ id, ...row });
  return id;
};

/** Forgets what a side was shown and did not sign, or both sides were. */
export const dropPrepared = async (tx: Tx, leaseId: Id, side?: Side): Promise<void> => {
  const ofSide = side === undefined ? undefined : eq(depositStatement.side, side);
  await tx.delete(depositStatement).where(and(eq(depositStatement.leaseId, leaseId), ofSide, isNull(depositStatement.proposedAt)));
};

/** What a side was shown and has not signed yet. */
export const preparedStatement = async (reader: Reader, leaseId: Id, side: Side): Promise<StatementRow | null> =>
  (
    await reader
      .select()
      .from(depositStatement)
      .where(and(eq(depositStatement.leaseId, leaseId), eq(depositStatement.side, side), isNull(depositStatement.proposedAt)))
  )[0] ?? null;

/** The same, locked until the transaction ends: nobody draws another text in its place meanwhile. */
export const lockPrepared = async (tx: Tx, leaseId: Id, side: Side): Promise<StatementRow | null> =>
  (
    await tx
      .select()
      .from(depositStatement)
      .where(and(eq(depositStatement.leaseId, leaseId), eq(depositStatement.side, side), isNull(depositStatement.proposedAt)))
      .for('update')
  )[0] ?? null;

const isOpen = and(isNotNull(depositStatement.proposedAt), isNull(depositStatement.answeredAt));

/** The statement that one side signed and the other has not answered. */
export const openStatement = async (reader: Reader, leaseId: Id): Promise<StatementRow | null> =>
  (
    await reader
      .select()
      .from(depositStatement)
      .where(and(eq(depositStatement.leaseId, leaseId), isOpen))
      .orderBy(asc(depositStatement.createdAt))
  ).at(-1) ?? null;

/** Signs a prepared statement; an open one of either side gives way to it. */
export const proposeStatementRow = async (
  tx: Tx,
  of: { readonly id: Id; readonly leaseId: Id },
  signed: { readonly proposedAt: Instant; readonly evidenceId: Id },
): Promise<void> => {
  await answerOpen(tx, of.leaseId, { answeredAt: signed.proposedAt, accepted: false, answeredBy: null, answerEvidenceId: null });
  await tx.update(depositStatement).set(signed).where(eq(depositStatement.id, of.id));
};

/** Ends the open statement of a lease. */
export const answerOpen = async (
  tx: Tx,
  leaseId: Id,
  answer: { readonly answeredAt: Instant; readonly accepted: boolean; readonly answeredBy: Id | null; readonly answerEvidenceId: Id | null },
): Promise<void> => {
  await tx
    .update(depositStatement)
    .set(answer)
    .where(and(eq(depositStatement.leaseId, leaseId), isOpen));
};

/** The open statements of these leases. */
export const openStatements = async (reader: Reader, leaseIds: readonly Id[]): Promise<ReadonlyMap<Id, Statement>> => {
  const rows = await reader
    .select()
    .from(depositStatement)
    .where(and(inArray(depositStatement.leaseId, [...leaseIds]), isOpen))
    .orderBy(asc(depositStatement.createdAt));
  return new Map(
    rows.flatMap(({ id, leaseId, side, outcome, proposedAt }) =>
      proposedAt === null ? [] : [[leaseId, { id, side, outcome, at: proposedAt }] as const],
    ),
  );
};
