import type { pl } from '../pl/mail.ts';
import type { WordsLike } from '../words.ts';

/** Words around every e-mail. */
export const en = {
  'mail.slogan': 'Commercial premises, from the offer to the signed lease.',
  'mail.footer': 'Sent automatically.\n{operator} · {contact}',
  'mail.view': 'Open this message in the browser',
  'mail.row.offer': 'Offer',
  'mail.row.other': 'Other party',
  'mail.row.amount': 'Amount',
  'mail.row.day': 'Day',
  'mail.row.until': 'Until',
  'mail.row.at': 'Meeting',
  'mail.row.reference': 'Transfer title',
  'mail.row.reason': 'Reason',
  'mail.button.lease': 'Open the lease',
  'mail.button.deposit': 'See the transfer details',
  'mail.button.contract': 'Read and sign the lease',
  'mail.button.offer': 'Open the offer',
  'mail.button.protocol': 'Open the protocol',
  'mail.button.admin': 'Open the console',
} as const satisfies WordsLike<typeof pl>;
