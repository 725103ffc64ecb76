/** Small cookies of our own beside the session's. */

import type { Config } from '../../kit/process/config.ts';

/** A cookie as it is set. Scripts never see it; other sites' pages send it only by leading here. No name begins with `parter.`: a browser that has such a cookie alone is still answered from shared caches. */
export const browserCookie = ({ baseUrl }: Pick<Config, 'baseUrl'>, name: string, value: string, seconds: number): string =>
  [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(baseUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');

/** The value of a cookie; empty when it is not there or cannot be read. */
export const cookieIn = (cookies: string, name: string): string => {
  const [, value = ''] = new RegExp(`(?:^|;\\s*)${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}=([^;]*)`).exec(cookies) ?? [];
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
};
