import { z } from 'zod';
import { mainUses } from '../../domain/kit/provinces.ts';
import { wantedNumbers } from '../../domain/wanted/rules/wanted-numbers.ts';
import { wantedViews } from '../../domain/wanted/types.ts';
import { call } from '../kit/call.ts';
import { adminReason, commandId, done, id, page, pageOf, refusalCode } from '../kit/shapes.ts';
import { hidingGround } from '../offers/schema/hiding.ts';
import { beyondFilter, frequency, moderatedWanted, offerToSend, ownWanted, wantedCard, wantedForm } from './schema.ts';

const one = z.object({ wantedListingId: id });

const verification = ['person.email_unverified', 'person.identity_not_accepted', 'person.company_not_accepted', 'wanted.no_company'] as const;

/** What narrows the board: a circle, all or nothing of it, and the use of premises: listings that name it, and those that are open to every use. */
const boardFilter = z.object({
  lat: z.number().min(-90).max(90).optional(),
  lng: z.number().min(-180).max(180).optional(),
  radius: z.number().min(wantedNumbers.boardRadiusKmMin).max(wantedNumbers.boardRadiusKmMax).default(wantedNumbers.boardRadiusKm),
  use: z.enum(mainUses).optional(),
});

/** Calls of the wanted room (docs/rules/search.md#wanted-listings-course). */
export const wantedCalls = {
  /** Adds a listing for the caller's company. */
  addWantedListing: call({
    wire: 'addWantedListing',
    in: wantedForm.extend({ frequency: frequency.default('daily'), commandId }),
    out: z.object({ wantedListingId: id }),
    errors: [...verification, 'wanted.limit', 'wanted.form_wrong'],
    who: 'signed-in',
  }),
  /** Gives a listing of the caller's company new contents, whole. */
  updateWantedListing: call({
    wire: 'updateWantedListing',
    in: wantedForm.extend({ wantedListingId: id, frequency: frequency.optional() }),
    out: done,
    errors: ['wanted.not_found', 'wanted.denied', 'wanted.over', 'wanted.form_wrong'],
    who: 'signed-in',
  }),
  /** Takes a listing from the board; its company can restore it for a minute. An admin says why and on what ground, and the company is mailed. */
  deleteWantedListing: call({
    wire: 'deleteWantedListing',
    in: one.extend({ reason: adminReason.optional(), ...hidingGround }),
    out: done,
    errors: ['wanted.not_found', 'wanted.denied', 'wanted.over', 'wanted.reason_required', 'offer.provision_required'],
    who: 'signed-in',
  }),
  restoreWantedListing: call({
    wire: 'restoreWantedListing',
    in: one,
    out: done,
    errors: ['wanted.not_found', 'wanted.denied', 'wanted.limit', 'wanted.removed', 'wanted.restore_too_late', 'lifecycle.not_allowed'],
    who: 'signed-in',
  }),
  /** Says that listings of the caller's company are fulfilled: all of them or none. `offerId` names the premises that were let. */
  markListingsMatched: call({
    wire: 'markWantedListingsMatched',
    in: z.object({ wantedListingIds: z.array(id).min(1).max(wantedNumbers.activeMax), offerId: id.optional() }),
    out: done,
    errors: ['wanted.not_found', 'wanted.denied', 'wanted.over'],
    who: 'signed-in',
  }),
  /** Sends an active offer of the caller to a listing; the company is mailed. */
  submitOfferToListing: call({
    wire: 'submitOfferToWantedListing',
    in: z.object({ offerId: id, wantedListingId: id }),
    out: done,
    errors: ['wanted.not_found', 'wanted.already_sent', 'wanted.offer_denied', 'wanted.offer_not_active', 'wanted.own_listing'],
    who: 'verified',
  }),
  /** A page of the board, the newest first. `beyond` tells what there is outside a filter that finds nothing; null where something is found. */
  listWantedListings: call({
    wire: 'listWantedListings',
    in: boardFilter.extend({ page }),
    out: pageOf(wantedCard).extend({ beyond: beyondFilter.nullable() }),
    errors: [],
    who: 'visitor',
    read: true,
    shared: true,
  }),
  /** Moderation: listings on the board, or those that left it, by place, words, company, NIP or the address of whoever added them; one by its id, wherever it stands. */
  listModeratedWanted: call({
    wire: 'listModeratedWantedListings',
    in: z.object({ view: z.enum(wantedViews).default('active'), text: z.string().trim().max(120).optional(), page }),
    out: pageOf(moderatedWanted),
    errors: [],
    who: 'admin',
    read: true,
  }),
  /** Points of the board for its map. */
  listWantedPins: call({
    wire: 'listWantedPins',
    in: boardFilter,
    out: z.object({ pins: z.array(z.object({ id, lat: z.number(), lng: z.number(), location: z.string() })) }),
    errors: [],
    who: 'visitor',
    read: true,
    shared: true,
  }),
  /** The listings of the caller's company with the offers that were sent to them. `blocker` says why nothing can be added, `seekerMails` whether the caller is mailed about companies that look, and for how many offers that can be booked now. */
  listOwnWanted: call({
    wire: 'listOwnWantedListings',
    in: z.object({}),
    out: z.object({
      companyName: z.string().nullable(),
      listings: z.array(ownWanted),
      max: z.int(),
      blocker: refusalCode.nullable(),
      seekerFrequency: frequency,
      seekerMails: z.object({ isOn: z.boolean(), offers: z.int() }),
    }),
    errors: [],
    who: 'signed-in',
    read: true,
  }),
  /** The caller's active offers beside a listing, the one that fits best first. `others` counts those that cannot be sent. */
  listOffersToSend: call({
    wire: 'listOffersToSend',
    in: one,
    out: z.object({ offers: z.array(offerToSend), others: z.int() }),
    errors: ['wanted.not_found'],
    who: 'verified',
    read: true,
  }),
  /** Notes a press on the link to the company's website. */
  noteWantedLink: call({ wire: 'noteWantedLink', in: one, out: done, errors: ['wanted.not_found'], who: 'signed-in' }),
  /** How often the caller is mailed about companies that look for premises like theirs. */
  setSeekerAlert: call({ wire: 'setSeekerAlert', in: z.object({ frequency }), out: done, errors: [], who: 'signed-in' }),
};
