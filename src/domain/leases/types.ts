import type { Side } from '../companies/types.ts';
import type { Day, Grosze, Id, Instant } from '../kit/brand.ts';
import type { LeaseOption } from '../offers/types.ts';

/** Post-signing status (docs/rules/leases.md#statuses). */
export type LeaseState =
  | 'NONE'
  | 'DEPOSIT_PENDING'
  | 'DEPOSIT_CONFIRMED'
  | 'PROTOCOL_ATTACHED'
  | 'PROTOCOL_REJECTED'
  | 'PROTOCOL_CONFIRMED'
  | 'REJECTED'
  | 'AFTER_REJECTION';

export type { Side } from '../companies/types.ts';

/** Reasons for which the tenant rejects the premises (docs/rules/handover.md#rejection-of-the-premises). */
export type RejectionReason = 'damagedPremise' | 'mismatchedDetails' | 'unavailabilityOfLandlord';

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

/** Payout of the deposit after the protocol: `due(day)` → `booked(day, reference)` (docs/rules/deposits.md#payout). */
export type Payout =
  | { readonly at: 'none' }
  | { readonly at: 'due'; readonly day: Day }
  | { readonly at: 'booked'; readonly day: Day; readonly bankReference: string };

/** What the post-signing rules need to know, loaded at one database time. */
export type LeaseFacts = {
  readonly id: Id;
  readonly offerId: Id;
  readonly state: LeaseState;
  readonly landlordCompanyId: Id;
  readonly tenantCompanyId: Id;
  readonly signedAt: Instant;
  readonly terms: LeaseTermsFrozen;
  /** 8-character transfer reference, `KAUCJA K7Q2M9XW`. */
  readonly reference: string;
  /** Balance of the deposit account of this lease on the ledger. */
  readonly depositHeld: Grosze;
  readonly depositProblem: string | null;
  readonly disputed: boolean;
  /** The admin's decision of a dispute: give the deposit back, or pay it to the landlord. */
  readonly disputeDecision: 'refund' | 'payout' | null;
  /** Instant of the tenant's rejection, for the landlord's two business days of objection. */
  readonly rejectedAt: Instant | null;
  readonly refundDue: Day | null;
  readonly payout: Payout;
  readonly protocol: {
    readonly round: number;
    readonly submitterSide: Side;
    readonly submitterUid: Id;
    readonly submittedAt: Instant;
    readonly refusedAt: Instant | null;
  } | null;
  /** Rounds of the protocol submitted so far, withdrawn ones included. */
  readonly rounds: number;
  readonly reception: Appointment | null;
  readonly transfer: Appointment | null;
};

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
