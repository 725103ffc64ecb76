import { invoiceMailWords } from '../../words/invoices/mail.ts';
import { eventMails } from '../kit/mail/event-mail.ts';

/** The e-mails of the invoices room. */
export const invoiceMails = eventMails('invoices', invoiceMailWords, {
  issued: {
    about: 'An invoice was issued, attached; to its side.',
    to: ['landlord', 'tenant'],
    rows: { amount: 'fee' },
    sample: { amount: 393_600, day: '2026-12-04', reference: 'L 7/2026' },
  },
});
