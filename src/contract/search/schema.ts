import { z } from 'zod';
import { searchNumbers as limits, polandBounds } from '../../domain/kit/numbers.ts';
import { provinces } from '../../domain/kit/provinces.ts';
import { entryAt, type FieldName, type FieldValue } from '../../domain/offers/fields/catalogue.ts';
import { type FieldFilter, type FilterName, fieldFilters } from '../../domain/search/rules/filters.ts';
import { schemaOf } from '../kit/catalogue.ts';
import { day } from '../kit/shapes.ts';

/** The field of the offer behind each filter that has a name of its own. */
export const filterFields = {
  offerType: 'offerType',
  premisesPurpose: 'legalMainUse',
  province: 'address.province',
  county: 'address.county',
  city: 'address.city',
  minArea: 'areaDetails.surface',
  maxPrice: 'price',
  freeFrom: 'availability',
} as const satisfies Record<string, FieldName>;

type FilterShape = { readonly [Filter in keyof typeof filterFields]: z.ZodOptional<z.ZodType<FieldValue<(typeof filterFields)[Filter]>>> };

const schemaOfFilter = (name: FieldName): z.ZodType => {
  const field = entryAt(name)?.field;
  if (field === undefined) throw new Error(`${name} is no field of an offer`);
  return field.kind === 'number'
    ? z
        .number()
        .min(0)
        .max(field.max ?? Number.MAX_SAFE_INTEGER)
    : schemaOf(field);
};

/** What each of these filters takes: the choices and limits of its field; a number may be less than the least that is published. */
export const filterShape = Object.fromEntries(
  Object.entries(filterFields).map(([filter, name]) => [filter, schemaOfFilter(name).optional()]),
) as FilterShape;

const range = z.object({ min: z.number().optional(), max: z.number().optional() });
const days = z.object({ from: day.optional(), to: day.optional() });

/** What is wanted of a field: a tick, any or all of some keys, a number within limits (money in grosze), a day within limits. */
export type FieldWish = true | readonly string[] | z.output<typeof range> | z.output<typeof days>;

const wishOf = ({ kind, options }: FieldFilter): z.ZodType<FieldWish> => {
  if (kind === 'flag') return z.literal(true);
  if (kind === 'range') return range;
  if (kind === 'days') return days;
  return z.array(z.enum(options)).min(1).max(options.length);
};

/** Wishes by the name of their field, `mediaDetails.heating`: every structured field of the catalogue that somebody besides the owner reads, and what the offer is shown by. */
export type FieldWishes = { readonly [Name in FilterName]?: FieldWish };

/** The schema of the wishes, one for each filter of the domain; a name that is none is refused. */
export const fieldWishes = z.strictObject(
  Object.fromEntries(fieldFilters.map((filter) => [filter.name, wishOf(filter).optional()])),
) as z.ZodType<FieldWishes>;

const name = z.string().trim().min(1).max(100);
const degrees = { lat: z.number().min(polandBounds.south).max(polandBounds.north), lng: z.number().min(polandBounds.west).max(polandBounds.east) };

/** A place: all that is given of it must hold; names are compared without case and Polish marks. */
const place = z.object({
  province: z.enum(provinces).optional(),
  county: name.optional(),
  city: name.optional(),
  district: name.optional(),
  estate: name.optional(),
  street: name.optional(),
});

/** Filters by place, keyword and the fields of the offer; each narrows what the others left (docs/rules/search.md#filters). */
export const widerShape = {
  /** Words of the title, the description, the city and the street: each must be the beginning of one or another form of it, or nearly a beginning when there is none. */
  text: z.string().max(limits.textMax).optional(),
  district: name.optional(),
  estate: name.optional(),
  street: name.optional(),
  /** Any of these places. A district is looked for in two fields, so that each place of a search may be two of these. */
  places: z
    .array(place)
    .min(1)
    .max(2 * limits.placesMax)
    .optional(),
  /** The beginning of the postal code, `90`, `90-0`. */
  postCode: z
    .string()
    .regex(/^\d{1,2}$|^\d{2}-\d{0,3}$/)
    .optional(),
  /** A point; with `km` only offers within that distance. Sorting by distance is from here. */
  near: z.object({ ...degrees, km: z.number().min(limits.radiusKmMin).max(limits.radiusKmMax).optional() }).optional(),
  /** The corners of an area drawn on the map, `[lat, lng]` each, closed by itself; what lies inside by an odd number of its borders. */
  area: z
    .array(z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]))
    .min(limits.cornersMin)
    .max(limits.cornersMax)
    .optional(),
  /** A month's net rent per m² in grosze, of a sale its price per m²; for people who see prices. */
  pricePerMetre: range.optional(),
  fields: fieldWishes.optional(),
};
