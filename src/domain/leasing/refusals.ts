import { type RefusalCatalogue, refuser } from '../kit/verdict.ts';

/** Refusals of the leasing room: signing, deposit, ledger, end of the lease's beginning. */
export const leasingRefusals = {
  'lease.not_found': 'missing',
  'lease.not_yet_overdue': 'precondition',
  'lease.money_held': 'precondition',
  'lease.disputed': 'precondition',
  'lease.not_disputed': 'precondition',
  'deposit.amount_mismatch': 'precondition',
  'deposit.amount_invalid': 'invalid',
  'deposit.reference_used': 'exists',
  'deposit.nothing_held': 'precondition',
  'deposit.already_held': 'precondition',
  'deposit.second_admin': 'precondition',
  'deposit.reason_required': 'invalid',
  'deposit.problem': 'precondition',
  'deposit.payout_not_due': 'precondition',
  'deposit.value_date_invalid': 'invalid',
  'rejection.reason_required': 'invalid',
  'rejection.objection_too_late': 'precondition',
  'rejection.already_objected': 'precondition',
  'signing.not_allowed': 'denied',
  'signing.document_missing': 'precondition',
  'signing.document_changed': 'conflict',
  'signing.consents_required': 'invalid',
  'document.not_found': 'missing',
  'document.drawn_by_transition': 'precondition',
} as const satisfies RefusalCatalogue;

/** Refuses on behalf of leasing. */
export const refuse = refuser(leasingRefusals);
