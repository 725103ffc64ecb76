/** Remembers in a browser to which accounts somebody has signed in there. */

import { accountNumbers } from '../../../domain/kit/numbers.ts';
import { DAY_SECONDS } from '../../../domain/kit/time/seconds.ts';
import type { Config } from '../../kit/process/config.ts';
import { macs, sameText } from '../../kit/security/secrets.ts';
import { browserCookie, cookieIn } from './browser-cookie.ts';

type Setting = Pick<Config, 'secrets' | 'baseUrl'>;

const name = 'known_browser';
/** By the current secret first, then by former ones. */
const proofsOf = ({ secrets }: Setting, email: string): readonly string[] => macs(secrets, 'sessions', `known-browser:${email}`);
const proofsIn = (cookies: string): readonly string[] => cookieIn(cookies, name).split('.').filter(Boolean);

/**
 * The cookie of a browser after a sign-in to this account, with the accounts before it. It opens nothing: it spares the owner the limit of
 * guesses from everywhere, and the mail about a new device.
 */
export const knownBrowserCookie = (setting: Setting, cookies: string, email: string): string => {
  const own = proofsOf(setting, email);
  const proofs = [...own.slice(0, 1), ...proofsIn(cookies).filter((one) => !own.includes(one))].slice(0, accountNumbers.knownAccounts);
  return browserCookie(setting, name, proofs.join('.'), accountNumbers.knownBrowserDays * DAY_SECONDS);
};

/** Whether the cookies are of a browser in which somebody has signed in to this account. */
export const isKnownBrowser = (setting: Setting, cookies: string, email: string): boolean => {
  const own = proofsOf(setting, email);
  return proofsIn(cookies).some((one) => own.some((proof) => sameText(one, proof)));
};
