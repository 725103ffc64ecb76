/** Which offers the person has chosen to compare: for as long as this tab is open, like the pages that were read in it. */

import { comparedIds } from '../../../../domain/search/rules/compare.ts';
import { tryStorage } from '../../../kit/draft/device-storage.ts';

const key = 'compare';

/** The chosen offers, in the order of choosing. */
export const readChosenOffers = (): readonly string[] => comparedIds(tryStorage(() => sessionStorage.getItem(key)));

/** Keeps them for the other pages of this tab and for a reload. */
export const writeChosenOffers = (ids: readonly string[]): void => {
  tryStorage(() => (ids.length > 0 ? sessionStorage.setItem(key, ids.join(',')) : sessionStorage.removeItem(key)));
};

/** The query of a comparison; a place that was searched before goes along, so that distances from it are told. */
export const compareSearch = (ids: readonly string[], place: string | null): string =>
  ids.length === 0 ? '?' : `?ids=${ids.join(',')}${place === null ? '' : `&place=${encodeURIComponent(place)}`}`;
