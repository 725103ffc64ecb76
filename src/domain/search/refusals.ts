import { type RefusalCatalogue, refuser } from '../kit/verdict.ts';

/** Refusals of the search room. */
export const searchRefusals = { 'place.not_found': 'missing' } as const satisfies RefusalCatalogue;

/** Refuses on behalf of search. */
export const refuse = refuser(searchRefusals);
