import { type RefusalCatalogue, refuser } from '../kit/verdict.ts';

/** Refusals of the leasing room: reservation, signing, post-signing status, money, documents. */
export const leasingRefusals = {
  'signing.not_allowed': 'denied',
  'signing.document_missing': 'precondition',
  'signing.document_changed': 'conflict',
  'signing.consents_required': 'invalid',
  'lease.not_found': 'missing',
  'lease.not_yet_overdue': 'precondition',
  'lease.disputed': 'precondition',
  'lease.not_disputed': 'precondition',
  'deposit.amount_mismatch': 'invalid',
  'deposit.reference_used': 'exists',
  'deposit.nothing_held': 'precondition',
  'deposit.problem': 'precondition',
  'deposit.payout_not_due': 'precondition',
  'deposit.protocol_attached': 'precondition',
  'deposit.second_admin': 'denied',
  'deposit.value_date_future': 'invalid',
  'rejection.reason_required': 'invalid',
  'rejection.objection_too_late': 'precondition',
  'protocol.deposit_pending': 'precondition',
  'protocol.transfer_missing': 'precondition',
  'protocol.reception_missing': 'precondition',
  'protocol.not_editable': 'precondition',
  'protocol.first_right': 'precondition',
  'protocol.rounds_used': 'precondition',
  'document.not_found': 'missing',
  'document.drawn_by_transition': 'precondition',
  'task.not_found': 'missing',
} as const satisfies RefusalCatalogue;

/** Refuses on behalf of the leasing room. */
export const refuse = refuser(leasingRefusals);
