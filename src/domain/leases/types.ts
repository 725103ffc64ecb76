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

/** The steps of a lease's page, in order; the last three stand only on leases that end early. */
export const stepKeys = ['signed', 'receiver', 'deposit', 'handover', 'protocol', 'released', 'rejected', 'refunded', 'unpaid'] as const;
export type StepKey = (typeof stepKeys)[number];

/** Why the protocol cannot be used by a side now. */
export const protocolLocks = ['deposit_pending', 'transfer_missing', 'reception_missing', 'other_side_turn', 'waiting_for_other', 'closed'] as const;
export type ProtocolLock = (typeof protocolLocks)[number];

export type { Side } from '../companies/types.ts';

/** Reasons for which the tenant rejects the premises (docs/rules/handover.md#rejection-of-the-premises). */
export const rejectionReasons = ['damagedPremise', 'mismatchedDetails', 'unavailabilityOfLandlord'] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/** The dates and money of a lease, frozen at signing (docs/rules/leases.md#frozen-terms). `end` null = indefinite. */
export type LeaseTermsFrozen = {
  readonly option: LeaseOption;
  readonly months: number | null;
  readonly start: Day;
  readonly end: Day | null;
  readonly rentNet: Grosze;
  readonly deposit: Grosze;
  readonly depositDue: Day;
};

/** Fee rates in basis points of the first month's net rent, frozen into the lease at signing. */
export type FeeRates = { readonly landlord: number; readonly tenant: number };

/** Money received on the trust account for a lease that was not taken back. `entryId` is its booking in the ledger, `uid` who booked it. */
export type Receipt = {
  readonly id: Id;
  readonly entryId: Id;
  readonly amount: Grosze;
  readonly bookedOn: Day;
  readonly bankReference: string;
  readonly payerAccount: string | null;
  readonly uid: Id | null;
  readonly at: Instant;
};

/** Money that leaves the trust account, once: due by a day, then booked as the bank carried it out (docs/rules/deposits.md#payout). A decided dispute sets no day. */
export type Outgoing =
  | { readonly stage: 'due'; readonly due: Day }
  | { readonly stage: 'booked'; readonly due: Day | null; readonly bookedOn: Day; readonly amount: Grosze; readonly bankReference: string };

/** The dispute that the landlord's objection opens: while it is open nothing is refunded; then somebody decides where the money goes. */
export type Dispute =
  | { readonly stage: 'open'; readonly objection: string; readonly objectedAt: Instant }
  | {
      readonly stage: 'decided';
      readonly objection: string;
      readonly objectedAt: Instant;
      readonly decision: 'refund' | 'payout';
      readonly reason: string;
      readonly decidedAt: Instant;
    };

/** What deposits know of a lease. */
export type DepositFacts = {
  /** Balance of the deposit account of this lease on the ledger. */
  readonly depositHeld: Grosze;
  /** Why the held money may not move now, if there is a reason. */
  readonly depositProblem: string | null;
  /** Receipts that stand, oldest first. */
  readonly receipts: readonly Receipt[];
  readonly dispute: Dispute | null;
  readonly refund: Outgoing | null;
  readonly payout: Outgoing | null;
};

/** The protocol that waits for the other side or was answered by it; one that was withdrawn is none. */
export type AttachedProtocol = {
  readonly round: number;
  readonly submitterSide: Side;
  readonly submitterUid: Id;
  readonly submittedAt: Instant;
  readonly documentId: Id;
  readonly answer: { readonly outcome: 'confirmed' | 'declined'; readonly at: Instant } | null;
};

/** What the handover knows of a lease. */
export type HandoverFacts = {
  readonly protocol: AttachedProtocol | null;
  /** Rounds of the protocol submitted so far, withdrawn ones included. */
  readonly rounds: number;
  readonly reception: Appointment | null;
  readonly transfer: Appointment | null;
};

/** The tenant's rejection of the premises, from which the landlord's two business days of objection run. */
export type Rejection = { readonly at: Instant; readonly uid: Id | null; readonly reasons: readonly RejectionReason[] };

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
  readonly terms: LeaseTermsFrozen;
  /** 8-character transfer reference, `KAUCJA K7Q2M9XW`. */
  readonly reference: string;
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
