import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/mail.ts';

/** E-mails: each event and recipient with subject, text and what is next. */
export const en = {
  'issued.landlord.subject': 'Draft invoice {reference} for “{offer}”',
  'issued.landlord.text':
    'Attached are the data of an invoice for the service fee, as a PDF and as an FA(3) file, in Polish. They were not sent to KSeF, so they are no invoice yet.',
  'issued.landlord.next': 'Account and due day stand in the document.',
  'issued.tenant.subject': 'Draft invoice {reference} for “{offer}”',
  'issued.tenant.text':
    'Attached are the data of an invoice for the service fee, as a PDF and as an FA(3) file, in Polish. They were not sent to KSeF, so they are no invoice yet.',
  'issued.tenant.next': 'Account and due day stand in the document.',
} as const satisfies WordsLike<typeof pl>;
