import { type RefusalCatalogue, refuser } from '../kit/verdict.ts';

/** Refusals of the leases room: the status after signing, what its guards say of deposit and protocol, and the tasks of the console. */
export const leasesRefusals = {
  'lease.not_found': 'missing',
  'lease.not_yet_overdue': 'precondition',
  'lease.disputed': 'precondition',
  'lease.not_disputed': 'precondition',
  'deposit.amount_mismatch': 'invalid',
  'deposit.nothing_held': 'precondition',
  'deposit.problem': 'precondition',
  'deposit.payout_not_due': 'precondition',
  'deposit.protocol_attached': 'precondition',
  'rejection.reason_required': 'invalid',
  'rejection.objection_too_late': 'precondition',
  'protocol.deposit_pending': 'precondition',
  'protocol.transfer_missing': 'precondition',
  'protocol.reception_missing': 'precondition',
  'protocol.not_editable': 'precondition',
  'protocol.first_right': 'precondition',
  'protocol.rounds_used': 'precondition',
  'task.not_found': 'missing',
} as const satisfies RefusalCatalogue;

declare module '../kit/verdict.ts' {
  interface RefusalCatalogues {
    readonly leases: typeof leasesRefusals;
  }
}

/** Refuses on behalf of the leases room. */
export const refuse = refuser(leasesRefusals);
