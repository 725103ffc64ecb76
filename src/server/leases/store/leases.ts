/** Reads and writes leases. */

import { and, eq, inArray, notInArray, or } from 'drizzle-orm';
import type { Day, Id, Instant } from '../../../domain/kit/brand.ts';
import { runningLeaseStates } from '../../../domain/leases/machine.ts';
import type { LeaseState } from '../../../domain/leases/types.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { lease } from '../tables/lease.ts';

/** A stored lease. */
export type LeaseRow = typeof lease.$inferSelect;

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

/** The lease whose deposit is paid under this reference. */
export const leaseByReference = async (reader: Reader, reference: string): Promise<LeaseRow | null> =>
  (await reader.select().from(lease).where(eq(lease.reference, reference)))[0] ?? null;

/** The leases of several offers. */
export const leasesOfOffers = (reader: Reader, offerIds: readonly Id[]): Promise<LeaseRow[]> =>
  reader
    .select()
    .from(lease)
    .where(inArray(lease.offerId, [...offerIds]));

/** A lease locked until the transaction ends. */
export const lockLease = async (tx: Tx, id: Id): Promise<LeaseRow | null> =>
  (await tx.select().from(lease).where(eq(lease.id, id)).for('update'))[0] ?? null;

/** Sets the state of a lease where it is still `from`, and since when; an act that keeps the state changes nothing. Null when it is another. */
export const changeLease = async (
  tx: Tx,
  step: { readonly id: Id; readonly from: LeaseState; readonly to: LeaseState; readonly now: Instant },
): Promise<LeaseRow | null> => {
  const { id, from, to, now } = step;
  const rows = await tx
    .update(lease)
    .set({ state: to, ...(from === to ? {} : { stateSince: now }) })
    .where(and(eq(lease.id, id), eq(lease.state, from)))
    .returning();
  return rows[0] ?? null;
};

/** Sets a new day by which the deposit of a lease is due. */
export const setDepositTerm = async (
  tx: Tx,
  id: Id,
  { depositDue, depositTermAt }: Pick<LeaseRow, 'depositDue' | 'depositTermAt'>,
): Promise<void> => {
  await tx.update(lease).set({ depositDue, depositTermAt }).where(eq(lease.id, id));
};

/** Sets the account that the deposit is paid out to in the place of the frozen one. */
export const setPayoutAccount = async (tx: Tx, id: Id, payoutAccount: string): Promise<void> => {
  await tx.update(lease).set({ payoutAccount }).where(eq(lease.id, id));
};

/** Notes when the operator called both sides. */
export const setCalled = async (tx: Tx, id: Id, calledAt: Instant): Promise<void> => {
  await tx.update(lease).set({ calledAt }).where(eq(lease.id, id));
};

/** A lease that was stopped goes on: its terms run anew. */
export const restartTerms = async (tx: Tx, id: Id, anew: { readonly withdrawalUntil: Day; readonly roundsBefore: number }): Promise<void> => {
  await tx
    .update(lease)
    .set({ ...anew, calledAt: null })
    .where(eq(lease.id, id));
};

/** The leases of a company, on whichever side. */
export const ofCompany = (companyId: Id) => or(eq(lease.landlordCompanyId, companyId), eq(lease.tenantCompanyId, companyId));

/** How many leases of a company wait for somebody, on either side. */
export const runningLeasesOf = (reader: Reader, companyId: Id): Promise<number> =>
  reader.$count(lease, and(ofCompany(companyId), inArray(lease.state, [...runningLeaseStates])));

/** The leases of a company that wait for nobody any more; their money may still be there. */
export const finishedLeasesOf = async (reader: Reader, companyId: Id): Promise<readonly Id[]> =>
  (
    await reader
      .select({ id: lease.id })
      .from(lease)
      .where(and(ofCompany(companyId), notInArray(lease.state, [...runningLeaseStates])))
  ).map(({ id }) => id);
