/** Reads what the handover knows of leases. */

import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Day, Id } from '../../../domain/kit/brand.ts';
import { dayOf, laterDay } from '../../../domain/kit/time.ts';
import type { Appointment, AttachedProtocol, HandoverFacts, MeetingTime, Side } from '../../../domain/leases/types.ts';
import type { Reader } from '../../kit/database/database.ts';
import { lease } from '../../leases/tables/lease.ts';
import { offerVersion } from '../../offers/tables/version.ts';
import { appointment, earlyHandover, meetingProposal, protocolRound } from '../tables.ts';
import type { RoundRow } from './protocol.ts';

/** What the handover knows of these leases, each of them named in the answer. */
export const handoverFacts = async (reader: Reader, leaseIds: readonly Id[]): Promise<ReadonlyMap<Id, HandoverFacts>> => {
  const ids = [...leaseIds];
  const { leaseId, round, submitterSide, submitterUid, submittedAt, documentId, outcome, outcomeAt, reason } = protocolRound;
  const rounds = await reader
    .select({ leaseId, round, submitterSide, submitterUid, submittedAt, documentId, outcome, outcomeAt, reason })
    .from(protocolRound)
    .where(inArray(leaseId, ids))
    .orderBy(asc(round));
  const people = await reader.select().from(appointment).where(inArray(appointment.leaseId, ids));
  const early = await reader.select().from(earlyHandover).where(inArray(earlyHandover.leaseId, ids));
  const proposals = await reader.select().from(meetingProposal).where(inArray(meetingProposal.leaseId, ids));
  const pickups = await pickupsOf(reader, ids);
  return new Map(
    ids.map((id) => {
      const own = rounds.filter((row) => row.leaseId === id);
      const receiver = people.find((row) => row.leaseId === id && row.side === 'tenant');
      const facts: HandoverFacts = {
        protocol: protocolOf(own.at(-1)),
        rounds: own.length,
        reception: appointmentOf(receiver),
        transfer: appointmentOf(people.find((row) => row.leaseId === id && row.side === 'landlord')),
        pickup: pickupOf(pickups.get(id), receiver?.windowFrom ?? null),
        early: early.filter((row) => row.leaseId === id && row.meetingAt === receiver?.meetingAt).map(({ side }): Side => side),
        proposal: proposalOf(
          proposals.find((row) => row.leaseId === id),
          receiver,
        ),
      };
      return [id, facts];
    }),
  );
};

type ShortRound = Pick<RoundRow, 'round' | 'submitterSide' | 'submitterUid' | 'submittedAt' | 'documentId' | 'outcome' | 'outcomeAt' | 'reason'>;

const protocolOf = (row: ShortRound | undefined): AttachedProtocol | null => {
  if (row === undefined || row.outcome === 'withdrawn') return null;
  const { round, submitterSide, submitterUid, submittedAt, documentId, outcome, outcomeAt, reason } = row;
  const answer = outcome === null || outcomeAt === null ? null : { outcome, at: outcomeAt, reason };
  return { round, submitterSide, submitterUid, submittedAt, documentId, answer };
};

const appointmentOf = (row: typeof appointment.$inferSelect | undefined): Appointment | null => {
  if (row === undefined) return null;
  const { side, firstName, lastName, email, date, hour, meetingAt, savedAt } = row;
  return { side, firstName, lastName, email, date, hour, meetingAt, savedAt };
};

type Pickup = HandoverFacts['pickup'];

/** The offer's own days for picking the premises up. */
const pickupsOf = async (reader: Reader, ids: readonly Id[]): Promise<ReadonlyMap<Id, Pickup>> => {
  const rows = await reader
    .select({
      id: lease.id,
      signedAt: lease.signedAt,
      availability: sql<Day | null>`${offerVersion.form} ->> 'availability'`,
      days: sql<number | null>`(${offerVersion.form} ->> 'unitReceiptDeadline')::int`,
    })
    .from(lease)
    .innerJoin(offerVersion, and(eq(offerVersion.offerId, lease.offerId), eq(offerVersion.version, lease.offerVersion)))
    .where(inArray(lease.id, [...ids]));
  return new Map(
    rows.map(({ id, signedAt, availability, days }) => [id, { from: laterDay(dayOf(signedAt), availability ?? dayOf(signedAt)), days: days ?? 0 }]),
  );
};

const pickupOf = (offered: Pickup | undefined, windowFrom: Day | null): Pickup => {
  if (offered === undefined) throw new Error('a lease has lost its offer');
  return windowFrom === null ? offered : { ...offered, from: laterDay(offered.from, windowFrom) };
};

/** A proposal stands until the tenant names a time after it. */
const proposalOf = (
  row: typeof meetingProposal.$inferSelect | undefined,
  receiver: typeof appointment.$inferSelect | undefined,
): MeetingTime | null => {
  if (row === undefined || (receiver !== undefined && receiver.savedAt > row.proposedAt)) return null;
  const { date, hour, meetingAt } = row;
  return { date, hour, meetingAt };
};
