import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/refusals.ts';

/** Refusals about reservations, signing, deposits and documents. */
export const en = {
  'refusal.signing.not_allowed': 'You cannot sign this document.',
  'refusal.signing.document_missing': 'The document to sign is not ready yet. Wait a moment and try again.',
  'refusal.signing.document_changed': 'The document has changed since you opened it. Read the new version and ask for a new code.',
  'refusal.signing.consents_required': 'Tick every consent that signing needs.',
  'refusal.lease.not_found': 'There is no such lease, or you have no access to it.',
  'refusal.lease.not_yet_overdue': 'The lease can be ended for an unpaid deposit from {from}.',
  'refusal.lease.disputed': 'The refund waits for the dispute to be decided.',
  'refusal.lease.not_disputed': 'This rejection can no longer be disputed or decided.',
  'refusal.deposit.amount_mismatch': 'The amount does not match. Expected: {amount}.',
  'refusal.deposit.reference_used': 'This bank reference has been booked already.',
  'refusal.deposit.nothing_held': 'No deposit is held for this lease.',
  'refusal.deposit.problem': 'There is a problem with the deposit: {problem}. It must be settled first.',
  'refusal.deposit.payout_not_due': 'The payout is possible only after the protocol is signed.',
  'refusal.deposit.protocol_attached': 'A receipt cannot be taken back once a protocol is attached.',
  'refusal.deposit.second_admin': 'A receipt is taken back by another admin than the one who booked it.',
  'refusal.deposit.value_date_future': 'The value date cannot be later than today.',
  'refusal.rejection.reason_required': 'Tick at least one reason.',
  'refusal.rejection.objection_too_late': 'The time for an objection ended {until}.',
  'refusal.document.not_found': 'There is no such document, or you have no access to it.',
  'refusal.document.drawn_by_transition': 'This document is made by its own step. It does not exist yet, or you have no access to it.',
  'refusal.task.not_found': 'There is no such task.',
  'refusal.protocol.deposit_pending': 'The form becomes available once the tenant’s deposit is received.',
  'refusal.protocol.transfer_missing': 'The premise transfer form has not been completed. Check the previous emails and complete the form.',
  'refusal.protocol.reception_missing': 'The reception time form has not been completed. Check the previous emails and complete it.',
  'refusal.protocol.not_editable': 'The protocol can no longer be changed.',
  'refusal.protocol.first_right': 'Until {until} the side that submitted first corrects the protocol.',
  'refusal.protocol.rounds_used': 'The protocol has come back {rounds} times. Parter is taking care of it.',
} as const satisfies WordsLike<typeof pl>;
