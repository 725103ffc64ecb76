/** Turns what a typed line was understood as into the address of a search; runs on the server. */

import type { OutputOf } from '../../../../contract/kit/call.ts';
import type { Ask } from '../../../../contract/kit/client.ts';
import { type SearchFilters, searchCalls } from '../../../../contract/search/endpoints.ts';
import { addressNumber } from '../../../../contract/search/schema/address.ts';
import { type LineChip, lineMax } from '../../../../contract/search/schema/line.ts';
import { searchNumbers } from '../../../../domain/kit/numbers.ts';
import { provinces } from '../../../../domain/kit/provinces.ts';
import { fold } from '../../../../domain/kit/typed/fold.ts';
import { orErrorPage } from '../../../kit/page/request.ts';
import { pageParams, provinceTicks } from './address-parts.ts';
import { typedFactor } from './wishes.ts';

type LineAnswer = OutputOf<typeof searchCalls.understandLine>;
/** A place that the address names, as it was understood. */
export type PlaceChip = Extract<LineChip, { readonly kind: 'place' }>;

/** The places of an address; `to` is the search that a line in it means, where that is another one than it stands there. */
export type UnderstoodAddress = { readonly places: readonly PlaceChip[]; readonly to: URLSearchParams | null };

/**
 * Where else an address may search: a part of the map, the town and province of a saved search and of links to a town, or provinces ticked in the
 * panel, which asks for none beside a place. Choosing one of these takes the places out of the address, so a place beside it was typed later and counts.
 */
const elsewhereParams = ['bounds', 'area', 'city', 'province', provinceTicks];

/**
 * Reads the places of an address. Each `place` may be a whole line, `biuro Kraków do 200 m²`: then the answer is the address that says the
 * same by filters. Words that mean nothing are kept as `unread`; a line of nothing else is looked for in the offers' texts.
 */
export const understandAddress = async (ask: Ask, params: URLSearchParams): Promise<UnderstoodAddress> => {
  // No search has more places, and each line is work: an address of many of them holds nobody up.
  const typed = params.getAll('place').flatMap((text) => text.trim().slice(0, lineMax) || []);
  const lines = typed.slice(0, searchNumbers.placesMax);
  const read = await Promise.all(lines.map(async (line) => ({ line, understood: await understand(ask, line) })));
  const isPlain = read.every(({ line, understood }) => isPlace(line, understood));
  const places = read.flatMap(({ understood }) => understood.chips.filter(isPlaceChip));
  const isElsewhere = places.length > 0 && elsewhereParams.some((name) => params.has(name));
  if (isPlain && !isElsewhere) return { places, to: withTickedProvinces(params, places) };
  const to = new URLSearchParams(params);
  for (const gone of [...pageParams, ...(isElsewhere ? elsewhereParams : [])]) to.delete(gone);
  if (isPlain) return { places: [], to };
  for (const gone of ['place', 'unread']) to.delete(gone);
  writeUses(
    to,
    read.flatMap(({ understood }) => understood.chips),
  );
  if (read.some(({ understood }) => understood.chips.some(isPostCode))) to.delete('postCode');
  for (const { understood } of read) write(to, understood);
  return { places: [], to };
};

/**
 * The same search with its provinces as ticks of the panel, where the panel is open or has ticked some: it would say that none is chosen, and a tick
 * would ask for two provinces at once. Null where they stand so already, or there are none.
 *
 *     province=lodzkie&filters=1    is   address.province=lodzkie&filters=1
 *     place=mazowieckie&filters=1   is   address.province=mazowieckie&filters=1
 */
const withTickedProvinces = (params: URLSearchParams, places: readonly PlaceChip[]): URLSearchParams | null => {
  if (params.get('filters') !== '1' && !params.has(provinceTicks)) return null;
  const named = provinces.filter((province) => province === params.get('province'));
  const ofPlaces = places.flatMap(({ place }) => (place.level === 'province' ? [place.province] : []));
  // A province beside a town is one of several places, which the field of the place says.
  const isOfProvinces = ofPlaces.length > 0 && ofPlaces.length === places.length;
  if (named.length === 0 && !isOfProvinces) return null;
  const to = new URLSearchParams(params);
  // What is no province stays, and is said to be none.
  for (const province of provinces) to.delete('province', province);
  if (isOfProvinces) to.delete('place');
  for (const province of [...named, ...(isOfProvinces ? ofPlaces : [])])
    if (!to.getAll(provinceTicks).includes(province)) to.append(provinceTicks, province);
  return to;
};

/** A line that could not be read is no search: the page of the error keeps it in its address. */
const understand = async (ask: Ask, line: string): Promise<LineAnswer> => orErrorPage(await ask(searchCalls.understandLine, { line }));

const isPostCode = (chip: LineChip): boolean => isPlaceChip(chip) && chip.place.level === 'postCode';

const isPlaceChip = (chip: LineChip): chip is PlaceChip => chip.kind === 'place';

const isPlace = (line: string, { chips, unread }: LineAnswer): boolean => {
  const [chip, ...more] = chips;
  return (
    chip?.kind === 'place' &&
    more.length === 0 &&
    unread.length === 0 &&
    chip.within === null &&
    chip.text === line &&
    chip.place.level !== 'postCode'
  );
};

const write = (to: URLSearchParams, { chips, unread }: LineAnswer): void => {
  for (const chip of chips) writeChip(to, chip);
  if (unread.length === 0) return;
  const name = chips.length === 0 ? 'text' : 'unread';
  to.set(name, [to.get(name), ...unread].filter(Boolean).join(' ').slice(0, 100));
};

/** Uses that a line names take the place of those chosen before: several are alternatives. */
const writeUses = (to: URLSearchParams, chips: readonly LineChip[]): void => {
  const uses = chips.flatMap((chip) => (chip.kind === 'is' && chip.field === 'legalMainUse' ? [String(chip.value)] : []));
  if (uses.length > 0) to.set('premisesPurpose', [...new Set(uses)].join());
};

const writeChip = (to: URLSearchParams, chip: LineChip): void => {
  switch (chip.kind) {
    case 'is':
      if (chip.field === 'legalMainUse') return;
      if (chip.field === 'offerType') to.set(chip.field, String(chip.value));
      else if (!to.getAll(chip.field).includes(String(chip.value))) to.append(chip.field, String(chip.value));
      return;
    case 'range':
      writeRange(to, chip);
      return;
    case 'since':
      to.set(`${chip.field}.from`, chip.day);
      return;
    case 'freeBy':
      to.set('freeFrom', chip.day);
      return;
    case 'street':
      to.set('street', chip.street);
      return;
    case 'place':
      writePlace(to, chip);
  }
};

const writePlace = (to: URLSearchParams, { place, text, within }: PlaceChip): void => {
  // Of several codes the page says which one counts.
  if (place.level === 'postCode') to.append('postCode', place.postCode);
  else to.append('place', text);
  // The bar knows whole kilometres: what is a little further is wanted too.
  if (within !== null) to.set('within', String(Math.ceil(within)));
};

/** Limits with a field of their own in the bar stand under its short name. */
const short: Readonly<Record<string, string>> = { 'areaDetails.surface.min': 'minArea', 'price.max': 'maxPrice' };

const writeRange = (to: URLSearchParams, { field, min, max }: Extract<LineChip, { readonly kind: 'range' }>): void => {
  const factor = typedFactor(field);
  for (const [end, value] of [
    ['min', min],
    ['max', max],
  ] as const) {
    const name = `${field}.${end}`;
    const known = short[name];
    // The short ones are whole numbers: what is a little more is wanted too.
    if (value !== null) to.set(known ?? name, addressNumber(known === undefined ? value / factor : Math.floor(value / factor)));
  }
};

type PlaceFilters = Pick<SearchFilters, 'places' | 'near' | 'city' | 'county' | 'province'>;

/** The radius that a search has: it is measured from the point of one place, and a county, a province or several places have none. */
export const radiusOf = (places: readonly PlaceChip[], within: number | null): number | null =>
  places.length === 1 && places[0]?.point ? within : null;

/** The typed county that a search has: a place that is another county counts in its stead. */
export const countyOf = (places: readonly PlaceChip[], county: string): string => {
  const placed = placeFilters(places, null).county;
  return placed === undefined || fold(placed) === fold(county) ? county : '';
};

/** The filters that places mean. A district of an offer stands in one of two fields, since towns divide themselves in different ways. */
export const placeFilters = (places: readonly PlaceChip[], within: number | null): PlaceFilters => {
  const [only, ...more] = places;
  if (only === undefined) return {};
  const centre = more.length === 0 ? only.point : null;
  if (centre && within !== null) return { near: { ...centre, km: within } };
  const parts = places.slice(0, searchNumbers.placesMax).flatMap(({ place }) => partsOf(place));
  // One town is a filter of its own, which an index holds.
  const [single, ...others] = parts;
  return { ...(others.length > 0 || single?.district ? { places: parts } : single), ...(centre && { near: centre }) };
};

const partsOf = (place: PlaceChip['place']): NonNullable<SearchFilters['places']> => {
  switch (place.level) {
    case 'province':
      return [{ province: place.province }];
    case 'county':
      return [{ county: place.county, province: place.province }];
    case 'city':
      return [{ city: place.city, province: place.province }];
    case 'district':
      return [
        { city: place.city, district: place.district },
        { city: place.city, estate: place.district },
      ];
    case 'postCode':
      return [];
  }
};
