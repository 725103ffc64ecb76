import { z } from 'zod';
import { call } from '../kit/call.ts';
import { commandId, consents, done, id, instant, page, pageOf, sha256, sixDigits, uid } from '../kit/shapes.ts';
import { offerPatch } from './schema/form.ts';
import { boardCard, image, offerEdit, offerProgress, offerView } from './schema/view.ts';

const offerId = z.object({ offerId: id });
const command = z.object({ offerId: id, commandId });

/** Calls of the offers room (specification part 2, section 7; decisions section 1). */
export const offersCalls = {
  createOffer: call({ name: 'createOffer', in: z.object({ offerId: id.optional(), uid: uid.optional(), commandId }), out: z.object({ offerId: id, version: z.int() }), errors: ['offer.id_taken'], who: 'signed-in' }),
  getOffer: call({ name: 'getOffer', in: offerId, out: offerView, errors: ['offer.not_found'], who: 'visitor', read: true }),
  getOfferForm: call({ name: 'getOfferForm', in: offerId, out: offerEdit, errors: ['offer.not_found', 'offer.no_access'], who: 'signed-in', read: true }),
  getOfferProgress: call({ name: 'getOfferProgress', in: z.object({ offerId: id, flow: z.enum(['project', 'offer-signing', 'sign-verify', 'sign-submit']) }), out: offerProgress, errors: ['offer.not_found'], who: 'signed-in', read: true }),
  listOffers: call({
    name: 'listOffers',
    in: z.object({
      list: z.enum(['unsigned', 'active', 'booked', 'signed-landlord', 'signed-tenant', 'favorites']), sort: z.enum(['lastModified', 'createdAt', 'price']).default('lastModified'),
      direction: z.enum(['asc', 'desc']).default('desc'), page,
    }),
    out: pageOf(boardCard), errors: [], who: 'signed-in', read: true,
  }),
  countOffers: call({ name: 'countOffers', in: z.object({}), out: z.object({ unsigned: z.int(), active: z.int(), booked: z.int(), signedLandlord: z.int(), signedTenant: z.int(), favorites: z.int() }), errors: [], who: 'signed-in', read: true }),
  saveOffer: call({
    name: 'saveOffer', in: z.object({ offerId: id, version: z.int().min(0), patch: offerPatch }), out: z.object({ version: z.int(), savedAt: instant }),
    errors: ['offer.not_found', 'offer.no_access', 'offer.not_editable', 'offer.stale_version'], who: 'signed-in',
  }),
  offerHeartbeat: call({ name: 'offerHeartbeat', in: z.object({ offerId: id, sessionId: z.string().max(64), deviceId: z.string().max(64) }), out: z.object({ otherSession: z.boolean() }), errors: ['offer.not_found', 'offer.no_access'], who: 'signed-in' }),
  deleteOffer: call({ name: 'deleteOffer', in: command, out: done, errors: ['offer.not_found', 'offer.no_access', 'lifecycle.not_allowed'], who: 'signed-in' }),
  restoreOffer: call({ name: 'restoreOffer', in: command, out: done, errors: ['offer.not_found', 'offer.no_access', 'lifecycle.not_allowed', 'offer.restore_too_late'], who: 'signed-in' }),
  duplicateOffer: call({ name: 'duplicateOffer', in: command, out: z.object({ offerId: id }), errors: ['offer.not_found', 'offer.no_access'], who: 'signed-in' }),
  renewOffer: call({ name: 'renewOffer', in: command, out: z.object({ offerId: id }), errors: ['offer.not_found', 'offer.no_access', 'offer.not_expired'], who: 'signed-in' }),
  removeOfferImage: call({ name: 'removeOfferImage', in: z.object({ offerId: id, imageId: id }), out: z.object({ images: z.array(image) }), errors: ['offer.not_found', 'offer.no_access', 'offer.not_editable'], who: 'signed-in' }),
  orderOfferImages: call({ name: 'orderOfferImages', in: z.object({ offerId: id, imageIds: z.array(id).max(25) }), out: z.object({ images: z.array(image) }), errors: ['offer.not_found', 'offer.no_access', 'offer.not_editable', 'image.order_mismatch'], who: 'signed-in' }),
  mailNewOffer: call({ name: 'mailNewOffer', in: command, out: done, errors: ['offer.not_found', 'offer.no_access'], who: 'signed-in' }),
  verifyPhotosWithAI: call({ name: 'verifyPhotosWithAI', in: command, out: z.object({ response: z.string(), problems: z.array(z.object({ imageId: id, position: z.int(), reason: z.string() })) }), errors: ['offer.not_found', 'offer.no_access'], who: 'signed-in' }),
  /** Starts the project flow (verify data, photos, draw and send the project PDF); the page shows the job's progress. */
  onOfferAdd: call({
    name: 'onOfferAdd', in: command, out: done,
    errors: ['offer.not_found', 'offer.no_access', 'offer.not_editable', 'offer.not_ready', 'person.email_unverified', 'person.identity_not_accepted', 'person.company_not_accepted', 'person.email_change_pending', 'offer.already_active', 'lifecycle.not_allowed'], who: 'signed-in',
  }),
  onOfferAddConfirm: call({
    name: 'onOfferAddConfirm', in: z.object({ offerId: id, code: sixDigits, documentSha256: sha256, consents, commandId }), out: z.object({ offerId: id, version: z.int() }),
    errors: [
      'offer.not_found', 'offer.no_access', 'offer.already_active', 'offer.not_ready', 'lifecycle.not_allowed', 'code.wrong', 'code.expired', 'code.too_many_tries', 'signing.document_changed', 'signing.consents_required',
      'person.email_unverified', 'person.identity_not_accepted', 'person.company_not_accepted', 'person.email_change_pending',
    ],
    who: 'signed-in',
  }),
  addToFavorites: call({ name: 'addToFavorites', in: z.object({ offerId: id, uid: uid.optional(), commandId }), out: done, errors: ['offer.not_found', 'offer.no_access'], who: 'signed-in' }),
  removeFromFavorites: call({ name: 'removeFromFavorites', in: z.object({ offerId: id, uid: uid.optional(), commandId }), out: done, errors: ['offer.no_access'], who: 'signed-in' }),
  onClickOfferAddLink: call({ name: 'onClickOfferAddLink', in: z.looseObject({}), out: done, errors: [], who: 'visitor' }),
};
