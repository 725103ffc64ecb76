import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/refusals.ts';

/** Refusals of leases after signing. */
export const en = {
  'refusal.lease.not_found': 'There is no such lease, or you have no access to it.',
  'refusal.lease.not_yet_overdue': 'The lease can be ended for an unpaid deposit from {from}.',
  'refusal.lease.unpaid_end_over':
    'The time for withdrawing ended on {until}. Set the tenant a new day for the deposit: after it the time runs anew.',
  'refusal.lease.unpaid_end_runs': 'Until {until} you may withdraw for the unpaid deposit. You can set a new day after that.',
  'refusal.lease.new_term_outside': 'Choose a day from {from} to {to}.',
  'refusal.lease.withdrawal_over': 'Withdrawing from the lease was possible until {until}. Note defects in the protocol, or make a joint statement.',
  'refusal.lease.disputed': 'The refund waits for the dispute to be decided.',
  'refusal.lease.not_disputed': 'This rejection can no longer be disputed or decided.',
  'refusal.lease.objection_runs': 'The landlord may object until {until}. Book the refund after that.',
  'refusal.lease.no_statement': 'There is no statement that waits for an answer.',
  'refusal.lease.own_statement': 'This statement is your own. The other side signs it now; you may take it back.',
  'refusal.lease.long_stop_not_reached': 'It is too early for that. The deposit may be paid into court 30 days after the last day for withdrawing.',
  'refusal.deposit.amount_mismatch': 'The amount does not match. Expected: {amount}.',
  'refusal.deposit.nothing_held': 'No deposit is held for this lease.',
  'refusal.deposit.problem': 'There is a problem with the deposit: {problem}. It must be settled first.',
  'refusal.deposit.no_problem': 'No problem is noted for this deposit.',
  'refusal.deposit.payout_not_due': 'The payout is possible only after the protocol is signed.',
  'refusal.deposit.payout_over': 'The deposit does not go to the landlord any more, or has left already: the account cannot be changed.',
  'refusal.deposit.account_not_accepted':
    'This account does not stand in the accepted data of your company. Change it there first; a moderator checks the new one.',
  'refusal.deposit.court_due':
    'The deposit goes to the court, not to the payer. Book the payment into court; only joint statements, a judgment or a settlement make a refund possible.',
  'refusal.deposit.protocol_attached': 'A receipt cannot be taken back once a protocol is attached.',
  'refusal.rejection.reason_required': 'Tick at least one reason.',
  'refusal.rejection.description_required': 'Say in your own words what is wrong (at least {min} characters).',
  'refusal.rejection.photo_wrong': 'A photo must be a JPEG or PNG file of up to 10 MB.',
  'refusal.rejection.photos_too_many': 'Too many photos have been sent for this lease.',
  'refusal.rejection.no_meeting':
    'This reason needs an agreed time. Name the day and hour of the handover; if the landlord does not come, return here.',
  'refusal.rejection.before_meeting': 'This reason can be given only after the agreed hour: {from}.',
  'refusal.rejection.objection_too_late': 'The time for an objection ended {until}.',
  'refusal.protocol.deposit_pending': 'The form becomes available once the tenant’s deposit is received.',
  'refusal.protocol.transfer_missing': 'The premise transfer form has not been completed. Check the previous emails and complete the form.',
  'refusal.protocol.reception_missing': 'The reception time form has not been completed. Check the previous emails and complete it.',
  'refusal.protocol.before_meeting': 'The protocol can be sent from the agreed hour on: {from}. Earlier only if both sides agree to it on this page.',
  'refusal.protocol.meeting_began': 'The agreed hour has come. The protocol can be sent without another consent.',
  'refusal.protocol.not_editable': 'The protocol can no longer be changed.',
  'refusal.protocol.first_right': 'Until {until} the side that submitted first corrects the protocol.',
  'refusal.protocol.rounds_used': 'The protocol has come back {rounds} times. Parter is taking care of it.',
  'refusal.written_form.not_needed': 'This lease does not need the written form.',
  'refusal.written_form.lease_ended': 'This lease has ended; the written form is not needed.',
  'refusal.written_form.lease_not_sealed': 'The lease is being sealed. Try again in a moment and sign the sealed file.',
  'refusal.written_form.not_reached': 'The written form has not come this far yet. Reload the page.',
  'refusal.written_form.day_impossible': 'Give a day from {from} to {until}: not before the lease was signed and not in the future.',
  'refusal.written_form.file_missing': 'Choose a file and the kind of signature.',
  'refusal.written_form.file_kind': 'Attach a PDF, a scan also as JPG or PNG, up to 20 MB.',
  'refusal.written_form.too_many_files': 'Your side has attached {maximum} files already. Write to us if another is needed.',
  'refusal.written_form.reviewed': 'This file has been looked at already. Reload the page to see what was decided about it.',
  'refusal.written_form.unreadable': 'This file cannot be read. Save the signed file again in your signing program and attach it once more.',
  'refusal.written_form.not_our_document':
    'This is not the sealed lease with a signature. Download the lease from this page and sign that very file, without printing or saving it anew.',
  'refusal.written_form.changed_content':
    'Something besides signatures was changed in this file. Download the lease from this page and sign it without any change or remark. Keep the picture of the signature invisible, or small and on an empty place.',
  'refusal.written_form.no_signature': 'There is no signature in this file besides our seal. Sign it with a qualified signature and attach it again.',
  'refusal.written_form.broken_signature':
    'The signature does not fit the file, or the file is damaged. Sign the lease again and attach the new file.',
  'refusal.written_form.not_qualified':
    'The signature is not qualified ({who}). A trusted or personal signature and an electronic seal do not replace the written form. Use a qualified signature or sign by hand.',
  'refusal.written_form.certificate_expired':
    'The certificate ({who}) was not running at the moment for which that can be judged. Sign with a running certificate, best with a time stamp.',
  'refusal.written_form.file_not_found': 'There is no such file.',
  'refusal.task.not_found': 'There is no such task.',
} as const satisfies WordsLike<typeof pl>;
