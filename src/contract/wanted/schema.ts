import { z } from 'zod';
import { mainUses } from '../../domain/kit/provinces.ts';
import { hidingBases } from '../../domain/offers/rules/hiding.ts';
import { alertFrequencies } from '../../domain/search/rules/alert.ts';
import { matchCriteria, matchLevels } from '../../domain/wanted/rules/matching.ts';
import { wantedNumbers } from '../../domain/wanted/rules/wanted-numbers.ts';
import { wantedStates } from '../../domain/wanted/types.ts';
import { day, grosze, id, instant } from '../kit/shapes.ts';

const text = (max: number) => z.string().trim().max(max);

/** A point on the map in degrees. */
export const point = z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) });

/** How often something is mailed. */
export const frequency = z.enum(alertFrequencies);

/** What a company looks for, as it is given in; `maxRent` in grosze per m² and month. The domain judges it field by field. */
export const wantedForm = z.object({
  location: text(1000),
  locationCoordinates: point.nullable(),
  locationRadius: z.number().default(wantedNumbers.radiusKm),
  use: z.enum(mainUses).nullable().default(null),
  maxRent: z.int().nullable().default(null),
  minSurface: z.number().nullable().default(null),
  maxSurface: z.number().nullable().default(null),
  neededFrom: day.nullable().default(null),
  mustHaves: z.array(z.string().max(100)).max(100).default([]),
  description: text(5000).default(''),
  companyWebsite: text(1000).nullable().default(null),
});

/** How well an offer fits a listing: per cent, and one sentence for each of five criteria in the reader's language. */
export const matchView = z.object({
  score: z.int(),
  isFit: z.boolean(),
  criteria: z.array(z.object({ criterion: z.enum(matchCriteria), level: z.enum(matchLevels), text: z.string() })),
});
export type MatchView = z.output<typeof matchView>;

/** What the board holds beyond a filter that finds nothing, each number with one condition less. */
export const beyondFilter = z.object({
  /** Kilometres to the nearest listing that premises of that use suit; null where no place was asked for, or there is none. */
  nearestKm: z.number().nullable(),
  /** The smallest of the wider circles in which something is found, and how much. */
  wider: z.object({ km: z.int(), total: z.int() }).nullable(),
  /** In the same circle, for every use. */
  anyUse: z.int(),
  /** In the whole country, for the same use. */
  country: z.int(),
  /** On the whole board. */
  all: z.int(),
});
export type BeyondFilter = z.output<typeof beyondFilter>;

/** A listing as its board shows it. */
export const wantedCard = z.object({
  id,
  location: z.string(),
  locationCoordinates: point,
  locationRadius: z.number(),
  use: z.enum(mainUses).nullable(),
  maxRent: grosze.nullable(),
  minSurface: z.number().nullable(),
  maxSurface: z.number().nullable(),
  neededFrom: day.nullable(),
  /** What the premises must have, in the reader's language. */
  mustHaves: z.array(z.string()),
  description: z.string(),
  createdAt: instant,
  /** Who looks; null for whoever may not read it, and then nothing here tells. */
  company: z.object({ name: z.string(), website: z.string().nullable() }).nullable(),
  /** Whether the reader's own company looks. */
  isOwn: z.boolean(),
  /** Offers that were sent to it. */
  sent: z.int(),
  /** The best of the reader's own active offers; null without one that is near enough. */
  match: matchView.extend({ offerId: id, offerName: z.string() }).nullable(),
});
export type WantedCard = z.output<typeof wantedCard>;

/** A listing as the company that looks sees it. */
export const ownWanted = wantedCard.omit({ company: true, isOwn: true, match: true }).extend({
  /** The must-haves as they are given in. */
  mustHaveKeys: z.array(z.string()),
  companyWebsite: z.string().nullable(),
  frequency,
  /** Presses on the link to the website. */
  clicks: z.int(),
  /** Offers that fit and were found so far. */
  fitting: z.int(),
  received: z.array(
    z.object({
      offerId: id,
      name: z.string(),
      address: z.string(),
      surface: z.number().nullable(),
      price: grosze.nullable(),
      submittedAt: instant,
      /** Whether it can still be booked. */
      isOpen: z.boolean(),
      /** Whether the reader keeps it. */
      isFavourite: z.boolean(),
      match: matchView,
    }),
  ),
});
export type OwnWantedListing = z.output<typeof ownWanted>;

/** A listing as a moderator finds it; `removed` says who took it from the board, and on what ground, where that was an admin. */
export const moderatedWanted = wantedCard
  .pick({ id: true, location: true, locationRadius: true, use: true, maxRent: true, minSurface: true, maxSurface: true, neededFrom: true })
  .extend({
    description: z.string(),
    website: z.string().nullable(),
    createdAt: instant,
    company: z.object({ name: z.string(), nip: z.string() }),
    /** Who added it; null once that account is gone. */
    author: z.object({ name: z.string(), email: z.string() }).nullable(),
    state: z.enum(wantedStates),
    endedAt: instant.nullable(),
    removed: z.object({ reason: z.string(), basis: z.enum(hidingBases), reference: z.string() }).nullable(),
  });
export type ModeratedWantedListing = z.output<typeof moderatedWanted>;

/** An active offer of the reader beside a listing. */
export const offerToSend = z.object({
  offerId: id,
  number: z.int(),
  name: z.string(),
  address: z.string(),
  surface: z.number().nullable(),
  price: grosze.nullable(),
  freeFrom: day.nullable(),
  /** Its first photo, small. */
  picture: z.string().nullable(),
  sentAt: instant.nullable(),
  match: matchView,
});
export type OfferToSend = z.output<typeof offerToSend>;
