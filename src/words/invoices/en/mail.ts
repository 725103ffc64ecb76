import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/mail.ts';

/** E-mails: each event and recipient with subject, text and what is next. */
export const en = {
  'issued.landlord.subject': 'Invoice {reference} for “{offer}”',
  'issued.landlord.text': 'Attached is the invoice for the service of Parter.',
  'issued.landlord.next': 'Account and payment day are on the invoice.',
  'issued.tenant.subject': 'Invoice {reference} for “{offer}”',
  'issued.tenant.text': 'Attached is the invoice for the service of Parter.',
  'issued.tenant.next': 'Account and payment day are on the invoice.',
} as const satisfies WordsLike<typeof pl>;
