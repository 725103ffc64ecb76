import { type RefusalCatalogue, refuser } from '../kit/verdict.ts';

/** Refusals of the search room. */
export const searchRefusals = {
  'place.not_found': 'missing',
  'parcel.none': 'missing',
  'parcel.unavailable': 'unavailable',
  'filter.hidden': 'denied',
  'filter.no_centre': 'invalid',
  'saved.limit': 'precondition',
  'saved.duplicate': 'exists',
  'saved.not_found': 'missing',
  'saved.restore_too_late': 'precondition',
} as const satisfies RefusalCatalogue;

declare module '../kit/verdict.ts' {
  interface RefusalCatalogues {
    readonly search: typeof searchRefusals;
  }
}

/** Refuses on behalf of search. */
export const refuse = refuser(searchRefusals);
