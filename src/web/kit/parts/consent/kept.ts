/** What pages keep in the browser with a consent, and what takes it away again. */

import { forgetCookie } from '../../draft/account-storage.ts';
import type { ConsentCategory } from './consent.tsx';

/** Keys of the browser's storage and names of cookies. */
type Names = { readonly storage: readonly string[]; readonly cookies: readonly string[] };

/** What each category keeps: gone with the consent. A test looks for everything that any page keeps, and for its place here. */
export const kept: Readonly<Record<ConsentCategory, Names>> = {
  preferences: { storage: ['recent-offers', 'wanted-places'], cookies: ['userFilters'] },
  statistics: { storage: ['analytics'], cookies: [] },
  campaigns: { storage: ['campaign'], cookies: ['specialOffer100'] },
};

/** Takes away what a category has kept. */
export const forget = (category: ConsentCategory): void => {
  const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
  // Whosever they are: an account's entries end with the name.
  const isKept = (key: string): boolean =>
    kept[category].storage.some((name) => key === name || (key.startsWith('account:') && key.endsWith(`:${name}`)));
  for (const key of keys) if (isKept(key)) localStorage.removeItem(key);
  kept[category].cookies.forEach(forgetCookie);
};
