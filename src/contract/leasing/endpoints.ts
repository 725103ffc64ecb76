import { z } from 'zod';
import { call } from '../kit/call.ts';
import { commandId, consents, day, documentLink, done, id, instant, sha256, sixDigits, uid } from '../kit/shapes.ts';
import { deposit, lease, leaseOption, rejectionReasons, reservation } from './schema.ts';

const offerId = z.object({ offerId: id });
const command = z.object({ offerId: id, commandId });

/** Calls of the leasing room (specification parts 2 and 3, sections 7; decisions sections 1, 4, 5). */
export const leasingCalls = {
  bookOffer: call({
    name: 'bookOffer', in: z.object({ offerId: id, selectedOfferOption: leaseOption, offerVersion: z.int().min(1), consents, commandId }),
    out: z.object({ offer: z.object({ id, reservedUntil: instant, selectedOfferOption: leaseOption }) }),
    errors: [
      'offer.not_found', 'offer.stale_version', 'offer.already_booked', 'offer.expired', 'offer.hidden', 'offer.own', 'offer.option_unavailable', 'offer.too_many_reservations',
      'offer.booked_recently', 'offer.consents_required', 'offer.not_bookable', 'offer.contact_only', 'offer.first_right', 'person.email_change_pending', 'person.email_unverified', 'person.identity_not_accepted', 'person.company_not_accepted', 'offer.landlord_unverified', 'lifecycle.not_allowed',
    ],
    who: 'signed-in',
  }),
  onOfferSign: call({
    name: 'onOfferSign', in: z.object({ offer: z.object({ id, version: z.int().optional() }).loose(), selectedOfferOption: leaseOption, commandId }),
    out: z.object({ document: documentLink.nullable() }), errors: ['offer.not_found', 'reservation.not_yours'], who: 'signed-in',
  }),
  getReservation: call({ name: 'getReservation', in: offerId, out: reservation, errors: ['reservation.not_found'], who: 'signed-in', read: true }),
  withdrawReservation: call({ name: 'withdrawReservation', in: command, out: done, errors: ['offer.not_found', 'reservation.not_yours', 'reservation.expired', 'lifecycle.not_allowed'], who: 'signed-in' }),
  requestSigningCode: call({
    name: 'requestSigningCode', in: z.object({ offerId: id, purpose: z.enum(['offer', 'lease', 'protocol']), proxyToken: z.string().max(200).optional() }),
    out: z.object({ sentTo: z.string(), validUntil: instant, resendAfter: instant, documentSha256: sha256, code: z.string() }),
    errors: ['signing.not_allowed', 'signing.document_missing', 'signing.document_changed', 'code.resend_too_soon', 'code.too_many_sent', 'reservation.expired', 'reservation.not_yours'], who: 'visitor',
  }),
  onOfferSignConfirm: call({
    name: 'onOfferSignConfirm', in: z.object({ userUid: uid, offerId: id, code: sixDigits, documentSha256: sha256, consents, commandId }), out: z.object({ leaseId: id, offerId: id }),
    errors: ['reservation.not_yours', 'reservation.expired', 'code.wrong', 'code.expired', 'code.too_many_tries', 'signing.document_missing', 'offer.not_found', 'offer.landlord_unverified', 'person.email_unverified', 'person.email_change_pending', 'signing.document_changed', 'signing.consents_required', 'person.identity_not_accepted', 'person.company_not_accepted', 'lifecycle.not_allowed'],
    who: 'signed-in',
  }),
  getLease: call({ name: 'getLease', in: offerId, out: lease, errors: ['lease.not_found'], who: 'signed-in', read: true }),
  getDeposit: call({ name: 'getDeposit', in: offerId, out: deposit, errors: ['lease.not_found'], who: 'signed-in', read: true }),
  endUnpaidLease: call({ name: 'endUnpaidLease', in: command, out: done, errors: ['lease.not_found', 'lifecycle.not_allowed', 'lifecycle.wrong_actor', 'lease.not_yet_overdue'], who: 'signed-in' }),
  rejectProtocol: call({
    name: 'rejectProtocol', in: z.object({ offerId: id, uid: uid.optional(), ...rejectionReasons, commandId }), out: done,
    errors: ['lease.not_found', 'lifecycle.not_allowed', 'lifecycle.wrong_actor', 'rejection.reason_required'], who: 'signed-in',
  }),
  objectToRejection: call({
    name: 'objectToRejection', in: z.object({ offerId: id, reason: z.string().trim().min(10).max(1000), commandId }), out: done,
    errors: ['lease.not_found', 'lease.not_disputed', 'rejection.objection_too_late'], who: 'signed-in',
  }),
  getDocument: call({
    name: 'getDocument', in: z.object({ offerId: id, kind: z.enum(['project', 'offer', 'lease', 'protocol', 'invoice_l', 'invoice_t']) }), out: documentLink,
    errors: ['document.not_found'], who: 'signed-in', read: true,
  }),
  generateOfferPdfAndUpload: call({
    name: 'generateOfferPdfAndUpload', in: z.object({ offerId: id, configType: z.enum(['offer', 'lease', 'project', 'protocol', 'invoice_l', 'invoice_t']), commandId }),
    out: z.object({ url: z.string(), sha256, code: z.string() }), errors: ['document.not_found', 'document.drawn_by_transition'], who: 'signed-in',
  }),
  notifyAdminOnContractSigned: call({ name: 'notifyAdminOnContractSigned', in: command, out: done, errors: ['lease.not_found'], who: 'signed-in' }),
  checkDocument: call({
    name: 'checkDocument', in: z.object({ code: z.string().trim().max(40), sha256: sha256.optional() }),
    out: z.object({
      result: z.enum(['known', 'original', 'different', 'unknown']), kind: z.string().nullable(), number: z.string().nullable(), createdAt: instant.nullable(), sealedAt: instant.nullable(),
      status: z.enum(['drawn', 'sealed']).nullable(), superseded: z.boolean(), signatures: z.int().nullable(), pages: z.int().nullable(), testMode: z.boolean(), day: day.nullable(),
    }),
    errors: [], who: 'visitor', read: true,
  }),
};
