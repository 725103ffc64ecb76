/** Reads and writes drafts and rounds of the protocol. */

import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { ProtocolData } from '../../../domain/handover/types.ts';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import type { Side } from '../../../domain/leases/types.ts';
import type { OfferForm } from '../../../domain/offers/types.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { offerVersion } from '../../offers/tables/version.ts';
import { preparedProtocol, protocolDraft, protocolRound, type RoundOutcome } from '../tables.ts';

export type DraftRow = typeof protocolDraft.$inferSelect;
export type RoundRow = typeof protocolRound.$inferSelect;
export type PreparedRow = typeof preparedProtocol.$inferSelect;

/** The form that the landlord signed in the version that was let. */
export const signedForm = async (reader: Reader, offerId: Id, version: number): Promise<OfferForm> => {
  const [row] = await reader
    .select({ form: offerVersion.form })
    .from(offerVersion)
    .where(and(eq(offerVersion.offerId, offerId), eq(offerVersion.version, version)));
  if (!row) throw new Error(`offer ${offerId} has no version ${version}`);
  return row.form;
};

export const draftOf = async (reader: Reader, leaseId: Id, side: Side): Promise<DraftRow | null> =>
  (
    await reader
      .select()
      .from(protocolDraft)
      .where(and(eq(protocolDraft.leaseId, leaseId), eq(protocolDraft.side, side)))
  )[0] ?? null;

/** Writes the draft if its version is still the one the writer saw (0 = none yet); answers the new row, or `null` when somebody was faster. */
export const writeDraft = async (
  tx: Tx,
  draft: { leaseId: Id; side: Side; version: number; data: ProtocolData; savedBy: string; at: Instant },
): Promise<DraftRow | null> => {
  const { leaseId, side, version, data, savedBy, at } = draft;
  if (version === 0) {
    const rows = await tx.insert(protocolDraft).values({ leaseId, side, version: 1, data, savedBy, savedAt: at }).onConflictDoNothing().returning();
    return rows[0] ?? null;
  }
  const rows = await tx
    .update(protocolDraft)
    .set({ version: sql`${protocolDraft.version} + 1`, data, savedBy, savedAt: at })
    .where(and(eq(protocolDraft.leaseId, leaseId), eq(protocolDraft.side, side), eq(protocolDraft.version, version)))
    .returning();
  return rows[0] ?? null;
};

export const insertRound = async (tx: Tx, row: typeof protocolRound.$inferInsert): Promise<void> => {
  await tx.insert(protocolRound).values(row);
};

/** The newest round, open or not. */
export const lastRound = async (reader: Reader, leaseId: Id): Promise<RoundRow | null> =>
  (await reader.select().from(protocolRound).where(eq(protocolRound.leaseId, leaseId)).orderBy(desc(protocolRound.round)).limit(1))[0] ?? null;

/** The round that is attached or was answered: the newest, unless it was withdrawn. */
export const submittedRound = async (reader: Reader, leaseId: Id): Promise<RoundRow | null> => {
  const last = await lastRound(reader, leaseId);
  return last?.outcome === 'withdrawn' ? null : last;
};

/** The round that a document was drawn for. */
export const roundOfDocument = async (reader: Reader, documentId: Id): Promise<RoundRow | null> =>
  (await reader.select().from(protocolRound).where(eq(protocolRound.documentId, documentId)))[0] ?? null;

export const closeRound = async (tx: Tx, leaseId: Id, outcome: RoundOutcome, at: Instant, reason: string | null): Promise<void> => {
  await tx
    .update(protocolRound)
    .set({ outcome, outcomeAt: at, reason })
    .where(and(eq(protocolRound.leaseId, leaseId), isNull(protocolRound.outcome)));
};

/** The protocol that this side has had drawn to sign. */
export const preparedOf = async (reader: Reader, leaseId: Id, side: Side): Promise<PreparedRow | null> =>
  (
    await reader
      .select()
      .from(preparedProtocol)
      .where(and(eq(preparedProtocol.leaseId, leaseId), eq(preparedProtocol.side, side)))
  )[0] ?? null;

/** Keeps a drawn protocol for its side, in place of an older one. */
export const savePrepared = async (tx: Tx, row: PreparedRow): Promise<void> => {
  const { leaseId: _lease, side: _side, ...drawn } = row;
  await tx
    .insert(preparedProtocol)
    .values(row)
    .onConflictDoUpdate({ target: [preparedProtocol.leaseId, preparedProtocol.side], set: drawn });
};
