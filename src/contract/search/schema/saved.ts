/** What a saved search holds and shows. */

import { z } from 'zod';
import { searchNumbers } from '../../../domain/kit/numbers.ts';
import { alertFrequencies } from '../../../domain/search/rules/alert.ts';
import { alertNumbers } from '../../../domain/search/rules/alert-numbers.ts';
import { id, instant } from '../../kit/shapes.ts';
import { offerCard } from '../../offers/schema/view.ts';
import { bounds, type SearchFilters } from '../endpoints.ts';
import { filterShape, widerShape } from '../schema.ts';
import { lineMax } from './line.ts';

const { near: _near, ...narrowing } = widerShape;

const around = z.object({
  place: z.string().trim().min(1).max(lineMax),
  km: z.number().min(searchNumbers.radiusKmMin).max(searchNumbers.radiusKmMax),
});

/**
 * The filters that a search is saved with: everything that narrows it, neither order nor page; a radius is saved as the area that it covers, and
 * `around` says of which place and how far. They are checked when written and when read: one that is not known any more makes the whole search
 * unreadable rather than wider.
 */
export const savedFilters = z
  .strictObject({ ...filterShape, ...narrowing, bounds: bounds.optional(), around: around.optional() })
  .refine(({ area, around: named }) => named === undefined || area !== undefined, { path: ['around'] });
export type SavedFilters = Omit<SearchFilters, 'sort' | 'direction' | 'page' | 'after' | 'before' | 'near'> & {
  readonly around?: z.output<typeof around> | undefined;
};

/** The name of a saved search. */
export const savedName = z.string().trim().min(1).max(alertNumbers.nameMax);

/** How often a saved search mails. */
export const alertFrequency = z.enum(alertFrequencies);

/** A saved search as its owner sees it. */
export const savedSearch = z.object({
  id,
  name: z.string(),
  /** The filters in words, in the reader's language. */
  chips: z.array(z.string()),
  /** The query of the search page that shows what is found now; null when the filters are of a former version and can be read no more. */
  query: z.string().nullable(),
  frequency: alertFrequency,
  pausedAt: instant.nullable(),
  mailedAt: instant.nullable(),
  createdAt: instant,
  /** Offers found since the search was opened last, counted up to 99. */
  newOffers: z.int(),
});
export type SavedSearch = z.output<typeof savedSearch>;

/** An offer that is new to one of the caller's saved searches, with the search that has found it last. */
export const foundOffer = offerCard
  .pick({
    id: true,
    name: true,
    offerType: true,
    address: true,
    surface: true,
    price: true,
    image: true,
    badge: true,
    badgeUntil: true,
    isFavourite: true,
  })
  .extend({ search: savedSearch.pick({ id: true, name: true, query: true }) });
