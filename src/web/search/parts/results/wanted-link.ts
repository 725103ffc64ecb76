/** Leads from a search without results to a wanted listing with the same conditions; written by the server. */

import type { Ask } from '../../../../contract/kit/client.ts';
import { type SearchFilters, searchCalls } from '../../../../contract/search/endpoints.ts';
import type { GeoPoint } from '../../../../domain/kit/map/coordinates.ts';
import { kmBetween } from '../../../../domain/kit/map/distance.ts';
import { wantedNumbers } from '../../../../domain/wanted/rules/wanted-numbers.ts';
import { dictionaryWords } from '../../../../words/kit/dictionaries.ts';
import type { Lang } from '../../../../words/kit/words.ts';
import { wantedLinkWords } from '../../../../words/search/wanted-link.ts';
import { publicPath } from '../../../kit/page/addresses.ts';
import { translatorOf } from '../../../kit/words/words.ts';

type WantedLink = { readonly to: string; readonly text: string };

/** The link for what a search wanted. A part of the map has no name: the town next to its middle stands for it. */
export const wantedLinkFor = async (ask: Ask, filters: SearchFilters, placeName: string, lang: Lang): Promise<WantedLink> => {
  const circle = circleOf(filters);
  if (circle === null || placeName !== '') return wantedLink(filters, placeName, lang);
  const answer = await ask(searchCalls.suggestPlaces, { input: `${circle.lat.toFixed(5)}, ${circle.lng.toFixed(5)}` });
  return wantedLink(filters, (answer.ok && answer.value.predictions[0]?.main_text) || '', lang);
};

/** The address of the board's form with what it can take of the filters: `/wanted-listings?add=1&place=Łódź&use=retail&minArea=80`. */
export const wantedLink = (filters: SearchFilters, placeName: string, lang: Lang): WantedLink => {
  const { premisesPurpose, city, county, province } = filters;
  const place = placeName || city || county || (province ? translatorOf(dictionaryWords, lang)(`province.${province}`) : '');
  const point = circleOf(filters) ?? filters.near;
  const km = circleOf(filters)?.km;
  const { least, most } = areaOf(filters);
  const rent = rentOf(filters, least);
  const day = dayOf(filters);
  const params = new URLSearchParams({
    add: '1',
    ...(place && { place }),
    ...(point && { lat: degrees(point.lat), lng: degrees(point.lng) }),
    ...(km && { radius: String(km) }),
    ...(premisesPurpose && { use: premisesPurpose }),
    ...(least && { minArea: String(least) }),
    ...(most && { maxArea: String(most) }),
    ...(rent && { maxRent: String(rent / 100) }),
    ...(day && { from: day }),
  });
  return { to: publicPath(lang, `/wanted-listings?${params}`), text: translatorOf(wantedLinkWords, lang)('act') };
};

const degrees = (value: number): string => String(Number(value.toFixed(6)));

/** The middle of the part of the map that was searched, and how far it reaches from there: whole kilometres, as many as a listing may have. */
const circleOf = ({ area, bounds, near }: SearchFilters): (GeoPoint & { readonly km: number }) | null => {
  if (near?.km !== undefined) return { lat: near.lat, lng: near.lng, km: radius(near.km) };
  const corners = area?.map(([lat, lng]) => ({ lat, lng })) ?? (bounds ? cornersOf(bounds) : []);
  if (corners.length === 0) return null;
  const [lats, lngs] = [corners.map(({ lat }) => lat), corners.map(({ lng }) => lng)];
  const middle = { lat: (Math.min(...lats) + Math.max(...lats)) / 2, lng: (Math.min(...lngs) + Math.max(...lngs)) / 2 };
  return { ...middle, km: radius(Math.max(...corners.map((corner) => kmBetween(middle, corner)))) };
};

const cornersOf = ({ south, west, north, east }: NonNullable<SearchFilters['bounds']>): readonly GeoPoint[] => [
  { lat: south, lng: west },
  { lat: north, lng: east },
];

const radius = (km: number): number => Math.min(Math.max(Math.ceil(km), wantedNumbers.radiusKmMin), wantedNumbers.radiusKmMax);

type Limits = { readonly min?: number | undefined; readonly max?: number | undefined };

/** The panel limits the area in both ways, the bar only from below. */
const areaOf = ({ minArea, fields }: SearchFilters): { readonly least: number | undefined; readonly most: number | undefined } => {
  const { min, max } = (fields?.['areaDetails.surface'] ?? {}) as Limits;
  return { least: Math.max(minArea ?? 0, min ?? 0) || undefined, most: max };
};

/** A listing says its rent per m²: of a whole rent, what the smallest area may cost at most, since no premises that answer both are dearer. */
const rentOf = ({ pricePerMetre, maxPrice }: SearchFilters, least: number | undefined): number | undefined => {
  const ofWhole = maxPrice !== undefined && least !== undefined ? Math.floor(maxPrice / least) : undefined;
  const limits = [pricePerMetre?.max, ofWhole].filter((limit) => limit !== undefined);
  return limits.length === 0 ? undefined : Math.min(...limits, wantedNumbers.maxRentMax);
};

const dayOf = ({ freeFrom, fields }: SearchFilters): string | undefined =>
  freeFrom ?? (fields?.availability as { readonly to?: string } | undefined)?.to;
