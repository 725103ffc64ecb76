import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/refusals.ts';

/** Refusals of leases after signing. */
export const en = {
  'refusal.lease.not_found': 'There is no such lease, or you have no access to it.',
  'refusal.lease.not_yet_overdue': 'The lease can be ended for an unpaid deposit from {from}.',
  'refusal.lease.disputed': 'The refund waits for the dispute to be decided.',
  'refusal.lease.not_disputed': 'This rejection can no longer be disputed or decided.',
  'refusal.deposit.amount_mismatch': 'The amount does not match. Expected: {amount}.',
  'refusal.deposit.nothing_held': 'No deposit is held for this lease.',
  'refusal.deposit.problem': 'There is a problem with the deposit: {problem}. It must be settled first.',
  'refusal.deposit.payout_not_due': 'The payout is possible only after the protocol is signed.',
  'refusal.deposit.protocol_attached': 'A receipt cannot be taken back once a protocol is attached.',
  'refusal.rejection.reason_required': 'Tick at least one reason.',
  'refusal.rejection.objection_too_late': 'The time for an objection ended {until}.',
  'refusal.protocol.deposit_pending': 'The form becomes available once the tenant’s deposit is received.',
  'refusal.protocol.transfer_missing': 'The premise transfer form has not been completed. Check the previous emails and complete the form.',
  'refusal.protocol.reception_missing': 'The reception time form has not been completed. Check the previous emails and complete it.',
  'refusal.protocol.not_editable': 'The protocol can no longer be changed.',
  'refusal.protocol.first_right': 'Until {until} the side that submitted first corrects the protocol.',
  'refusal.protocol.rounds_used': 'The protocol has come back {rounds} times. Parter is taking care of it.',
  'refusal.task.not_found': 'There is no such task.',
} as const satisfies WordsLike<typeof pl>;
