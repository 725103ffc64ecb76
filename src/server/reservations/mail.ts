import { reservationMailWords } from '../../words/reservations/mail.ts';
import { eventMails } from '../kit/mail/event-mail.ts';

/** The e-mails of the reservations room. */
export const reservationMails = eventMails('reservations', reservationMailWords, {
  made: { about: 'A company booked an offer; to the landlord and the tenant.', to: ['landlord', 'tenant'] },
  warning: { about: 'Two hours before a reservation ends; to the tenant.', to: ['tenant'] },
  expired: { about: 'A reservation ended by time; to both sides.', to: ['landlord', 'tenant'] },
  withdrawn: { about: 'The tenant gave a reservation up; to both sides.', to: ['landlord', 'tenant'] },
});
