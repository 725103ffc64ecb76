/** Reads and writes appointments, and drafts and rounds of the protocol. */

import { and, asc, desc, eq, exists, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { ProtocolData } from '../../domain/handover/types.ts';
import type { Id, Instant } from '../../domain/kit/brand.ts';
import { lateMeeting, meetingReminders, waitingStates } from '../../domain/leases/rules/reminders.ts';
import type { Appointment, AttachedProtocol, HandoverFacts, Side } from '../../domain/leases/types.ts';
import type { OfferForm } from '../../domain/offers/types.ts';
import type { DueRows } from '../kit/clock/duties.ts';
import type { Reader, Tx } from '../kit/database/database.ts';
import { lease } from '../leases/tables/lease.ts';
import { offerVersion } from '../offers/tables/version.ts';
import { appointment, protocolDraft, protocolRound, type RoundOutcome } from './tables.ts';

export type DraftRow = typeof protocolDraft.$inferSelect;
export type RoundRow = typeof protocolRound.$inferSelect;

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

/** The round that waits for the other side. */
export const openRound = async (reader: Reader, leaseId: Id): Promise<RoundRow | null> =>
  (
    await reader
      .select()
      .from(protocolRound)
      .where(and(eq(protocolRound.leaseId, leaseId), isNull(protocolRound.outcome)))
  )[0] ?? null;

/** The newest round, open or not. */
export const lastRound = async (reader: Reader, leaseId: Id): Promise<RoundRow | null> =>
  (await reader.select().from(protocolRound).where(eq(protocolRound.leaseId, leaseId)).orderBy(desc(protocolRound.round)).limit(1))[0] ?? null;

/** The round that is attached or was answered: the newest, unless it was withdrawn. */
export const submittedRound = async (reader: Reader, leaseId: Id): Promise<RoundRow | null> => {
  const last = await lastRound(reader, leaseId);
  return last?.outcome === 'withdrawn' ? null : last;
};

export const closeRound = async (tx: Tx, leaseId: Id, outcome: RoundOutcome, at: Instant, reason: string | null): Promise<void> => {
  await tx
    .update(protocolRound)
    .set({ outcome, outcomeAt: at, reason })
    .where(and(eq(protocolRound.leaseId, leaseId), isNull(protocolRound.outcome)));
};

/** Writes down whom a side named, in place of whoever was named before. */
export const saveAppointment = async (tx: Tx, leaseId: Id, person: Appointment, savedBy: Id | null): Promise<void> => {
  const { side, ...named } = person;
  await tx
    .insert(appointment)
    .values({ leaseId, side, ...named, savedBy })
    .onConflictDoUpdate({ target: [appointment.leaseId, appointment.side], set: { ...named, savedBy } });
};

/** What the handover knows of these leases, each of them named in the answer. */
export const handoverFacts = async (reader: Reader, leaseIds: readonly Id[]): Promise<ReadonlyMap<Id, HandoverFacts>> => {
  const ids = [...leaseIds];
  const { leaseId, round, submitterSide, submitterUid, submittedAt, documentId, outcome, outcomeAt } = protocolRound;
  const rounds = await reader
    .select({ leaseId, round, submitterSide, submitterUid, submittedAt, documentId, outcome, outcomeAt })
    .from(protocolRound)
    .where(inArray(leaseId, ids))
    .orderBy(asc(round));
  const people = await reader.select().from(appointment).where(inArray(appointment.leaseId, ids));
  const named = (id: Id, side: Side): Appointment | null => appointmentOf(people.find((row) => row.leaseId === id && row.side === side));
  return new Map(
    ids.map((id) => {
      const own = rounds.filter((row) => row.leaseId === id);
      return [id, { protocol: protocolOf(own.at(-1)), rounds: own.length, reception: named(id, 'tenant'), transfer: named(id, 'landlord') }];
    }),
  );
};

type ShortRound = Pick<RoundRow, 'round' | 'submitterSide' | 'submitterUid' | 'submittedAt' | 'documentId' | 'outcome' | 'outcomeAt'>;

const protocolOf = (row: ShortRound | undefined): AttachedProtocol | null => {
  if (row === undefined || row.outcome === 'withdrawn') return null;
  const { round, submitterSide, submitterUid, submittedAt, documentId, outcome, outcomeAt } = row;
  const answer = outcome === null || outcomeAt === null ? null : { outcome, at: outcomeAt };
  return { round, submitterSide, submitterUid, submittedAt, documentId, answer };
};

const appointmentOf = (row: typeof appointment.$inferSelect | undefined): Appointment | null => {
  if (row === undefined) return null;
  const { side, firstName, lastName, email, date, hour, meetingAt, savedAt } = row;
  return { side, firstName, lastName, email, date, hour, meetingAt, savedAt };
};

const isWaiting = exists(
  new QueryBuilder()
    .select({ id: lease.id })
    .from(lease)
    .where(and(eq(lease.id, appointment.leaseId), inArray(lease.state, [...waitingStates]))),
);
/** The tenant's appointment is the meeting; its lease still waits for a protocol. */
const meetings = { table: appointment, id: appointment.leaseId } as const;
const isMeeting = (began: SQL): SQL | undefined => and(eq(appointment.side, 'tenant'), began, isWaiting);
const byThen = (at: Instant): SQL => lte(appointment.meetingAt, at);
const meetingText = sql`to_char(${appointment.meetingAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI')`;

/** Leases whose meeting has begun and is not late yet, by the latest reminder that they have come to. */
export const begunMeetings: DueRows = {
  ...meetings,
  where: (now) => and(isMeeting(gt(appointment.meetingAt, lateMeeting(now))), or(...meetingReminders(now).map(({ began }) => byThen(began)))),
  occasion: (now) => {
    const latest = meetingReminders(now).map(({ minutes, began }) => sql`when ${byThen(began)} then ${String(minutes)}::text`);
    return sql`${meetingText} || ' after ' || case ${sql.join(latest, sql` `)} end`;
  },
};

/** Leases whose meeting should have ended with a protocol. */
export const lateMeetings: DueRows = { ...meetings, where: (now) => isMeeting(byThen(lateMeeting(now))), occasion: () => sql`${meetingText}` };
