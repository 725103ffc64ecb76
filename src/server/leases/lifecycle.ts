/** The leases' half of the lease's lifecycle: parameters of its events, and who hears of its steps. */

import type { ProtocolData } from '../../domain/handover/types.ts';
import type { Day, Grosze, Id, Instant } from '../../domain/kit/brand.ts';
import { type LeaseAttempt, type LeaseLifecycle, leaseLifecycle } from '../../domain/leases/machine.ts';
import { refuse } from '../../domain/leases/refusals.ts';
import type { Appointment, Receipt, RejectionReason, Side } from '../../domain/leases/types.ts';
import type { Lang } from '../../words/kit/words.ts';
import type { Tx } from '../kit/database/database.ts';
import { engineOf, type TakenStep } from '../kit/lifecycle/engine.ts';
import { loadFacts } from './queries/facts.ts';
import { changeLease, type LeaseRow, lockLease } from './store/leases.ts';

/** Money that moved at the bank. */
export type BankMoney = { readonly amount: Grosze; readonly valueDate: Day; readonly bankReference: string };

/** A protocol drawn for signing: the round that it opens, and the document as it is stored. */
export type NewProtocol = {
  readonly round: number;
  readonly side: Side;
  readonly submitterUid: Id;
  readonly submitterName: string;
  readonly submittedAt: Instant;
  readonly data: ProtocolData;
  /** Kept with the step: until then it is bytes that nobody knows. */
  readonly document: { readonly id: Id; readonly keep: (tx: Tx) => Promise<unknown> };
};

/** Parameters of a lease's events. */
export type LeaseInputs = {
  readonly sign: { readonly runId: Id };
  readonly receiveDeposit: BankMoney;
  readonly reverseReceipt: { readonly receipt: Receipt; readonly reason: string };
  readonly endUnpaid: null;
  readonly attachProtocol: NewProtocol;
  readonly withdrawProtocol: null;
  readonly confirmProtocol: { readonly signedAt: Instant };
  readonly declineProtocol: { readonly reason: string };
  readonly rejectPremises: { readonly reasons: readonly RejectionReason[] };
  readonly bookRefund: BankMoney;
  readonly bookDisputedPayout: BankMoney;
  readonly nameReceiver: { readonly appointment: Appointment; readonly lang: Lang };
  readonly nameTransfer: { readonly appointment: Appointment; readonly lang: Lang };
  readonly objectToRejection: { readonly reason: string };
  readonly bookPayout: BankMoney;
  readonly decideDispute: { readonly refund: boolean; readonly reason: string };
};

/** A step of a lease as effects see it. */
export type LeaseStep = TakenStep<LeaseLifecycle, LeaseRow, LeaseInputs>;

/** Whom a lease concerns: everybody who may have its page open. */
export const leaseTopics = (row: Pick<LeaseRow, 'offerId' | 'landlordCompanyId' | 'tenantCompanyId'>): readonly string[] => [
  `offer:${row.offerId}`,
  `company:${row.landlordCompanyId}`,
  `company:${row.tenantCompanyId}`,
  'admin',
];

/** The life of a lease, by its id. */
export const leaseEngine = engineOf<LeaseLifecycle, LeaseRow, null, LeaseInputs>({
  lifecycle: leaseLifecycle,
  column: { table: 'lease', name: 'state' },
  absent: refuse('lease.not_found'),
  lock: lockLease,
  stateOf: ({ state }) => state,
  facts: async ({ services, tx, row, now }): Promise<LeaseAttempt> => ({ lease: await loadFacts(services, tx, row), now }),
  write: (tx, { row, from, to, now }) => changeLease(tx, { id: row.id, from, to, now }),
  topics: ({ row }) => leaseTopics(row),
});
