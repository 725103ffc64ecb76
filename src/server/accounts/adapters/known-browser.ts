/** Remembers in a browser that somebody has signed in to an account there. */

import { accountNumbers } from '../../../domain/kit/numbers.ts';
import type { Config } from '../../kit/process/config.ts';
import { mac, sameText } from '../../kit/security/secrets.ts';

type Setting = Pick<Config, 'secret' | 'baseUrl'>;

// Not `parter.…`: a browser that only knows an account may still be answered from shared caches.
const name = 'known_browser';
const proofOf = ({ secret }: Setting, email: string): string => mac(secret, 'sessions', `known-browser:${email}`);
const daySeconds = 86_400;

/** The cookie of a browser that last signed in to this account. It opens nothing: it only spares the owner the limit of guesses from everywhere. */
export const knownBrowserCookie = (setting: Setting, email: string): string =>
  [
    `${name}=${proofOf(setting, email)}`,
    'Path=/',
    `Max-Age=${accountNumbers.knownBrowserDays * daySeconds}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(setting.baseUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');

/** Whether the cookies are of a browser whose last sign-in was to this account. */
export const isKnownBrowser = (setting: Setting, cookies: string, email: string): boolean =>
  sameText(new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(cookies)?.[1] ?? '', proofOf(setting, email));
