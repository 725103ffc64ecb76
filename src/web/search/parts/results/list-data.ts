/** Reads the list of results, and what else there is when it is empty; runs on the server. */

import type { Ask } from '../../../../contract/kit/client.ts';
import { type SearchFilters, searchCalls } from '../../../../contract/search/endpoints.ts';
import { limitNumbers, listNumbers, searchNumbers } from '../../../../domain/kit/numbers.ts';
import type { Lang } from '../../../../words/kit/words.ts';
import { circleOf } from '../../../kit/map/area/circle.ts';
import { orErrorPage } from '../../../kit/page/request.ts';
import { cardOf } from '../card/card-data.ts';
import { pageParams } from '../filters/address-parts.ts';
import { chipsOf, cleared, type FilterChip } from '../filters/chips.ts';
import { barParams, type FilterChoice, isOfTerms, isPostCode, ordersFor, readChosen, searchFiltersOf } from '../filters/filters.ts';
import { rememberedText } from '../filters/last-filters.ts';
import { countyOf, type PlaceChip, placeFilters, radiusOf, understandAddress } from '../filters/line-address.ts';
import { misreadFilters, overruledCounty, unmeasuredRadius } from '../filters/misread/misread-filters.ts';
import { misreadLook } from '../filters/misread/misread-look.ts';
import { withPlainNumbers } from '../filters/misread/number-params.ts';
import { type Facets, type PanelRadii, panelOf } from '../filters/panel-data.ts';
import { panelFilters, perMetreNames, readPerMetre, readWishes, wishNames } from '../filters/wishes.ts';
import { type Pins, pinFilters, type Spot } from './pins.ts';
import { wantedLinkFor } from './wanted-link.ts';

/** A wider search: which filters it leaves out, by their texts, and its address. */
type WiderSearch = { readonly without: readonly string[]; readonly to: string };

/** A wider search that would find something. */
export type Alternative = WiderSearch & { readonly count: number; readonly capped: boolean };

/** Who looks, in which language, and whether at a map beside the list. */
type Reader = { readonly lang: Lang; readonly seesTerms: boolean; readonly wantsPins: boolean };

const typedNames = ['text', 'district', 'estate', 'street', 'postCode'] as const;

/** Every parameter of the address that the list of offers reads. */
export const listParams: readonly string[] = [
  ...barParams,
  ...typedNames,
  ...['province', 'county', 'city', 'offerType', 'within', 'bounds', 'area', ...pageParams, 'view', 'unread', 'filters'],
  ...perMetreNames,
  ...panelFilters(true).flatMap(wishNames),
];

const filtersOf = (
  params: URLSearchParams,
  chosen: FilterChoice,
  places: readonly PlaceChip[],
  { lang, seesTerms }: Pick<Reader, 'lang' | 'seesTerms'>,
): SearchFilters => {
  const city = params.get('city')?.trim();
  const typed = typedNames.flatMap((name) => {
    const value = params.get(name)?.trim().slice(0, 100);
    return value && (name !== 'postCode' || isPostCode(value)) ? [[name, value]] : [];
  });
  const pricePerMetre = readPerMetre(params, lang, seesTerms);
  const more = {
    ...(pricePerMetre && { pricePerMetre }),
    ...(city && { city: city.slice(0, 100) }),
    ...placeFilters(places, chosen.within),
    ...Object.fromEntries(typed),
  };
  return searchFiltersOf(chosen, { ...more, fields: readWishes(params, lang, seesTerms) }, seesTerms);
};

/** Filters to take away; of more the first ones. The pace of pages counts one page whatever it asks, so these are few. */
const triedMax = 8;
const pairedMax = 4;
const shownMax = 3;

/** The chips of an address whose places were understood: of a radius and a typed county only those that are applied. */
const chipsFor = (params: URLSearchParams, places: readonly PlaceChip[], { lang, seesTerms }: Pick<Reader, 'lang' | 'seesTerms'>) => {
  const chosen = readChosen(params, lang);
  const left = places.filter(({ text }) => chosen.places.includes(text));
  return chipsOf(params, { ...chosen, within: radiusOf(left, chosen.within), county: countyOf(left, chosen.county) }, lang, seesTerms);
};

/** The address without one filter more; null where the two are taken away together. */
const alsoWithout = (chip: FilterChip, other: FilterChip, places: readonly PlaceChip[], reader: Reader): Alternative['to'] | null =>
  chipsFor(new URLSearchParams(chip.to), places, reader).find(({ text }) => text === other.text)?.to ?? null;

/** Each two of some filters. */
const pairsOf = (chips: readonly FilterChip[], places: readonly PlaceChip[], reader: Reader): readonly WiderSearch[] =>
  chips.flatMap((chip, at) =>
    chips.slice(at + 1).flatMap((other) => {
      const to = alsoWithout(chip, other, places, reader);
      return to === null ? [] : [{ without: [chip.text, other.text], to }];
    }),
  );

/**
 * When nothing was found: what each filter alone keeps away, the fewest offers first, because they are nearest to what was wanted; where no
 * single one is to blame, each two of them. The places were understood already: no line is read again.
 */
const alternativesTo = async (
  ask: Ask,
  chips: readonly FilterChip[],
  places: readonly PlaceChip[],
  reader: Reader,
): Promise<readonly Alternative[]> => {
  const found = async (wider: WiderSearch): Promise<readonly Alternative[]> => {
    const relaxed = new URLSearchParams(wider.to);
    const lines = relaxed.getAll('place').map((line) => line.trim());
    const left = places.filter(({ text }) => lines.includes(text));
    const answer = await ask(searchCalls.searchOffers, filtersOf(relaxed, readChosen(relaxed, reader.lang), left, reader));
    return answer.ok && answer.value.total > 0 ? [{ ...wider, count: answer.value.total, capped: answer.value.capped === true }] : [];
  };
  const nearest = async (wider: readonly WiderSearch[]): Promise<readonly Alternative[]> =>
    (await Promise.all(wider.map(found)))
      .flat()
      .toSorted((a, b) => a.count - b.count)
      .slice(0, shownMax);
  const alone = await nearest(chips.slice(0, triedMax).map(({ text, to }) => ({ without: [text], to })));
  // Without both of two filters nothing is left to search by, which another link does already.
  return alone.length > 0 || chips.length < 3 ? alone : nearest(pairsOf(chips.slice(0, pairedMax), places, reader));
};

/** Words of the search that are in no offer at all, so that no other filter is to blame. */
const unfoundWords = async (ask: Ask, { text = '' }: SearchFilters): Promise<string> => {
  const found = text.trim() === '' ? null : await ask(searchCalls.searchOffers, { text, sort: 'published', direction: 'desc', page: 1 });
  return found?.ok && found.value.total === 0 ? text.trim() : '';
};

/** What there is when nothing was found: wider searches that find something, words that nobody writes, and a wanted listing of what was searched. */
const insteadOf = async (ask: Ask, filters: SearchFilters, chips: readonly FilterChip[], places: readonly PlaceChip[], reader: Reader) => {
  const [alternatives, unfound, wanted] = await Promise.all([
    alternativesTo(ask, chips, places, reader),
    unfoundWords(ask, filters),
    wantedLinkFor(ask, filters, places.map(({ text }) => text).join(', '), reader.lang),
  ]);
  return { alternatives, unfound, wanted };
};

/** The page that is asked for, or the last one when there are not so many. */
const pageWithin = async (ask: Ask, filters: SearchFilters) => {
  const answer = await ask(searchCalls.searchOffers, filters);
  const isPast = answer.ok && answer.value.items.length === 0 && answer.value.total > 0;
  const { after: _after, before: _before, ...numbered } = filters;
  return isPast ? ask(searchCalls.searchOffers, { ...numbered, page: answer.value.pages }) : answer;
};

/** The pins; null where they are not wanted, or cannot be read: then the map asks again, and says so itself. */
const pinsFor = async (ask: Ask, filters: SearchFilters, { wantsPins }: Reader): Promise<Pins | null> => {
  const answer = wantsPins ? await ask(searchCalls.searchMarkers, pinFilters(filters)) : null;
  return answer?.ok ? answer.value : null;
};

/** Parameters without a field in sight, which the form carries along: a change of one filter loses no other. */
const unseenOf = (params: URLSearchParams, isOpen: boolean, seesTerms: boolean, hasPlace: boolean): readonly (readonly [string, string])[] => {
  const inPanel = isOpen
    ? [
        ...typedNames,
        'county',
        'offerType',
        ...(hasPlace ? ['within'] : []),
        ...(seesTerms ? perMetreNames : []),
        ...panelFilters(seesTerms)
          .filter(({ name }) => name !== 'availability')
          .flatMap(wishNames),
      ]
    : [];
  // Whose prices are hidden has a link in the place of the field.
  const inBar = barParams.filter((name) => seesTerms || name !== 'maxPrice');
  const seen = new Set<string>([...inBar, ...inPanel, ...pageParams, 'unread', 'signin', 'from', 'keep']);
  return [...params].filter(([name, value]) => value !== '' && !seen.has(name));
};

/** How many offers there are beside the choices: of all fields for the panel, otherwise of the bar's own one. Null where nobody counted. */
const countsFor = async (ask: Ask, filters: SearchFilters, isOpen: boolean): Promise<Facets | null> => {
  const answer = await ask(searchCalls.searchFacets, { ...pinFilters(filters), ...(!isOpen && { only: ['legalMainUse'] }) });
  return answer.ok ? answer.value : null;
};

/** The radii that the panel offers around the one place that was searched, each with its number of offers; null without such a place. */
const radiiFor = async (
  ask: Ask,
  params: URLSearchParams,
  chosen: FilterChoice,
  places: readonly PlaceChip[],
  reader: Reader,
): Promise<PanelRadii | null> => {
  const own = chosen.within === null || chosen.within < searchNumbers.radiusKmMin ? [] : [chosen.within];
  const radii = [...new Set([...searchNumbers.radiiKm, ...own])].toSorted((a, b) => a - b);
  if (radiusOf(places, chosen.within ?? 0) === null) return null;
  // A radius takes the place of the town's name, so its number is counted without the name.
  const filters = filtersOf(params, { ...chosen, within: searchNumbers.radiusKmMax }, places, reader);
  const answer = await ask(searchCalls.searchFacets, { ...pinFilters(filters), only: [], radii });
  const counted = answer.ok ? answer.value.radii : [];
  return radii.map((km) => ({ km, count: counted.find((one) => one.km === km)?.count ?? null }));
};

/** The panel with its counts, when the address has it open. */
const panelFor = (params: URLSearchParams, facets: Facets | null, radii: PanelRadii | null, chosen: FilterChoice, { lang, seesTerms }: Reader) => {
  const text = (name: string): string => params.get(name) ?? '';
  return {
    groups: panelOf(params, facets, chosen.purposes, lang, seesTerms),
    texts: {
      text: text('text'),
      county: text('county'),
      district: text('district'),
      estate: text('estate'),
      street: text('street'),
      postCode: text('postCode'),
      within: text('within'),
    },
    radii,
  };
};

/** Without scripts the browser sends each empty field of the panel: nobody shall share such an address. */
const isUntidy = (params: URLSearchParams): boolean => {
  const empty = [...params.values()].filter((value) => value === '').length;
  return empty > emptyMax || (empty > 0 && params.toString().length > limitNumbers.searchLength);
};
const emptyMax = 10;

const withoutEmpty = (params: URLSearchParams): URLSearchParams => new URLSearchParams([...params].filter(([, value]) => value !== ''));

/**
 * Everything that the search page shows; where the offers cannot be read there is no such page, but the page of an error. `to` is the address
 * to go to instead: a line was typed, and it says something by filters, or a number that means another one in the other language.
 */
export const readList = async (ask: Ask, params: URLSearchParams, reader: Reader) => {
  const plain = withPlainNumbers(params, reader.lang);
  const { places, to } = await understandAddress(ask, plain ?? params);
  if (to || plain || isUntidy(params)) return { to: withoutEmpty(to ?? plain ?? params) };
  const chosen = readChosen(params, reader.lang);
  const filters = filtersOf(params, chosen, places, reader);
  const isOpen = params.get('filters') === '1';
  const [list, pins, facets, radii] = await Promise.all([
    pageWithin(ask, filters),
    pinsFor(ask, filters, reader),
    countsFor(ask, filters, isOpen),
    isOpen ? radiiFor(ask, params, chosen, places, reader) : null,
  ]);
  const available = ordersFor(reader.seesTerms, filters.near !== undefined);
  const answer = orErrorPage(list);
  const { next, previous, ...page } = answer;
  // A key says what the offer is ordered by: a link with a rent or a last change in it could be sent to somebody who may not see it.
  // Of an order that is not to be had, the key of the default one would be read as its own once it is.
  const hasKeys = !isOfTerms(filters.sort) && available.includes(chosen.order);
  const keys = hasKeys ? { next, previous } : { next: null, previous: null };
  const found = { ...page, items: answer.items.map(cardOf), keys };
  // A map has a pin for each of few offers, which says itself where it stands.
  const spots = answer.total > listNumbers.markersMax ? spotsOf(answer.items) : {};
  const chips = chipsFor(params, places, reader);
  return {
    to: null,
    chosen,
    chips,
    clear: cleared(params),
    // Kept with what takes effect once the reader has signed in, as the page says of it.
    saved: savedOf(filtersOf(params, chosen, places, { ...reader, seesTerms: true }), places),
    remember: rememberedText(filters, reader.seesTerms),
    pageSize: listNumbers.page,
    placeName: places.map(({ text }) => text).join(', '),
    filters,
    found,
    spots,
    pins,
    orders: available,
    unread: (params.get('unread') ?? '').slice(0, 100),
    misread: [
      ...misreadFilters(params, chosen, reader.lang, reader.seesTerms),
      ...overruledCounty(params, chosen, countyOf(places, chosen.county), reader.lang),
      ...unmeasuredRadius(params, chosen, radiusOf(places, chosen.within), reader.lang),
      ...misreadLook(params, chosen, { orders: available, page: found.page, pages: found.pages }, reader.lang),
    ],
    ...(found.total === 0 ? await insteadOf(ask, filters, chips, places, reader) : { alternatives: [], unfound: '', wanted: null }),
    panel: isOpen ? panelFor(params, facets, radii, chosen, reader) : null,
    uses: facets?.fields['legalMainUse'] ?? null,
    unseen: unseenOf(params, isOpen, reader.seesTerms, filters.near !== undefined),
  };
};

/** The filters of a search that would be saved, as JSON: neither an order nor a page, and a radius as the area that it covers, by its name. */
const savedOf = (
  { sort: _sort, direction: _direction, page: _page, after: _after, before: _before, near, ...filters }: SearchFilters,
  [centre]: readonly PlaceChip[],
): string => {
  if (near?.km === undefined || centre === undefined) return JSON.stringify(filters);
  return JSON.stringify({ ...filters, area: circleOf(near, near.km), around: { place: centre.text, km: near.km } });
};

/** Where offers lie, by id. */
const spotsOf = (
  offers: readonly { readonly id: string; readonly lat: number | null; readonly lng: number | null }[],
): Readonly<Record<string, Spot>> =>
  Object.fromEntries(offers.flatMap(({ id, lat, lng }) => (lat === null || lng === null ? [] : [[id, { lat, lng }]])));

/** The list of an address that needed no other. */
export type ListData = Extract<Awaited<ReturnType<typeof readList>>, { readonly to: null }>;
