/** What pages keep in the browser with a consent, and what takes it away again. */

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
  for (const key of kept[category].storage) localStorage.removeItem(key);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in two of the three engines
  for (const name of kept[category].cookies) document.cookie = `${name}=;path=/;max-age=0`;
};
