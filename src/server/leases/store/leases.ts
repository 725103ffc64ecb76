/** Reads and writes leases. */

import { and, asc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Grosze, Id } from '../../../domain/kit/brand.ts';
import { runningLeaseStates } from '../../../domain/leases/machine.ts';
import type { LeaseFacts, LeaseState, Payout } from '../../../domain/leases/types.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { lease } from '../tables/lease.ts';
import { depositHeld } from './ledger.ts';

/** A stored lease. */
export type LeaseRow = typeof lease.$inferSelect;
/** Columns that a step changes beside the state. */
export type LeaseChange = Partial<Omit<typeof lease.$inferInsert, 'id' | 'offerId' | 'state'>>;

/** Stores a new lease in state NONE; signing moves it on in the same transaction. */
export const insertLease = async (tx: Tx, row: Omit<typeof lease.$inferInsert, 'state'>): Promise<void> => {
  await tx.insert(lease).values({ ...row, state: 'NONE' });
};

/** A lease by its own id. */
export const leaseById = async (reader: Reader, id: Id): Promise<LeaseRow | null> =>
  (await reader.select().from(lease).where(eq(lease.id, id)))[0] ?? null;

/** The lease of an offer. */
export const leaseOfOffer = async (reader: Reader, offerId: Id): Promise<LeaseRow | null> =>
  (await reader.select().from(lease).where(eq(lease.offerId, offerId)))[0] ?? null;

/** A lease locked until the transaction ends. */
export const lockLease = async (tx: Tx, id: Id): Promise<LeaseRow | null> =>
  (await tx.select().from(lease).where(eq(lease.id, id)).for('update'))[0] ?? null;

/** Sets the state of a lease where it is still `from`, with what else the step changes; null when it is another. */
export const changeLease = async (
  tx: Tx,
  step: { readonly id: Id; readonly from: LeaseState; readonly to: LeaseState; readonly change: LeaseChange },
): Promise<LeaseRow | null> => {
  const rows = await tx
    .update(lease)
    .set({ ...step.change, state: step.to })
    .where(and(eq(lease.id, step.id), eq(lease.state, step.from)))
    .returning();
  return rows[0] ?? null;
};

/** Leases that the clock still has to look at: those in a running state, and those whose deposit is still to be paid out. */
export const leasesForClock = (reader: Reader, running: readonly LeaseState[]): Promise<LeaseRow[]> =>
  reader
    .select()
    .from(lease)
    .where(or(inArray(lease.state, [...running]), and(isNotNull(lease.payoutDue), isNull(lease.payoutBookedOn))))
    .orderBy(asc(lease.createdAt));

/** How many unfinished leases a company stands in, on either side. */
export const runningLeasesOf = (reader: Reader, companyId: Id): Promise<number> =>
  reader.$count(
    lease,
    and(or(eq(lease.landlordCompanyId, companyId), eq(lease.tenantCompanyId, companyId)), inArray(lease.state, [...runningLeaseStates])),
  );

/** A page of leases, the oldest due first, and how many there are. With `states`: those, and those whose deposit is still to be paid out. */
export const pageOfLeases = async (
  reader: Reader,
  of: { readonly states: readonly LeaseState[] | null; readonly page: number; readonly size: number },
): Promise<{ rows: LeaseRow[]; total: number }> => {
  const unpaid = and(isNotNull(lease.payoutDue), isNull(lease.payoutBookedOn));
  const where = of.states === null ? undefined : or(inArray(lease.state, [...of.states]), unpaid);
  const rows = await reader
    .select()
    .from(lease)
    .where(where)
    .orderBy(asc(lease.depositDue), asc(lease.id))
    .limit(of.size)
    .offset((of.page - 1) * of.size);
  return { rows, total: await reader.$count(lease, where) };
};

const payoutOf = (row: LeaseRow): Payout => {
  if (row.payoutBookedOn !== null) return { at: 'booked', day: row.payoutBookedOn, bankReference: row.payoutReference ?? '' };
  return row.payoutDue === null ? { at: 'none' } : { at: 'due', day: row.payoutDue };
};

const protocolOf = (row: LeaseRow): LeaseFacts['protocol'] => {
  const { protocolSubmitterSide: submitterSide, protocolSubmitterUid: submitterUid, protocolSubmittedAt: submittedAt } = row;
  if (submitterSide === null || submitterUid === null || submittedAt === null) return null;
  return { round: row.protocolRound, submitterSide, submitterUid, submittedAt, refusedAt: row.protocolRefusedAt };
};

/** A row as the domain's rules see it. */
export const factsOf = (row: LeaseRow, held: Grosze): LeaseFacts => ({
  id: row.id,
  offerId: row.offerId,
  state: row.state,
  landlordCompanyId: row.landlordCompanyId,
  tenantCompanyId: row.tenantCompanyId,
  signedAt: row.signedAt,
  terms: {
    option: row.option,
    months: row.months,
    start: row.startOn,
    end: row.endOn,
    rentNet: row.rentNet,
    deposit: row.deposit,
    depositDue: row.depositDue,
  },
  reference: row.reference,
  depositHeld: held,
  depositProblem: row.depositProblem,
  disputed: row.disputed,
  disputeDecision: row.disputeDecision,
  rejectedAt: row.rejectedAt,
  refundDue: row.refundDue,
  payout: payoutOf(row),
  protocol: protocolOf(row),
  rounds: row.protocolRound,
  reception: row.reception,
  transfer: row.transfer,
});

/** The facts of a lease with what the ledger holds for it. */
export const loadFacts = async (reader: Reader, row: LeaseRow): Promise<LeaseFacts> => factsOf(row, await depositHeld(reader, row.id));
