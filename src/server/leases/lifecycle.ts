/** The leases' half of the lease's lifecycle: parameters of its events, and who hears of its steps. */

import type { ProtocolData } from '../../domain/handover/types.ts';
import type { Day, Grosze, Id, Instant } from '../../domain/kit/brand.ts';
import { type LeaseAttempt, type LeaseLifecycle, leaseLifecycle } from '../../domain/leases/machine.ts';
import { refuse } from '../../domain/leases/refusals.ts';
import type { RejectionStatement } from '../../domain/leases/rules/rejection.ts';
import type { Appointment, MeetingTime, Outcome, Receipt, Side } from '../../domain/leases/types.ts';
import type { Lang } from '../../words/kit/words.ts';
import { engineOf, type TakenStep } from '../kit/lifecycle/engine.ts';
import { loadFacts } from './queries/facts.ts';
import { changeLease, type LeaseRow, lockLease } from './store/leases.ts';
import type { RejectionPhoto } from './tables/rejection.ts';

/** Money that moved at the bank. */
export type BankMoney = { readonly amount: Grosze; readonly valueDate: Day; readonly bankReference: string };

/** Money that came in, with whom it came from; `origin` is the receipt without a lease that it was booked as before. */
export type ReceivedMoney = BankMoney & { readonly payerName: string; readonly payerAccount: string | null; readonly origin: Id | null };

/** Money that went back: where to, and whose receipt it settles. With a reason it went elsewhere. */
export type RefundedMoney = BankMoney & {
  readonly account: string;
  readonly recipient: string;
  readonly payerAccount: string | null;
  readonly reason: string | null;
};

/** What settles a lease out of its ordinary course: both sides' statements, signed, or a title that two admins recorded. */
export type Settlement =
  | { readonly basis: 'statement'; readonly reason: null; readonly evidenceId: Id }
  | { readonly basis: 'title'; readonly reason: string; readonly evidenceId: null };

/** A protocol that its submitter signed: the round that it opens, and the document. */
export type NewProtocol = {
  readonly round: number;
  readonly side: Side;
  readonly submitterUid: Id;
  readonly submitterName: string;
  readonly submittedAt: Instant;
  readonly data: ProtocolData;
  readonly document: { readonly id: Id };
};

/** A person named for the meeting, in which window that was, and the language in which the mails are written. */
export type NewAppointment = { readonly appointment: Appointment; readonly windowFrom?: Day; readonly lang: Lang };

/** Parameters of a lease's events. */
export type LeaseInputs = {
  readonly sign: { readonly runId: Id };
  readonly receiveDeposit: ReceivedMoney;
  readonly receiveLate: ReceivedMoney;
  readonly bookReceipt: ReceivedMoney;
  readonly reverseReceipt: { readonly receipt: Receipt; readonly reason: string };
  readonly undoReceipt: { readonly receipt: Receipt; readonly reason: string };
  readonly undoLast: { readonly receipt: Receipt; readonly reason: string };
  readonly setProblem: { readonly problem: string };
  readonly clearProblem: { readonly reason: string };
  readonly setNewTerm: { readonly until: Day };
  readonly endUnpaid: { readonly statementId: Id; readonly text: string; readonly signedAt: Instant; readonly evidenceId: Id };
  readonly attachProtocol: NewProtocol;
  readonly withdrawProtocol: null;
  readonly confirmProtocol: { readonly signedAt: Instant };
  readonly declineProtocol: { readonly reason: string };
  readonly rejectPremises: RejectionStatement & { readonly photos: readonly RejectionPhoto[]; readonly documentId: Id; readonly evidenceId: Id };
  readonly bookRefund: RefundedMoney;
  readonly bookPartRefund: RefundedMoney;
  readonly bookCourt: BankMoney & { readonly recipient: string; readonly account: string };
  readonly proposeStatement: {
    readonly statementId: Id;
    readonly side: Side;
    readonly text: string;
    readonly outcome: Outcome;
    readonly proposedAt: Instant;
    readonly evidenceId: Id;
  };
  readonly declineStatement: null;
  readonly endWithRefund: Settlement;
  readonly endWithPayout: Settlement;
  readonly goOnWithRefund: Settlement;
  readonly goOnWithPayout: Settlement;
  readonly resume: Settlement;
  readonly payIntoCourt: Settlement;
  readonly callBoth: null;
  readonly longStop: null;
  readonly nameReceiver: NewAppointment;
  readonly nameTransfer: NewAppointment;
  readonly proposeMeeting: MeetingTime;
  readonly agreeEarly: { readonly side: Side };
  readonly objectToRejection: { readonly reason: string };
  readonly changePayoutAccount: { readonly account: string };
  readonly bookPayout: BankMoney & { readonly account: string };
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
  byTime: null,
  write: (tx, { row, from, to, now }) => changeLease(tx, { id: row.id, from, to, now }),
  topics: ({ row }) => leaseTopics(row),
});
