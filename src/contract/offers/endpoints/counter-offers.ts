import { z } from 'zod';
import { accountNumbers, counterOfferNumbers } from '../../../domain/kit/numbers.ts';
import { representationRefusals } from '../../companies/schema.ts';
import { call } from '../../kit/call.ts';
import { commandId, done, id, instant, page, pageOf, uid } from '../../kit/shapes.ts';
import { signerRefusals } from '../../signing/schema.ts';
import { counterOfferPage, listedCounterOffer } from '../schema/counter-offer.ts';

/** Calls about counter-offers (docs/rules/counter-offers.md). */
export const counterOffersCalls = {
  /** Proposes other terms. `landlord` and `tenant` are accepted for clients that know them: who sends and to whom, session and offer say. */
  sendCounterOffer: call({
    wire: 'onCounterOffer',
    in: z.object({
      offerId: id,
      isRentToggleChecked: z.boolean(),
      isContractDurationToggleChecked: z.boolean(),
      /** Grosze net a month. */
      newPrice: z.number().nullish(),
      /** Months. */
      newDuration: z.number().nullish(),
      landlord: z.unknown().optional(),
      tenant: z.unknown().optional(),
      commandId,
    }),
    out: z.object({ status: z.literal('SUCCESS'), counterOfferId: id, expiresAt: instant }),
    errors: [
      'offer.not_found',
      'offer.expired',
      'counter_offer.own',
      'counter_offer.unverified',
      'counter_offer.not_taken',
      'counter_offer.booked',
      'counter_offer.offer_hidden',
      'counter_offer.already_open',
      'counter_offer.too_many',
      'counter_offer.nothing_proposed',
      'counter_offer.price_too_low',
      'counter_offer.price_not_lower',
      'counter_offer.term_too_short',
      'counter_offer.term_too_long',
      'counter_offer.term_offered',
      'counter_offer.term_over_availability',
      'counter_offer.too_many_terms',
      'lifecycle.not_allowed',
    ],
    who: 'signed-in',
  }),
  /**
   * Orders the next version for signing; the page shows the job's progress (flow `project`). The counter-offer is accepted when
   * `onOfferAddConfirm` signs that version, by two where the company's rule wants two.
   */
  acceptCounterOffer: call({
    wire: 'onCounterOfferAccepted',
    in: z.object({ offerId: id, counterOfferId: id.optional(), cosignerUid: uid.optional(), commandId }),
    out: z.object({ status: z.literal('SUCCESS'), counterOfferId: id }),
    errors: [
      'offer.not_found',
      'offer.owner_decides',
      'offer.no_access',
      'offer.expired',
      'counter_offer.not_found',
      'counter_offer.which',
      'counter_offer.over',
      'counter_offer.booked',
      'counter_offer.first_right_runs',
      'counter_offer.offer_hidden',
      'counter_offer.sender_unverified',
      'counter_offer.term_over_availability',
      'company.cosigner_needed',
      'company.cosigner_wrong',
      'signing.waits_for_second',
      'lifecycle.not_allowed',
      ...signerRefusals,
      ...representationRefusals,
    ],
    who: 'signed-in',
  }),
  /** Declines; who sent it is told by mail. Without an id the open one is meant that fits what is given, among the caller's own offers. */
  declineCounterOffer: call({
    wire: 'onCounterOfferDeclined',
    in: z.object({
      offerId: id.optional(),
      counterOfferId: id.optional(),
      /** E-mail address of who sent it. */
      tenant: z.string().max(accountNumbers.emailMax).optional(),
      offerName: z.string().max(400).optional(),
      reason: z.string().trim().max(counterOfferNumbers.reasonMax).optional(),
      commandId,
    }),
    out: done,
    errors: [
      'offer.not_found',
      'offer.no_access',
      'counter_offer.not_found',
      'counter_offer.not_yours',
      'counter_offer.which',
      'counter_offer.over',
      'lifecycle.not_allowed',
    ],
    who: 'signed-in',
  }),
  /** Takes an open counter-offer back; any member of the company that sent it may. */
  withdrawCounterOffer: call({
    wire: 'withdrawCounterOffer',
    in: z.object({ counterOfferId: id, commandId }),
    out: done,
    errors: ['counter_offer.not_found', 'counter_offer.not_yours', 'counter_offer.over', 'lifecycle.not_allowed'],
    who: 'signed-in',
  }),
  /** A counter-offer on its page. `userUid` is the person of the address, who must be the caller; without an id the one open counter-offer is meant. */
  getCounterOffer: call({
    wire: 'getCounterOffer',
    in: z.object({ offerId: id, userUid: uid, counterOfferId: id.optional() }),
    out: counterOfferPage,
    errors: ['counter_offer.no_access', 'counter_offer.not_found', 'counter_offer.which'],
    who: 'signed-in',
    read: true,
  }),
  /** The console's list: those that wait for an answer, or those that are over, the last sent first. Nothing is done there. */
  listCounterOffers: call({
    wire: 'listCounterOffers',
    in: z.object({ waiting: z.boolean().default(true), page }),
    out: pageOf(listedCounterOffer),
    errors: [],
    who: 'admin',
    read: true,
  }),
};
