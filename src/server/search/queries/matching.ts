/** Decides whether an offer fulfils saved filters, by the same catalogue of fields as the search. */

import { type SavedFilters, savedFilters } from '../../../contract/search/schema/saved.ts';
import { filterFields } from '../../../contract/search/schema.ts';
import { valueAt } from '../../../domain/kit/catalogue-paths.ts';
import type { FilterBy } from '../../../domain/offers/fields/about.ts';
import { entryAt } from '../../../domain/offers/fields/catalogue.ts';
import { isSale } from '../../../domain/offers/rules/sale.ts';
import type { OfferForm } from '../../../domain/offers/types.ts';
import { foldPlace } from '../../kit/places.ts';

/** The stored filters as today's search understands them; null when it does not any more. */
export const readSavedFilters = (stored: unknown): SavedFilters | null => savedFilters.safeParse(stored).data ?? null;

/** Whether an offer fulfils every filter. A filter that no rule knows is fulfilled by none: a mail too few is better than a wrong one. */
export const matchesFilters = (form: OfferForm, filters: SavedFilters): boolean =>
  Object.entries(filters).every(([name, wanted]) => wanted === undefined || (ownRules[name] ?? byCatalogue(name))(form, wanted));

type Rule = (form: OfferForm, wanted: unknown) => boolean;

/** Filters that are no field of the catalogue by itself. */
const ownRules: Readonly<Record<string, Rule>> = {
  offerType: (form, wanted) => (wanted === 'sell') === isSale(form),
  bounds: ({ geoMarker }, wanted) => {
    const { south, west, north, east } = wanted as NonNullable<SavedFilters['bounds']>;
    const { lat, lng } = geoMarker ?? {};
    return lat !== undefined && lng !== undefined && lat >= south && lat <= north && lng >= west && lng <= east;
  },
};

const never: Rule = () => false;

const byCatalogue = (name: string): Rule => {
  const field = (filterFields as Readonly<Record<string, string>>)[name];
  const by = field === undefined ? undefined : entryAt(field)?.field.filter;
  if (field === undefined || by === undefined) return never;
  return (form, wanted) => comparisons[by](valueAt(form, field), wanted);
};

/** A text is a place, which people and forms write in their own ways. */
const isSame = (value: unknown, wanted: unknown): boolean =>
  typeof value === 'string' && typeof wanted === 'string' ? foldPlace(value) === foldPlace(wanted) : value === wanted;

const anyOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

const comparisons: Readonly<Record<FilterBy, (value: unknown, wanted: unknown) => boolean>> = {
  is: (value, wanted) => anyOf(wanted).some((one) => anyOf(value).some((own) => isSame(own, one))),
  atLeast: (value, wanted) => typeof value === 'number' && value >= Number(wanted),
  atMost: (value, wanted) => typeof value === 'number' && value <= Number(wanted),
  freeBy: (value, wanted) => typeof value === 'string' && value <= String(wanted),
};
