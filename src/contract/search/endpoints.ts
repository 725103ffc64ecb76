import { z } from 'zod';
import { listNumbers, searchNumbers, similarNumbers } from '../../domain/kit/numbers.ts';
import { provinces } from '../../domain/kit/provinces.ts';
import { fieldFilters } from '../../domain/search/rules/filters.ts';
import { call } from '../kit/call.ts';
import { id, page, pageOf } from '../kit/shapes.ts';
import { offerCard } from '../offers/schema/view.ts';
import { cursorPattern } from './schema/cursor.ts';
import { lineChip, lineMax } from './schema/line.ts';
import { wantedPreview } from './schema/wanted.ts';
import { filterShape, widerShape } from './schema.ts';

/** The map's viewport in degrees. */
export const bounds = z.object({
  south: z.number().min(-90).max(90),
  west: z.number().min(-180).max(180),
  north: z.number().min(-90).max(90),
  east: z.number().min(-180).max(180),
});

/** The orders of a list: by when the offer first appeared (`published`), by the last change, by a number, and by `distance` only from a point (`near`). */
export const searchSorts = ['published', 'modified', 'area', 'price', 'pricePerMetre', 'trueCost', 'distance'] as const;

/**
 * Search filters. `maxPrice`, and the sort by price and by the last change, count only with a session: for a visitor they change nothing. Every other filter or
 * sort by what a visitor may not see is refused to them, `filter.hidden` (docs/rules/search.md#what-a-visitor-cannot-infer).
 */
export const searchFilters = z.object({
  ...filterShape,
  ...widerShape,
  bounds: bounds.optional(),
  sort: z.enum(searchSorts).default('published'),
  direction: z.enum(['asc', 'desc']).default('desc'),
  page,
  /** The `next` of the page before: the list goes on behind its last offer, whatever was listed since; `page` then only numbers the answer. */
  after: z.string().regex(cursorPattern).optional(),
  /** The `previous` of the page behind: the list ends before its first offer. Of both `after` counts. */
  before: z.string().regex(cursorPattern).optional(),
});
/** Search filters as they were understood. */
export type SearchFilters = z.output<typeof searchFilters>;

const { offerType: _offerType, ...landingShape } = filterShape;

/**
 * What narrows the rails of the landing page, as in a search (docs/rules/search.md#last-filters); `premisesPurpose` only the first one, since
 * the others have a use of their own. `maxPrice` counts only with a session.
 */
const landingFilters = z.object({ ...landingShape, district: widerShape.district, estate: widerShape.estate, street: widerShape.street });

const marker = z.object({ id, lat: z.number(), lng: z.number(), label: z.string(), booked: z.boolean(), name: z.string() });

const cell = z.object({ lat: z.number(), lng: z.number(), count: z.int().min(2) });

const countedFields = fieldFilters.filter(({ options }) => options.length > 0).map(({ name }) => name);

const filterErrors = ['filter.hidden', 'filter.no_centre'] as const;

/** Calls of the search room. */
export const searchCalls = {
  searchOffers: call({
    wire: 'searchOffers',
    in: searchFilters,
    out: pageOf(offerCard).extend({ next: z.string().nullable(), previous: z.string().nullable() }),
    errors: filterErrors,
    who: 'visitor',
    read: true,
    shared: true,
  }),
  /**
   * How many offers there would be with each key of each field: of a field whose keys are alternatives as if nothing were wanted of it,
   * of the others beside what is wanted already. Only fields that the viewer may ask for; keys without offers are left out. With `only` the
   * counts of these fields, and none while the columns in memory are not loaded: a page that shows them beside other things waits for nothing slow.
   * `radii` asks how many there would be within each of these kilometres of `near`, whatever its own `km` says.
   */
  searchFacets: call({
    wire: 'searchFacets',
    in: searchFilters.extend({
      only: z.array(z.enum(countedFields)).max(countedFields.length).optional(),
      radii: z.array(z.number().min(searchNumbers.radiusKmMin).max(searchNumbers.radiusKmMax)).min(1).max(searchNumbers.radiiMax).optional(),
    }),
    out: z.object({
      total: z.int(),
      fields: z.record(z.string(), z.record(z.string(), z.int())),
      radii: z.array(z.object({ km: z.number(), count: z.int() })),
    }),
    errors: filterErrors,
    who: 'visitor',
    read: true,
    shared: true,
  }),
  /**
   * The offers on the map, all of them: a marker each while they are no more than 500. Of more (`capped`) the viewport is cut into squares: an offer
   * alone in one keeps its marker, and a cell says how many others there are and where their middle lies. `grid` says how many squares there are
   * to a degree: two places with the same whole numbers of squares from zero lie in the same one.
   */
  searchMarkers: call({
    wire: 'searchMarkers',
    in: searchFilters,
    out: z.object({
      markers: z.array(marker).max(listNumbers.markersMax),
      cells: z.array(cell).max(listNumbers.markerCellsMax),
      grid: z.object({ perLat: z.number(), perLng: z.number() }).nullable(),
      capped: z.boolean(),
    }),
    errors: filterErrors,
    who: 'visitor',
    read: true,
    shared: true,
  }),
  /** The card of one listed offer, for the preview at its pin; null when it is no longer listed. */
  getCard: call({
    wire: 'getOfferCard',
    in: z.object({ offerId: id }),
    out: z.object({ card: offerCard.nullable() }),
    errors: [],
    who: 'visitor',
    read: true,
    shared: true,
  }),
  /**
   * Free offers like one that everybody may open: same use and kind, near in place and area, and for whoever sees prices in rent per m²; where
   * few lie near, further ones (docs/rules/search.md#similar-offers). `km` is how far away each lies. Of any other offer, and of none, there are none.
   */
  listSimilarOffers: call({
    wire: 'listSimilarOffers',
    in: z.object({ offerId: id }),
    out: z.object({ offers: z.array(offerCard.extend({ km: z.int().nullable() })).max(similarNumbers.shown) }),
    errors: [],
    who: 'visitor',
    read: true,
    shared: true,
  }),
  getLanding: call({
    wire: 'getLanding',
    in: landingFilters,
    out: z.object({
      interesting: z.array(offerCard),
      warehouse: z.array(offerCard),
      retail: z.array(offerCard),
      office: z.array(offerCard),
      /** Each counted to 1001, which says that there are more than a thousand. */
      totals: z.object({ offers: z.int(), office: z.int(), retail: z.int(), warehouse: z.int() }),
      /** Whether `guessProvince` may answer a province. */
      guesses: z.boolean(),
    }),
    errors: [],
    who: 'visitor',
    read: true,
    shared: true,
  }),
  /** The province that the caller's network lies in, as the file says that the operator gave; null when that is not known or nothing is listed there (docs/rules/search.md#around-here). */
  guessProvince: call({
    wire: 'guessProvince',
    in: z.object({}),
    out: z.object({ province: z.enum(provinces).nullable() }),
    errors: [],
    who: 'visitor',
    read: true,
  }),
  /** What one typed line means: chips of fields, places, days; `unread` are the words of it that mean nothing here. Limits are in the field's unit. */
  understandLine: call({
    wire: 'understandSearch',
    in: z.object({ line: z.string().max(lineMax) }),
    out: z.object({ chips: z.array(lineChip), unread: z.array(z.string()) }),
    errors: [],
    who: 'visitor',
    read: true,
    shared: true,
  }),
  /** The newest wanted listings for the landing page (docs/rules/search.md#wanted-listings-on-the-landing-page). */
  getWantedPreview: call({
    wire: 'getWantedPreview',
    in: z.object({}),
    out: z.object({ listings: z.array(wantedPreview), total: z.int() }),
    errors: [],
    who: 'visitor',
    read: true,
    shared: true,
  }),
  suggestPlaces: call({
    wire: 'placesAutocomplete',
    in: z.object({ input: z.string().max(100) }),
    out: z.object({
      predictions: z.array(z.object({ description: z.string(), place_id: z.string(), main_text: z.string(), secondary_text: z.string() })),
    }),
    errors: [],
    who: 'visitor',
    read: true,
    shared: true,
  }),
  getPlace: call({
    wire: 'placeDetails',
    in: z.object({ place_id: z.string().max(60) }),
    out: z.object({
      location: z.object({ lat: z.number(), lng: z.number() }),
      city: z.string(),
      province: z.enum(provinces),
      county: z.string().nullable(),
    }),
    errors: ['place.not_found'],
    who: 'visitor',
    read: true,
    shared: true,
  }),
};
