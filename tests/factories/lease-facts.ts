import type { Instant } from '../../src/domain/kit/brand.ts';
import { grosze, ZERO } from '../../src/domain/kit/money.ts';
import { day, dayOf, instant } from '../../src/domain/kit/time.ts';
import type { Appointment, LeaseFacts, Receipt, Rejection } from '../../src/domain/leases/types.ts';

/** The deposit of the lease below: three gross rents of 6 400 zł net. */
export const DEPOSIT = grosze(23_616_00);

/** The tenant's receiver, meeting on Friday 27 November 2026 at 10:00. */
export const reception: Appointment = {
  side: 'tenant',
  firstName: 'Katarzyna',
  lastName: 'Dąbek',
  email: 'k.dabek@zakwas.example',
  date: day('2026-11-27'),
  hour: '10:00',
  meetingAt: instant('2026-11-27T09:00:00Z'),
  savedAt: instant('2026-11-19T10:31:00Z'),
};

/** The landlord's person who hands over. */
export const transfer: Appointment = {
  side: 'landlord',
  firstName: 'Elżbieta',
  lastName: 'Wrzesińska',
  email: 'e@nawrot.example',
  date: null,
  hour: null,
  meetingAt: null,
  savedAt: instant('2026-11-20T08:00:00Z'),
};

/** The deposit of the lease below as it came in. */
export const receiptAt = (at: Instant): Receipt => ({
  id: 'receipt',
  entryId: 'entry',
  amount: DEPOSIT,
  bookedOn: dayOf(at),
  bankReference: 'R-1',
  payerAccount: '27114020040000300201355387',
  payerName: 'KAWA SP. Z O.O.',
  isAssigned: false,
  uid: 'admin',
  at,
});

/** A rejection of the premises for damage. */
export const rejectionAt = (at: Instant): Rejection => ({ at, uid: 'tenant', reasons: ['damagedPremise'], description: 'Zalany sufit.' });

/** A lease that a rejection ended at this moment, and what it knows of it. */
export const rejectedAt = (at: Instant): Pick<LeaseFacts, 'ending' | 'rejection'> => ({
  ending: { by: 'rejection', at, settledAt: null },
  rejection: rejectionAt(at),
});

/** Facts of a lease signed on Thursday 19 November 2026 at 11:24, its deposit not yet paid. */
export const leaseFacts = (changes: Partial<LeaseFacts> = {}): LeaseFacts => ({
  id: 'lease',
  offerId: 'offer',
  state: 'DEPOSIT_PENDING',
  stateSince: instant('2026-11-19T10:24:00Z'),
  landlordCompanyId: 'L',
  tenantCompanyId: 'T',
  signedAt: instant('2026-11-19T10:24:00Z'),
  terms: {
    option: 'fixedshort',
    months: 12,
    start: day('2026-12-01'),
    end: day('2027-11-30'),
    rentNet: grosze(6_400_00),
    deposit: DEPOSIT,
    depositDue: day('2026-11-24'),
  },
  reference: 'K7Q2M9XW',
  withdrawalUntil: day('2027-01-14'),
  calledAt: null,
  roundsBefore: 0,
  statusBefore: null,
  depositHeld: ZERO,
  depositPayable: ZERO,
  depositProblem: null,
  receipts: [],
  refunded: [],
  dispute: null,
  statement: null,
  court: null,
  refund: null,
  payout: null,
  ending: null,
  rejection: null,
  protocol: null,
  rounds: 0,
  reception: null,
  transfer: null,
  pickup: { from: day('2026-11-20'), days: 14 },
  early: [],
  proposal: null,
  ...changes,
});
