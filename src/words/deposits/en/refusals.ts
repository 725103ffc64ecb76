import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/refusals.ts';

/** Refusals of deposit bookings. */
export const en = {
  'refusal.deposit.reference_used': 'This bank reference has been booked already.',
  'refusal.deposit.second_admin': 'A receipt is taken back by another admin than the one who booked it.',
  'refusal.deposit.second_admin_needed': 'This needs a second admin. Grant the right to another person: console, Users, “With claims”.',
  'refusal.deposit.nothing_to_refund': 'There is no money to refund here: the deposit waits for the protocol.',
  'refusal.deposit.payer_account_missing':
    'The bank did not name the payer’s account. Give account, recipient and reason; a second admin approves it.',
  'refusal.deposit.payer_unclear': 'More than one payer gets this sum back. Name the account that the refund is for.',
  'refusal.deposit.account_wrong': 'Give the 26 digits of the account and, if it is not the payer’s own, recipient and reason.',
  'refusal.deposit.title_incomplete': 'A judgment or settlement says what happens to deposit and lease; a court deposit decides nothing.',
  'refusal.deposit.title_file_wrong': 'Attach the document as a PDF file of at most 20 MB.',
  'refusal.deposit.title_file_missing': 'The file of this document is not there yet. Attach it and save again.',
  'refusal.deposit.receipt_not_found': 'This payment is no longer among the unrecognised ones.',
  'refusal.deposit.receipt_spent':
    'The lease no longer holds this money: it went to the landlord, to a court or back. Only what is held can be taken back.',
  'refusal.deposit.approval_not_found': 'This act no longer waits for an approval.',
  'refusal.deposit.value_date_future': 'The value date cannot be later than today.',
} as const satisfies WordsLike<typeof pl>;
