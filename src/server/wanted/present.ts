/** Says listings and matches to the wire. */

import type { MatchView, OwnWantedListing, WantedCard } from '../../contract/wanted/schema.ts';
import { mustHaveOf } from '../../domain/wanted/rules/listing.ts';
import { type Conditions, isFit, type Match, type MatchReason } from '../../domain/wanted/rules/matching.ts';
import { formatOf } from '../../words/kit/format.ts';
import { type Lang, translators } from '../../words/kit/words.ts';
import { fieldName, optionName } from '../../words/search/wish-text.ts';
import { matchWords } from '../../words/wanted/match.ts';
import type { WantedOnBoard, WantedRow } from './store/listings.ts';

const words = translators(matchWords);

/** The conditions of a stored listing. */
export const wishOf = (row: WantedRow): Conditions => ({
  locationCoordinates: { lat: row.lat, lng: row.lng },
  locationRadius: row.radiusKm,
  use: row.use,
  maxRent: row.maxRent,
  minSurface: row.minSurface,
  maxSurface: row.maxSurface,
  neededFrom: row.neededFrom,
  mustHaves: row.mustHaves,
});

/** A must-have in words: a tick by its field, a key of a list by its own name. */
export const mustHaveText = (text: string, lang: Lang): string | null => {
  const known = mustHaveOf(text);
  if (known === undefined) return null;
  return known.filter.kind === 'flag' ? fieldName(known.filter, lang) : optionName(known.filter, known.option, lang);
};

/** A match in the reader's language. */
export const presentMatch = (match: Match, lang: Lang): MatchView => ({
  score: match.score,
  isFit: isFit(match),
  criteria: match.criteria.map(({ criterion, level, reason }) => ({ criterion, level, text: reasonText(criterion, reason, lang) })),
});

const reasonText = (criterion: Match['criteria'][number]['criterion'], reason: MatchReason, lang: Lang): string => {
  const w = words[lang];
  const { number } = formatOf(lang);
  switch (reason.code) {
    case 'open':
    case 'unknown':
      return w(`${reason.code}.${criterion}`);
    case 'place.inside':
      return w('place.inside', { km: number(reason.km) });
    case 'place.outside':
      return w('place.outside', { km: number(reason.km), radius: number(reason.radius) });
    case 'rent.below':
      return reason.percent === 0 ? w('rent.at') : w('rent.below', { percent: reason.percent });
    case 'rent.above':
    case 'area.small':
    case 'area.large':
      return w(reason.code, { percent: reason.percent });
    case 'date.late':
      return w('date.late', { n: reason.days });
    case 'must.lacks':
      return w('must.lacks', { lacks: reason.lacks.flatMap((text) => mustHaveText(text, lang) ?? []).join(', ') });
    case 'area.within':
    case 'date.before':
    case 'must.all':
      return w(reason.code);
  }
};

/** What everybody reads of a listing. */
const conditionsOf = ({ listing, sent }: Pick<WantedOnBoard, 'listing' | 'sent'>, lang: Lang) => ({
  id: listing.id,
  location: listing.location,
  locationCoordinates: { lat: listing.lat, lng: listing.lng },
  locationRadius: listing.radiusKm,
  use: listing.use,
  maxRent: listing.maxRent,
  minSurface: listing.minSurface,
  maxSurface: listing.maxSurface,
  neededFrom: listing.neededFrom,
  mustHaves: listing.mustHaves.flatMap((text) => mustHaveText(text, lang) ?? []),
  description: listing.description,
  createdAt: listing.createdAt,
  sent,
});

type Reading = { readonly lang: Lang; readonly seesCompany: boolean; readonly isOwn: boolean; readonly match: WantedCard['match'] };

/** A listing for the board. The website names the company too, so it goes with the name. */
export const presentCard = (row: WantedOnBoard, { lang, seesCompany, isOwn, match }: Reading): WantedCard => ({
  ...conditionsOf(row, lang),
  company: seesCompany ? { name: row.companyName, website: row.listing.website } : null,
  isOwn,
  match,
});

/** A listing for the company that looks. */
export const presentOwn = (row: WantedOnBoard, more: Pick<OwnWantedListing, 'clicks' | 'fitting' | 'received'>, lang: Lang): OwnWantedListing => ({
  ...conditionsOf(row, lang),
  mustHaveKeys: [...row.listing.mustHaves],
  companyWebsite: row.listing.website,
  frequency: row.listing.frequency,
  ...more,
});
