import { z } from 'zod';
import { accountNumbers, offerNumbers, writingNumbers } from '../../domain/kit/numbers.ts';
import { formerSections } from '../../domain/offers/rules/former/former.ts';
import { offerFlows } from '../../domain/offers/types.ts';
import { codeRefusals, email } from '../accounts/schema.ts';
import { representationRefusals } from '../companies/schema.ts';
import { call } from '../kit/call.ts';
import { commandId, consents, done, id, instant, moderatorReason, page, pageOf, sha256, sixDigits, uid } from '../kit/shapes.ts';
import { signerRefusals } from '../signing/schema.ts';
import { offerPatch } from './schema/form.ts';
import { hidingGround } from './schema/hiding.ts';
import { formerOffer, image, judgedPhoto, moderatedOffer, offerEdit, offerOutcome, offerProgress, offerView, photoCheck } from './schema/view.ts';

const offerId = z.object({ offerId: id });
/** Photos and plans as they stand after a change of either. */
const pictures = z.object({ images: z.array(image), plans: z.array(image) });
const command = z.object({ offerId: id, commandId });

/** What keeps an agent from publishing for an owner (docs/rules/agency.md#what-the-agent-may-do). */
const agencyRefusals = [
  'agency.waits_for_owner',
  'agency.not_in_force',
  'agency.insurance_missing',
  'agency.insurance_expired',
  'agency.form_missing',
  'agency.long_term_form',
  'agency.rent_below',
  'agency.premises_changed',
  'agency.owner_unverified',
  'agency.owner_company_differs',
  'agency.owner_signs_jointly',
] as const;

/** Calls of the offers room (docs/rules/wire.md#names). */
export const offersCalls = {
  createOffer: call({
    wire: 'createOffer',
    in: z.object({ offerId: id.optional(), uid: uid.optional(), commandId }),
    out: z.object({ offerId: id, version: z.int() }),
    errors: ['offer.id_taken', 'offer.no_access'],
    who: 'signed-in',
  }),
  getOffer: call({ wire: 'getOffer', in: offerId, out: offerView, errors: ['offer.not_found'], who: 'visitor', read: true, shared: true }),
  /** For those to whom `getOffer` answers `offer.not_found`: what became of an offer that was public once. */
  getOfferOutcome: call({
    wire: 'getOfferOutcome',
    in: offerId,
    out: offerOutcome,
    errors: ['offer.not_found'],
    who: 'visitor',
    read: true,
    shared: true,
  }),
  getOfferForm: call({
    wire: 'getOfferForm',
    in: offerId,
    out: offerEdit,
    errors: ['offer.under_agency', 'offer.not_found', 'offer.no_access'],
    who: 'signed-in',
    read: true,
  }),
  /** The caller's and their company's other offers that say something in a section of the form, the last changed first, with what they say there. */
  listFormerOffers: call({
    wire: 'listFormerOffers',
    in: z.object({ offerId: id, section: z.enum(formerSections) }),
    out: z.object({ offers: z.array(formerOffer) }),
    errors: ['offer.not_found', 'offer.no_access'],
    who: 'signed-in',
    read: true,
  }),
  getOfferProgress: call({
    wire: 'getOfferProgress',
    in: z.object({ offerId: id, flow: z.enum(offerFlows) }),
    out: offerProgress,
    errors: ['offer.not_found'],
    who: 'signed-in',
    read: true,
  }),
  saveOffer: call({
    wire: 'saveOffer',
    in: z.object({ offerId: id, version: z.int().min(0), patch: offerPatch }),
    out: z.object({ version: z.int(), savedAt: instant }),
    errors: ['offer.not_found', 'offer.no_access', 'offer.not_editable', 'offer.stale_version', 'kit.invalid_input'],
    who: 'signed-in',
  }),
  reportHeartbeat: call({
    wire: 'offerHeartbeat',
    in: z.object({ offerId: id, sessionId: z.string().max(64), deviceId: z.string().max(64) }),
    out: z.object({ otherSession: z.boolean() }),
    errors: ['offer.not_found', 'offer.no_access'],
    who: 'signed-in',
  }),
  deleteOffer: call({
    wire: 'deleteOffer',
    in: command,
    out: done,
    errors: ['offer.not_found', 'offer.no_access', 'lifecycle.not_allowed'],
    who: 'signed-in',
  }),
  restoreOffer: call({
    wire: 'restoreOffer',
    in: command,
    out: done,
    errors: ['offer.not_found', 'offer.no_access', 'lifecycle.not_allowed', 'offer.restore_too_late'],
    who: 'signed-in',
  }),
  duplicateOffer: call({
    wire: 'duplicateOffer',
    in: command,
    out: z.object({ offerId: id }),
    errors: ['offer.not_found', 'offer.no_access'],
    who: 'signed-in',
  }),
  renewOffer: call({
    wire: 'renewOffer',
    in: command,
    out: z.object({ offerId: id }),
    errors: ['offer.not_found', 'offer.no_access', 'offer.not_expired'],
    who: 'signed-in',
  }),
  removeOfferImage: call({
    wire: 'removeOfferImage',
    in: z.object({ offerId: id, imageId: id }),
    out: pictures,
    errors: ['offer.not_found', 'offer.no_access', 'offer.not_editable'],
    who: 'signed-in',
  }),
  /** `imageIds` are all photos of the offer, or all its plans. */
  orderOfferImages: call({
    wire: 'orderOfferImages',
    in: z.object({ offerId: id, imageIds: z.array(id).max(25) }),
    out: pictures,
    errors: ['offer.not_found', 'offer.no_access', 'offer.not_editable', 'image.order_mismatch'],
    who: 'signed-in',
  }),
  captionOfferImage: call({
    wire: 'captionOfferImage',
    in: z.object({ offerId: id, imageId: id, text: z.string().trim().max(offerNumbers.photoCaptionMax) }),
    out: pictures,
    errors: ['offer.not_found', 'offer.no_access', 'offer.not_editable', 'image.not_found'],
    who: 'signed-in',
  }),
  /** Gives a saved project to the account of this address: to its company where the link with one is accepted, else to the person alone. */
  linkProjectOffer: call({
    wire: 'linkProjectOffer',
    in: z.object({ offerId: id, email, commandId }),
    /** `message` is a sentence in the caller's language. */
    out: z.object({ linkedTo: z.enum(['company', 'person']), message: z.string() }),
    errors: ['offer.not_found', 'offer.no_access', 'offer.not_editable', 'person.not_found', 'person.not_confirmed'],
    who: 'admin-or-creator',
  }),
  /** Gives a saved project of the caller's own to the company that they are accepted in. */
  addOfferToCompany: call({
    wire: 'addOfferToCompany',
    in: z.object({ companyId: id, offerId: id, commandId }),
    out: z.object({ success: z.literal(true) }),
    errors: ['offer.not_found', 'offer.no_access', 'offer.not_editable', 'company.denied'],
    who: 'signed-in',
  }),
  mailNewOffer: call({ wire: 'mailNewOffer', in: command, out: done, errors: ['offer.not_found', 'offer.no_access'], who: 'signed-in' }),
  /** What is known against the photos, without asking anybody outside. */
  getPhotoFlags: call({
    wire: 'getPhotoFlags',
    in: offerId,
    out: photoCheck,
    errors: ['offer.not_found', 'offer.no_access'],
    who: 'signed-in',
    read: true,
  }),
  /** The same after the artificial intelligence was asked about each photo that it has not seen yet, where one is switched on. */
  checkPhotos: call({
    wire: 'verifyPhotosWithAI',
    in: command,
    out: photoCheck,
    errors: ['offer.not_found', 'offer.no_access'],
    who: 'signed-in',
  }),
  /** A description of a saved project in the caller's language, written by the artificial intelligence from what its page will say to everybody; null where none is switched on or none came: the template of the form takes its place. */
  proposeDescription: call({
    wire: 'proposeDescription',
    in: offerId,
    out: z.object({ description: z.string().nullable() }),
    errors: ['offer.not_found', 'offer.no_access', 'offer.not_editable', 'kit.too_many_calls'],
    who: 'signed-in',
  }),
  /** Starts the project flow (verify data, photos, draw and send the project PDF); the page shows the job's progress. */
  prepareOffer: call({
    wire: 'onOfferAdd',
    /** `cosignerUid`: the second signer, where the company's rule wants two. */
    in: z.object({ offerId: id, cosignerUid: uid.optional(), commandId }),
    out: done,
    errors: [
      'signing.waits_for_second',
      'company.cosigner_needed',
      'company.cosigner_wrong',
      'offer.not_found',
      'offer.no_access',
      'offer.not_editable',
      'offer.not_ready',
      ...signerRefusals,
      'offer.already_active',
      'lifecycle.not_allowed',
      ...representationRefusals,
      ...agencyRefusals,
    ],
    who: 'signed-in',
  }),
  /** Signs what was prepared: the first version of a project, or the next version, which takes up a counter-offer. */
  publishOffer: call({
    wire: 'onOfferAddConfirm',
    in: z.object({ offerId: id, code: sixDigits, documentSha256: sha256, consents, commandId }),
    /** `waitsUntil`: it was the first of two signatures; nothing is published before the second. */
    out: z.object({ offerId: id, version: z.int(), waitsUntil: instant.nullable() }),
    errors: [
      'signing.waits_for_second',
      'offer.not_found',
      'offer.no_access',
      'offer.already_active',
      'offer.not_ready',
      'offer.expired',
      'counter_offer.booked',
      'counter_offer.first_right_runs',
      'counter_offer.offer_hidden',
      'counter_offer.over',
      'counter_offer.sender_unverified',
      'counter_offer.version_void',
      'lifecycle.not_allowed',
      'signing.document_changed',
      'signing.names_others',
      'signing.consents_required',
      'offer.owner_decides',
      ...signerRefusals,
      ...codeRefusals,
      ...representationRefusals,
      ...agencyRefusals,
    ],
    who: 'signed-in',
  }),
  addFavourite: call({
    wire: 'addToFavorites',
    in: z.object({ offerId: id, uid: uid.optional(), commandId }),
    out: done,
    errors: ['offer.not_found', 'offer.no_access'],
    who: 'signed-in',
  }),
  removeFavourite: call({
    wire: 'removeFromFavorites',
    in: z.object({ offerId: id, uid: uid.optional(), commandId }),
    out: done,
    errors: ['offer.no_access'],
    who: 'signed-in',
  }),
  /** Asks the owner a question, which is mailed to them; `tenant` is the caller's own address. */
  askQuestion: call({
    wire: 'onAskQuestion',
    in: z.object({
      offerId: id,
      offerName: z.string().max(400).optional(),
      title: z.string().trim().max(writingNumbers.titleMax).default(''),
      description: z.string().trim().max(writingNumbers.questionMax).default(''),
      tenant: z.string().max(accountNumbers.emailMax).optional(),
      commandId,
    }),
    out: done,
    errors: ['offer.not_found', 'offer.expired', 'question.incomplete', 'question.own', 'question.not_yours', 'question.too_many'],
    who: 'verified',
  }),
  /** The owner's side answers a question, or corrects the answer; who asked is told by mail. */
  answerQuestion: call({
    wire: 'answerQuestion',
    in: z.object({ questionId: id, answer: z.string().trim().max(writingNumbers.answerMax).default(''), commandId }),
    out: done,
    errors: ['question.not_found', 'question.answer_required', 'question.offer_closed', 'offer.no_access'],
    who: 'verified',
  }),
  /** Moderation: published offers that everybody sees, or those that are hidden; `text` is a number, or part of a name or address. */
  listModeratedOffers: call({
    wire: 'listModeratedOffers',
    in: z.object({ hidden: z.boolean().default(false), text: z.string().trim().max(120).optional(), page }),
    out: pageOf(moderatedOffer),
    errors: [],
    who: 'admin',
    read: true,
  }),
  /** Moderation: hides a published offer, or shows it again. */
  hideOffer: call({
    wire: 'hideOffer',
    in: z.object({ offerId: id, hidden: z.boolean(), reason: moderatorReason, ...hidingGround, commandId }),
    out: done,
    errors: ['offer.not_found', 'offer.reason_required', 'offer.provision_required', 'offer.landlord_unverified', 'lifecycle.not_allowed'],
    who: 'admin',
  }),
  /** Moderation: photos of projects that a machine would not let stand and may be wrong about, and photos that it did not look at, of published offers too; those that wait, or those ruled upon. */
  listDoubtfulPhotos: call({
    wire: 'listDoubtfulPhotos',
    in: z.object({ waiting: z.boolean().default(true), page }),
    out: pageOf(judgedPhoto),
    errors: [],
    who: 'admin',
    read: true,
  }),
  /** Moderation: lets a photo stand, or refuses one of a project with a reason that its owner reads. */
  judgePhoto: call({
    wire: 'judgePhoto',
    in: z.object({ imageId: id, passed: z.boolean(), reason: moderatorReason, commandId }),
    out: done,
    errors: ['image.not_found', 'offer.not_editable', 'offer.reason_required'],
    who: 'admin',
  }),
};
