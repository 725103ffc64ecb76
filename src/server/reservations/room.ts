import { personalRecordsPort } from '../accounts/queries/personal-records.ts';
import { fill, share } from '../kit/ports.ts';
import { room } from '../kit/room.ts';
import { bookingPort } from '../offers/queries/facts.ts';
import { reservationsDuties } from './clock.ts';
import { reservationRecords } from './commands/personal-records.ts';
import { companyReservationEffects, identityReservationEffects, reservationEffects } from './effects.ts';
import { reservationsEndpoints } from './http.ts';
import { reservationMails } from './mail.ts';
import { bookingAnswer, companyBookings } from './queries.ts';

/** Holding an offer for a day, and the contract that is prepared meanwhile. */
export const reservationsRoom = room({
  name: 'reservations',
  endpoints: reservationsEndpoints,
  fills: [share(personalRecordsPort, reservationRecords), fill(bookingPort, { bookings: companyBookings, verdicts: bookingAnswer })],
  effects: { ...reservationEffects, ...identityReservationEffects, ...companyReservationEffects },
  duties: reservationsDuties,
  mails: Object.values(reservationMails).map(({ entry }) => entry),
});
