/** Compares an offer with a wanted listing, criterion by criterion (docs/rules/search.md#wanted-listings-matching). */

import type { Day, Grosze } from '../../kit/brand.ts';
import type { GeoPoint } from '../../kit/map/coordinates.ts';
import { kmBetween } from '../../kit/map/distance.ts';
import type { MainUse } from '../../kit/provinces.ts';
import { daysBetween } from '../../kit/time.ts';
import { cardFacts, pricePerMetreOf } from '../../offers/rules/card.ts';
import type { OfferForm } from '../../offers/types.ts';
import { filterFacts, noPictures } from '../../search/rules/filters.ts';
import type { WantedForm } from '../types.ts';
import { mustHaveOf } from './listing.ts';
import { matchNumbers } from './wanted-numbers.ts';

const { weights, close, kmBeyondMin, rentBeyond, areaBeyond, lateDays } = matchNumbers;

/** What a match looks at, in the order in which it is shown. The use is no criterion: another one is no match at all, and neither are premises elsewhere. */
export const matchCriteria = ['place', 'rent', 'area', 'date', 'must'] as const;
export type MatchCriterion = (typeof matchCriteria)[number];

/** How far a criterion is fulfilled: wholly, nearly, or not. */
export const matchLevels = ['met', 'close', 'missed'] as const;
export type MatchLevel = (typeof matchLevels)[number];

/** The conditions of a listing. */
export type Conditions = Pick<WantedForm, 'locationRadius' | 'use' | 'maxRent' | 'minSurface' | 'maxSurface' | 'neededFrom' | 'mustHaves'> & {
  readonly locationCoordinates: GeoPoint;
};

/** What an offer answers to them. `perMetre` in grosze net per m² and month, `has` the numbers of what is ticked in its form. */
export type Premises = {
  readonly use: MainUse;
  readonly point: GeoPoint | null;
  readonly perMetre: Grosze | null;
  readonly surface: number | null;
  /** Null: free now. */
  readonly freeFrom: Day | null;
  readonly has: ReadonlySet<number>;
};

/** Why a criterion stands as it does; the words are in `words/wanted`. `km`, `percent` and `days` are rounded for reading. */
export type MatchReason =
  | { readonly code: 'open' }
  | { readonly code: 'unknown' }
  | { readonly code: 'place.inside'; readonly km: number }
  | { readonly code: 'place.outside'; readonly km: number; readonly radius: number }
  | { readonly code: 'rent.below'; readonly percent: number }
  | { readonly code: 'rent.above'; readonly percent: number }
  | { readonly code: 'area.within' }
  | { readonly code: 'area.small'; readonly percent: number }
  | { readonly code: 'area.large'; readonly percent: number }
  | { readonly code: 'date.before' }
  | { readonly code: 'date.late'; readonly days: number }
  | { readonly code: 'must.all' }
  | { readonly code: 'must.lacks'; readonly lacks: readonly string[] };

/** One criterion of a match. `share` 0–1 says how much of its weight counts. */
export type CriterionMatch = { readonly criterion: MatchCriterion; readonly level: MatchLevel; readonly share: number; readonly reason: MatchReason };

/** A match: `score` in whole per cent, 0 for another use and for premises so far away that the place counts for nothing. */
export type Match = { readonly score: number; readonly isOfUse: boolean; readonly criteria: readonly CriterionMatch[] };

/** Do premises of this use suit a listing? One that names no use is open to every use, on the board as in matches. */
export const suitsUse = (wished: MainUse | null, use: MainUse): boolean => wished === null || wished === use;

/** What an offer's form answers to the conditions of listings. */
export const premisesOf = (form: OfferForm): Premises => {
  const { use, lat, lng, surface, freeFrom } = cardFacts(form);
  const point = lat === null || lng === null ? null : { lat, lng };
  return { use, point, perMetre: pricePerMetreOf(form), surface, freeFrom, has: new Set(filterFacts(form, noPictures).choices) };
};

/**
 * How well premises fit a listing. Each criterion counts wholly where it is met, and less the further it is missed, until it counts for
 * nothing. Worked example: everything as wanted, but the rent 6 % above the limit. Of 30 % that take the rent's weight away 6 are used, so
 * it counts 0.8 × 25 = 20; with 30 + 20 + 10 + 15 for the rest the score is 95.
 */
export const matchOf = (wish: Conditions, premises: Premises): Match => {
  const isOfUse = suitsUse(wish.use, premises.use);
  const criteria = matchCriteria.map((criterion) => judged(criterion, judges[criterion](wish, premises)));
  const isElsewhere = criteria.some(({ criterion, share }) => criterion === 'place' && share === 0);
  const sum = criteria.reduce((total, { criterion, share }) => total + weights[criterion] * share, 0);
  return { score: isOfUse && !isElsewhere ? Math.round(sum) : 0, isOfUse, criteria };
};

/** Does the offer fit, so that both sides hear of it? */
export const isFit = ({ score }: Match): boolean => score >= matchNumbers.fits;

type CriterionShare = { readonly share: number; readonly reason: MatchReason };

const judged = (criterion: MatchCriterion, { share, reason }: CriterionShare): CriterionMatch => ({
  criterion,
  share,
  reason,
  level: share === 1 ? 'met' : share >= close ? 'close' : 'missed',
});

const open: CriterionShare = { share: 1, reason: { code: 'open' } };
/** What the offer does not say counts for half: it may be so. */
const unknown: CriterionShare = { share: close, reason: { code: 'unknown' } };

/** What is left of a weight after `over` of `beyond` are used up. */
const left = (over: number, beyond: number): number => Math.max(0, Math.min(1, 1 - over / beyond));

const percentOf = (share: number): number => Math.max(1, Math.round(share * 100));

const judges: Readonly<Record<MatchCriterion, (wish: Conditions, premises: Premises) => CriterionShare>> = {
  place: ({ locationCoordinates, locationRadius }, { point }) => {
    if (point === null) return unknown;
    const distance = kmBetween(locationCoordinates, point);
    const km = Math.round(distance * 10) / 10;
    if (distance <= locationRadius) return { share: 1, reason: { code: 'place.inside', km } };
    const share = left(distance - locationRadius, Math.max(locationRadius, kmBeyondMin));
    return { share, reason: { code: 'place.outside', km, radius: locationRadius } };
  },
  rent: ({ maxRent }, { perMetre }) => {
    if (maxRent === null) return open;
    if (perMetre === null) return unknown;
    if (perMetre <= maxRent)
      return { share: 1, reason: { code: 'rent.below', percent: maxRent === 0 ? 0 : Math.round((1 - perMetre / maxRent) * 100) } };
    const over = maxRent === 0 ? 1 : perMetre / maxRent - 1;
    return { share: left(over, rentBeyond), reason: { code: 'rent.above', percent: percentOf(over) } };
  },
  area: ({ minSurface, maxSurface }, { surface }) => {
    if (minSurface === null && maxSurface === null) return open;
    if (surface === null) return unknown;
    if (minSurface !== null && surface < minSurface) {
      const under = 1 - surface / minSurface;
      return { share: left(under, areaBeyond), reason: { code: 'area.small', percent: percentOf(under) } };
    }
    if (maxSurface !== null && surface > maxSurface) {
      const over = maxSurface === 0 ? 1 : surface / maxSurface - 1;
      return { share: left(over, areaBeyond), reason: { code: 'area.large', percent: percentOf(over) } };
    }
    return { share: 1, reason: { code: 'area.within' } };
  },
  date: ({ neededFrom }, { freeFrom }) => {
    if (neededFrom === null) return open;
    const days = freeFrom === null ? 0 : daysBetween(neededFrom, freeFrom);
    return days <= 0 ? { share: 1, reason: { code: 'date.before' } } : { share: left(days, lateDays), reason: { code: 'date.late', days } };
  },
  must: ({ mustHaves }, { has }) => {
    // What the catalogue knows no more can be asked of nobody.
    const wanted = mustHaves.flatMap((text) => mustHaveOf(text) ?? []);
    if (wanted.length === 0) return open;
    const lacks = wanted.filter(({ number }) => !has.has(number)).map(({ text }) => text);
    return lacks.length === 0
      ? { share: 1, reason: { code: 'must.all' } }
      : { share: 1 - lacks.length / wanted.length, reason: { code: 'must.lacks', lacks } };
  },
};
