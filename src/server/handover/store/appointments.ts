/** Reads and writes whom the sides named for the meeting, and what they agreed about its time. */

import type { Day, Id } from '../../../domain/kit/brand.ts';
import type { Appointment } from '../../../domain/leases/types.ts';
import type { Tx } from '../../kit/database/database.ts';
import { appointment, earlyHandover, meetingProposal } from '../tables.ts';

/** Writes down whom a side named, in place of whoever was named before. */
export const saveAppointment = async (
  tx: Tx,
  leaseId: Id,
  { windowFrom = null, ...person }: Appointment & { readonly windowFrom?: Day | null },
  savedBy: Id | null,
): Promise<void> => {
  const { side, ...rest } = person;
  const named = { ...rest, windowFrom };
  await tx
    .insert(appointment)
    .values({ leaseId, side, ...named, savedBy })
    .onConflictDoUpdate({ target: [appointment.leaseId, appointment.side], set: { ...named, savedBy } });
};

/** Writes down another time that the landlord proposes. */
export const saveProposal = async (tx: Tx, row: typeof meetingProposal.$inferInsert): Promise<void> => {
  const { leaseId: _, ...proposed } = row;
  await tx.insert(meetingProposal).values(row).onConflictDoUpdate({ target: meetingProposal.leaseId, set: proposed });
};

/** Writes down that a side agrees to hand over before the hour of this meeting. */
export const saveEarly = async (tx: Tx, row: typeof earlyHandover.$inferInsert): Promise<void> => {
  const { leaseId: _lease, side: _side, ...agreed } = row;
  await tx
    .insert(earlyHandover)
    .values(row)
    .onConflictDoUpdate({ target: [earlyHandover.leaseId, earlyHandover.side], set: agreed });
};
