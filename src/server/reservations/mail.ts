import { reservationMailWords } from '../../words/reservations/mail.ts';
import { eventMails } from '../kit/mail/event-mail.ts';

/** The e-mails of the reservations room. */
export const reservationMails = eventMails('reservations', reservationMailWords, {
  made: { about: 'A company booked an offer; to the landlord and the tenant.', to: ['landlord', 'tenant'] },
  warning: { about: 'Two hours before a reservation ends; to whoever of the tenant has not signed.', to: ['tenant'] },
  expired: { about: 'A reservation ended by time; to both sides.', to: ['landlord', 'tenant'] },
  expiredUnlisted: { about: 'A reservation ended by time, and the offer ran out or is hidden; to both sides.', to: ['landlord', 'tenant'] },
  unsignable: {
    about: 'The landlord of a reserved offer is not verified any more, so that the lease cannot be signed now; to the tenant.',
    to: ['tenant'],
  },
  signable: { about: 'The landlord of a reserved offer is verified again; to the tenant.', to: ['tenant'] },
  withdrawn: { about: 'The tenant gave a reservation up; to both sides.', to: ['landlord', 'tenant'] },
  withdrawnUnlisted: { about: 'The tenant gave up the reservation of an offer that is hidden; to both sides.', to: ['landlord', 'tenant'] },
});
