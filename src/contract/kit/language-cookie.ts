/** The cookie in which a browser remembers a language: pages with one address for both are read in it where nobody is signed in. */

import { YEAR_SECONDS } from '../../domain/kit/time/seconds.ts';
import type { Lang } from '../../domain/kit/viewer.ts';

/** The cookie as it is set, by a page or by the server: for a year. */
export const languageCookie = (lang: Lang): string => `lang=${lang};path=/;max-age=${YEAR_SECONDS};samesite=lax`;

/** The language that the cookies of a request remember; null when they remember none. */
export const rememberedLang = (cookies: string): Lang | null => {
  const [, lang] = /(?:^|; ?)lang=(en|pl)(?:;|$)/.exec(cookies) ?? [];
  return lang === 'en' || lang === 'pl' ? lang : null;
};
