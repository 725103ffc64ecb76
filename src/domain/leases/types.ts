import type { Side } from '../companies/types.ts';
import type { Day, Grosze, Id, Instant } from '../kit/brand.ts';
import type { LeaseOption } from '../offers/types.ts';

/** Post-signing status, in the order in which a lease passes them (docs/rules/leases.md#statuses). */
export const leaseStates = [
  'NONE',
  'DEPOSIT_PENDING',
  'DEPOSIT_CONFIRMED',
  'PROTOCOL_ATTACHED',
  'PROTOCOL_REJECTED',
  'PROTOCOL_CONFIRMED',
  'REJECTED',
  'AFTER_REJECTION',
] as const;
export type LeaseState = (typeof leaseStates)[number];

/** The steps of a lease's page, in order; from `settled` on they stand only on leases that left the ordinary course. */
export const stepKeys = [
  'signed',
  'receiver',
  'deposit',
  'form',
  'handover',
  'protocol',
  'released',
  'settled',
  'rejected',
  'ended',
  'unpaid',
  'refunded',
  'court',
] as const;
export type StepKey = (typeof stepKeys)[number];

/** What an admin has to look at: money that is late or too much, silence, disputes, and files of the written form (docs/rules/leases.md#statuses). */
export const taskKinds = [
  'court_deposit',
  'deposit_overdue',
  'mediation',
  'payout_late',
  'refund_late',
  'form',
  'dispute',
  'surplus',
  'deposit_problem',
  'long_stop',
] as const;
export type TaskKind = (typeof taskKinds)[number];

/** The two statuses in which the protocol is written (docs/rules/handover.md#who-may-submit). */
export const protocolWritingStates: readonly LeaseState[] = ['DEPOSIT_CONFIRMED', 'PROTOCOL_REJECTED'];

/** Why the protocol cannot be used by a side now. */
export const protocolLocks = [
  'deposit_pending',
  'transfer_missing',
  'reception_missing',
  'before_meeting',
  'other_side_turn',
  'waiting_for_other',
  'closed',
] as const;
export type ProtocolLock = (typeof protocolLocks)[number];

export type { Side } from '../companies/types.ts';

/** Reasons for which the tenant rejects the premises (docs/rules/handover.md#rejection-of-the-premises). */
export const rejectionReasons = ['damagedPremise', 'mismatchedDetails', 'unavailabilityOfLandlord'] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/** The dates and money of a lease, frozen at signing (docs/rules/leases.md#frozen-terms). `end` null = indefinite. */
export type FrozenLeaseTerms = {
  readonly option: LeaseOption;
  readonly months: number | null;
  readonly start: Day;
  readonly end: Day | null;
  readonly rentNet: Grosze;
  readonly deposit: Grosze;
  readonly depositDue: Day;
};

/** Money received on the deposit account for a lease that was not taken back. `entryId` is its booking in the ledger, `uid` who booked it, the payer is whom it goes back to. */
export type Receipt = {
  readonly id: Id;
  readonly entryId: Id;
  readonly amount: Grosze;
  readonly bookedOn: Day;
  readonly bankReference: string;
  readonly payerAccount: string | null;
  readonly payerName: string | null;
  /** Whether it was money that nobody claimed at first: taken back, it is that again. */
  readonly isAssigned: boolean;
  readonly uid: Id | null;
  readonly at: Instant;
};

/** Money that went back: whose receipt it settles, and the bank's reference. */
export type RefundFacts = { readonly payerAccount: string | null; readonly amount: Grosze; readonly bankReference: string };

/** Kinds of ledger entries that the sides of a lease see: money that came for it or left it, and the fees. */
export const leaseLedgerKinds = [
  'deposit_receipt',
  'deposit_receipt_reversal',
  'deposit_refund',
  'deposit_payout',
  'deposit_court',
  'unmatched_assignment',
  'assignment_reversal',
  'fee_invoice',
] as const;
export type LeaseLedgerKind = (typeof leaseLedgerKinds)[number];

/** A booking of the ledger as a lease's page shows it: `held` is what it added to the money kept for the lease (negative: took away), `gross` what a fee claims. */
export type Booking = {
  readonly kind: LeaseLedgerKind;
  readonly valueDate: Day;
  readonly held: Grosze;
  readonly gross: Grosze;
  readonly reason: string | null;
};

/** Money that leaves the deposit account, once: due by a day, then booked as the bank carried it out (docs/rules/deposits.md#payout). A decided dispute sets no day. */
export type Outgoing =
  | { readonly stage: 'due'; readonly due: Day }
  | { readonly stage: 'booked'; readonly due: Day | null; readonly bookedOn: Day; readonly amount: Grosze; readonly bankReference: string };

/** How a dispute ended: as statements or a title say, with the money at a court, or left to the sides because nothing is held for the lease. */
export type DisputeDecision = Outcome | 'court' | 'nothing_held';

/** The dispute that the landlord's objection opens: while it is open nothing is refunded; then somebody decides where the money goes. */
export type Dispute =
  | { readonly stage: 'open'; readonly objection: string; readonly objectedAt: Instant }
  | {
      readonly stage: 'decided';
      readonly objection: string;
      readonly objectedAt: Instant;
      readonly decision: DisputeDecision;
      readonly reason: string;
      readonly decidedAt: Instant;
    };

/**
 * How money and lease go on when they leave the ordinary road: where the money goes, and whether the lease ends, goes on without a protocol,
 * or is taken up where the tenant's withdrawal stopped it (docs/rules/deposits.md#statements).
 */
export const outcomes = ['refund_ends', 'payout_ends', 'refund_goes_on', 'payout_goes_on', 'resumes'] as const;
export type Outcome = (typeof outcomes)[number];

/** What one side has said and signed, and the other has not answered yet. */
export type Statement = { readonly id: Id; readonly side: Side; readonly outcome: Outcome; readonly at: Instant };

/** What deposits know of a lease. */
export type DepositFacts = {
  /** What the ledger keeps of the tenant's money for this lease. */
  readonly depositHeld: Grosze;
  /** What the ledger owes to the landlord for this lease: the deposit from its release to its payout. */
  readonly depositPayable: Grosze;
  /** Why the held money may not move now, if there is a reason. */
  readonly depositProblem: string | null;
  /** Receipts that stand, oldest first. */
  readonly receipts: readonly Receipt[];
  /** What went back, oldest first. */
  readonly refunded: readonly RefundFacts[];
  readonly dispute: Dispute | null;
  readonly statement: Statement | null;
  readonly refund: Outgoing | null;
  readonly payout: Outgoing | null;
  /** Money that goes to a court (KC art. 467), because nobody may judge whose it is. */
  readonly court: Outgoing | null;
};

/** The protocol that waits for the other side or was answered by it; one that was withdrawn is none. */
export type AttachedProtocol = {
  readonly round: number;
  readonly submitterSide: Side;
  readonly submitterUid: Id;
  readonly submittedAt: Instant;
  readonly documentId: Id;
  /** `reason` says why it was sent back. */
  readonly answer: { readonly outcome: 'confirmed' | 'declined'; readonly at: Instant; readonly reason?: string | null } | null;
};

/** What the handover knows of a lease. */
export type HandoverFacts = {
  readonly protocol: AttachedProtocol | null;
  /** Rounds of the protocol submitted so far, withdrawn ones included. */
  readonly rounds: number;
  readonly reception: Appointment | null;
  readonly transfer: Appointment | null;
  /** From when and for how many days the premises may be picked up; `from` moves on with a meeting that failed. */
  readonly pickup: { readonly from: Day; readonly days: number };
  /** The sides that agreed to hand the premises over before the agreed hour; it holds for this meeting only. */
  readonly early: readonly Side[];
  /** Another time that the landlord proposed and the tenant has not answered by naming one. */
  readonly proposal: MeetingTime | null;
};

/** Day and hour (HH:mm, Warsaw) of a meeting, and the same as an instant. */
export type MeetingTime = { readonly date: Day; readonly hour: string; readonly meetingAt: Instant };

/** The tenant's rejection of the premises, from which the landlord's two business days of objection run. */
export type Rejection = {
  readonly at: Instant;
  readonly uid: Id | null;
  readonly reasons: readonly RejectionReason[];
  /** What is wrong, in the tenant's words; empty when nothing needed words. */
  readonly description: string;
};

/**
 * How a lease left its course, and when: the landlord ended it unpaid, the tenant rejected the premises, nobody answered the call of the long
 * stop, or a settlement (statements of both sides, a title) ended it. `settledAt`: since when a settlement or the court decides about its money.
 */
export const endingKinds = ['unpaid', 'rejection', 'long_stop', 'settlement'] as const;
export type LeaseEnd = {
  readonly by: (typeof endingKinds)[number];
  readonly at: Instant;
  readonly settledAt: Instant | null;
};

/** What the lease itself knows: terms, parties, status, rejection. */
export type OwnFacts = {
  readonly id: Id;
  readonly offerId: Id;
  readonly state: LeaseState;
  /** When the present status began. */
  readonly stateSince: Instant;
  readonly landlordCompanyId: Id;
  readonly tenantCompanyId: Id;
  readonly signedAt: Instant;
  readonly terms: FrozenLeaseTerms;
  /** 8-character transfer reference, `KAUCJA K7Q2M9XW`. */
  readonly reference: string;
  /** Last day on which the tenant may withdraw, as the lease prints it. */
  readonly withdrawalUntil: Day;
  /** When the operator called both sides because the time had passed (docs/rules/deposits.md#long-stop). */
  readonly calledAt: Instant | null;
  /** Rounds of the protocol from before a withdrawal that was undone: the lease was taken up again, and they count no more. */
  readonly roundsBefore: number;
  /** The status that the tenant's withdrawal ended. */
  readonly statusBefore: LeaseState | null;
  /** How it ended; null while it stands. */
  readonly ending: LeaseEnd | null;
  /** The rejection that ended it; one that was taken back, or came before another ending, is none. */
  readonly rejection: Rejection | null;
};

/** What the post-signing rules need to know, loaded at one database time: of the lease itself, of its deposit, of its handover. */
export type LeaseFacts = OwnFacts & DepositFacts & HandoverFacts;

/** A person named to receive (tenant side, with day and hour) or to hand over (landlord side) the premises. */
export type Appointment = {
  readonly side: Side;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Tenant side only: pickup day and hour HH:mm, Warsaw. */
  readonly date: Day | null;
  readonly hour: string | null;
  /** The meeting as an instant; tenant side only. */
  readonly meetingAt: Instant | null;
  readonly savedAt: Instant;
};

/** Kinds of documents (docs/rules/documents.md#kinds-and-readers). */
export type { DocumentKind } from '../kit/evidence.ts';
