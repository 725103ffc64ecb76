/** What stands in the fields of a listing's form, and the listing that it means. */

import type { OwnWantedListing } from '../../../contract/wanted/schema.ts';
import type { Day, Grosze } from '../../../domain/kit/brand.ts';
import { type MainUse, mainUses } from '../../../domain/kit/provinces.ts';
import { parseDay } from '../../../domain/kit/time.ts';
import type { AlertFrequency } from '../../../domain/search/rules/alert.ts';
import { wantedNumbers } from '../../../domain/wanted/rules/wanted-numbers.ts';
import type { WantedForm } from '../../../domain/wanted/types.ts';
import type { Lang } from '../../../words/kit/words.ts';
import { numberIn } from './range-field.tsx';

/** The fields as typed: nothing that cannot be read is lost. */
export type Entry = {
  readonly location: string;
  readonly locationCoordinates: { readonly lat: number; readonly lng: number } | null;
  readonly locationRadius: string;
  readonly use: MainUse | '';
  readonly maxRent: string;
  readonly minSurface: string;
  readonly maxSurface: string;
  readonly neededFrom: string;
  readonly mustHaves: readonly string[];
  readonly description: string;
  readonly companyWebsite: string;
  readonly frequency: AlertFrequency;
};

const nothing: Entry = {
  location: '',
  locationCoordinates: null,
  locationRadius: String(wantedNumbers.radiusKm),
  use: '',
  maxRent: '',
  minSurface: '',
  maxSurface: '',
  neededFrom: '',
  mustHaves: [],
  description: '',
  companyWebsite: '',
  frequency: 'daily',
};

/** An empty form with what an address brings along (the filters of a search without results). */
export const newEntry = (given: Partial<Entry> = {}): Entry => ({ ...nothing, ...given });

/** What a search without results brings along: `?add=1&use=retail&minArea=80&maxArea=200&maxRent=95&place=Łódź&lat=51.76&lng=19.46&radius=10`. */
export const givenBy = (params: URLSearchParams): Partial<Entry> => {
  const point = { lat: Number(params.get('lat')), lng: Number(params.get('lng')) };
  const hasPoint = params.has('lat') && params.has('lng') && Number.isFinite(point.lat) && Number.isFinite(point.lng);
  const number = (name: string): string => (/^\d+([.,]\d+)?$/.test(params.get(name) ?? '') ? (params.get(name) ?? '') : '');
  return {
    location: params.get('place') ?? '',
    locationCoordinates: hasPoint ? point : null,
    use: mainUses.find((use) => use === params.get('use')) ?? '',
    ...(number('radius') && { locationRadius: number('radius') }),
    minSurface: number('minArea'),
    maxSurface: number('maxArea'),
    maxRent: number('maxRent'),
    neededFrom: /^\d{4}-\d{2}-\d{2}$/.test(params.get('from') ?? '') ? (params.get('from') ?? '') : '',
  };
};

/** Under which the tab keeps what a person types into the form of a listing, or of a new one. */
export const entryName = (listingId = 'new'): string => `wanted:${listingId}`;

const typed = (n: number | null, lang: Lang): string => (n === null ? '' : String(n).replace('.', lang === 'pl' ? ',' : '.'));

/** A stored listing in its form. */
export const entryOf = (listing: OwnWantedListing, lang: Lang): Entry => ({
  location: listing.location,
  locationCoordinates: listing.locationCoordinates,
  locationRadius: typed(listing.locationRadius, lang),
  use: listing.use ?? '',
  maxRent: typed(listing.maxRent === null ? null : listing.maxRent / 100, lang),
  minSurface: typed(listing.minSurface, lang),
  maxSurface: typed(listing.maxSurface, lang),
  neededFrom: listing.neededFrom ?? '',
  mustHaves: listing.mustHaveKeys,
  description: listing.description,
  companyWebsite: listing.companyWebsite ?? '',
  frequency: listing.frequency,
});

const numeric = ['locationRadius', 'maxRent', 'minSurface', 'maxSurface'] as const;

/** Fields whose text is no number. */
export const unreadFields = (entry: Entry, lang: Lang): readonly (keyof Entry)[] =>
  numeric.filter((name) => Number.isNaN(numberIn(entry[name], lang)) || (name === 'locationRadius' && entry[name].trim() === ''));

/** The listing that readable fields mean. */
export const formOf = (entry: Entry, lang: Lang): WantedForm => {
  const rent = numberIn(entry.maxRent, lang);
  return {
    location: entry.location,
    locationCoordinates: entry.locationCoordinates,
    locationRadius: numberIn(entry.locationRadius, lang) ?? wantedNumbers.radiusKm,
    use: entry.use === '' ? null : entry.use,
    maxRent: rent === null ? null : (Math.round(rent * 100) as Grosze),
    minSurface: numberIn(entry.minSurface, lang),
    maxSurface: numberIn(entry.maxSurface, lang),
    neededFrom: parseDay(entry.neededFrom) as Day | null,
    mustHaves: entry.mustHaves,
    description: entry.description,
    companyWebsite: entry.companyWebsite.trim() === '' ? null : entry.companyWebsite,
  };
};
