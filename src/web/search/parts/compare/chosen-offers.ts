/** Which offers the person has chosen to compare: for as long as this tab is open, like the pages that were read in it. */

import { comparedIds } from '../../../../domain/search/rules/compare.ts';
import { accountText, type Owner, type StoredText } from '../../../kit/draft/account-storage.ts';

const stored = (uid: Owner): StoredText => accountText('tab', uid, 'compare', { takesOver: true });

/** The chosen offers, in the order of choosing. */
export const readChosenOffers = (uid: Owner): readonly string[] => comparedIds(stored(uid).read());

/** Keeps them for the other pages of this tab and for a reload. */
export const writeChosenOffers = (uid: Owner, ids: readonly string[]): void => stored(uid).write(ids.length > 0 ? ids.join(',') : null);

/** The query of a comparison; a place that was searched before goes along, so that distances from it are told. */
export const compareSearch = (ids: readonly string[], place: string | null): string =>
  ids.length === 0 ? '?' : `?ids=${ids.join(',')}${place === null ? '' : `&place=${encodeURIComponent(place)}`}`;
