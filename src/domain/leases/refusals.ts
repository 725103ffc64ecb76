import { type RefusalCatalogue, refuser } from '../kit/verdict.ts';

/** Refusals of the leases room: the status after signing, what its guards say of deposit and protocol, and the tasks of the console. */
export const leasesRefusals = {
  'lease.not_found': 'missing',
  'lease.not_yet_overdue': 'precondition',
  'lease.unpaid_end_over': 'precondition',
  'lease.unpaid_end_runs': 'precondition',
  'lease.new_term_outside': 'invalid',
  'lease.withdrawal_over': 'precondition',
  'lease.disputed': 'precondition',
  'lease.not_disputed': 'precondition',
  'lease.objection_runs': 'precondition',
  'lease.no_statement': 'precondition',
  'lease.own_statement': 'denied',
  'lease.long_stop_not_reached': 'precondition',
  'deposit.amount_mismatch': 'invalid',
  'deposit.nothing_held': 'precondition',
  'deposit.problem': 'precondition',
  'deposit.no_problem': 'precondition',
  'deposit.payout_not_due': 'precondition',
  'deposit.payout_over': 'precondition',
  'deposit.account_not_accepted': 'precondition',
  'deposit.court_due': 'precondition',
  'deposit.protocol_attached': 'precondition',
  'rejection.reason_required': 'invalid',
  'rejection.description_required': 'invalid',
  'rejection.photo_wrong': 'invalid',
  'rejection.photos_too_many': 'invalid',
  'rejection.no_meeting': 'precondition',
  'rejection.before_meeting': 'precondition',
  'rejection.objection_too_late': 'precondition',
  'protocol.deposit_pending': 'precondition',
  'protocol.transfer_missing': 'precondition',
  'protocol.reception_missing': 'precondition',
  'protocol.before_meeting': 'precondition',
  'protocol.meeting_began': 'precondition',
  'protocol.not_editable': 'precondition',
  'protocol.first_right': 'precondition',
  'protocol.rounds_used': 'precondition',
  'written_form.not_needed': 'precondition',
  'written_form.lease_ended': 'precondition',
  'written_form.lease_not_sealed': 'precondition',
  'written_form.not_reached': 'precondition',
  'written_form.day_impossible': 'invalid',
  'written_form.file_missing': 'invalid',
  'written_form.file_kind': 'invalid',
  'written_form.too_many_files': 'precondition',
  'written_form.reviewed': 'precondition',
  'written_form.unreadable': 'invalid',
  'written_form.not_our_document': 'invalid',
  'written_form.changed_content': 'invalid',
  'written_form.no_signature': 'invalid',
  'written_form.broken_signature': 'invalid',
  'written_form.not_qualified': 'invalid',
  'written_form.certificate_expired': 'invalid',
  'written_form.file_not_found': 'missing',
  'task.not_found': 'missing',
} as const satisfies RefusalCatalogue;

declare module '../kit/verdict.ts' {
  interface RefusalCatalogues {
    readonly leases: typeof leasesRefusals;
  }
}

/** Refuses on behalf of the leases room. */
export const refuse = refuser(leasesRefusals);
