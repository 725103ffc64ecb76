import { z } from 'zod';
import { representationRefusals } from '../companies/schema.ts';
import { call } from '../kit/call.ts';
import { commandId, consents, done, id, instant, uid } from '../kit/shapes.ts';
import { leaseOption } from '../offers/schema/lease-option.ts';
import { reservation } from './schema.ts';

const offerId = z.object({ offerId: id });
const command = z.object({ offerId: id, commandId });

/** Calls of the reservations room (docs/rules/reservations.md). */
export const reservationsCalls = {
  bookOffer: call({
    wire: 'bookOffer',
    in: z.object({ offerId: id, selectedOfferOption: leaseOption, offerVersion: z.int().min(1), cosignerUid: uid.optional(), consents, commandId }),
    out: z.object({ offer: z.object({ id, reservedUntil: instant, selectedOfferOption: leaseOption }) }),
    errors: [
      'offer.not_found',
      'offer.stale_version',
      'offer.already_booked',
      'offer.expired',
      'offer.hidden',
      'offer.own',
      'offer.agents_company',
      'offer.option_unavailable',
      'offer.too_many_reservations',
      'offer.booked_recently',
      'offer.consents_required',
      'offer.not_bookable',
      'offer.contact_only',
      'offer.first_right',
      'person.email_change_pending',
      'person.email_unverified',
      'person.identity_not_accepted',
      'person.company_not_accepted',
      'offer.landlord_unverified',
      'lifecycle.not_allowed',
      'company.cosigner_needed',
      'company.cosigner_wrong',
      ...representationRefusals,
    ],
    who: 'signed-in',
  }),
  getReservation: call({ wire: 'getReservation', in: offerId, out: reservation, errors: ['reservation.not_found'], who: 'signed-in', read: true }),
  withdrawReservation: call({
    wire: 'withdrawReservation',
    in: command,
    out: done,
    errors: ['offer.not_found', 'reservation.not_yours', 'reservation.expired', 'lifecycle.not_allowed'],
    who: 'signed-in',
  }),
};
