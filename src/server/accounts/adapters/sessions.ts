/** Whose session a request is, and the cookie of a session. */

import { createHmac } from 'node:crypto';
import querystring from 'node:querystring';
import { withClaimsInForce } from '../../../domain/accounts/rules/second-factor.ts';
import type { SignedIn, Viewer } from '../../../domain/accounts/types.ts';
import { accountNumbers } from '../../../domain/kit/numbers.ts';
import { DAY_MS } from '../../../domain/kit/time/units.ts';
import { instantOf } from '../../../domain/kit/time.ts';
import type { CookieJar, Services } from '../../kit/context.ts';
import { batch } from '../../kit/fast/batch.ts';
import type { Sessions } from '../../kit/http/request.ts';
import { derivedSecret, sameText } from '../../kit/security/secrets.ts';
import { findByUid, type Person, sessionReader } from '../store.ts';
import { authOf, sessionSpan } from './auth.ts';
import { browserCookie } from './browser-cookie.ts';

const visitor: Viewer = { kind: 'visitor' };
const longest = accountNumbers.sessionLongestDays * DAY_MS;

/** Use prolongs a session, but not beyond its longest life. */
const isOutlived = ({ createdAt }: { readonly createdAt: Date }): boolean => Date.now() - createdAt.getTime() >= longest;
const youngest = (sessionSpan.expiresIn - sessionSpan.updateAge) * 1000;

/** Our own record of the person, without what only their profile shows. */
const viewerOf = ({ licenseNumber: _license, createdAt: _created, marketingConsent: _consent, ...viewer }: Person): SignedIn => viewer;

/** The one place where a request gets its person: claims that rest are left out here. */
const inForce = (person: SignedIn): Viewer => withClaimsInForce(person, instantOf(Date.now()));

const signatureOf = (secret: string, token: string): string => createHmac('sha256', secret).update(token).digest('base64');

/** Reads the session's cookie as the auth library signs it (`token.signature`, HMAC-SHA256); null when it is not there or not ours. */
const cookieReader = async (services: Services): Promise<(cookies: string) => string | null> => {
  const { authCookies } = await authOf(services).$context;
  const keys = services.config.secrets.map((secret) => derivedSecret(secret, 'sessions'));
  const place = new RegExp(`(?:^|;\\s*)${authCookies.sessionToken.name}=([^;]+)`);
  return (cookies) => {
    const [token = '', signature = ''] = querystring.unescape(place.exec(cookies)?.[1] ?? '').split('.');
    return keys.some((key) => sameText(signature, signatureOf(key, token))) ? token : null;
  };
};

/** The cookies of a request as the auth library reads them: it knows the current secret alone, and the cookie may be signed with a former one. */
export const libraryCookies = async (services: Services, cookies: string): Promise<string> => {
  if (services.config.secrets.length === 1) return cookies;
  const token = (await cookieReader(services))(cookies);
  if (token === null) return cookies;
  const { authCookies, secret } = await authOf(services).$context;
  const { name } = authCookies.sessionToken;
  const others = cookies.split(/;\s*/).filter((one) => !one.startsWith(`${name}=`));
  return [...others, `${name}=${encodeURIComponent(`${token}.${signatureOf(secret, token)}`)}`].join('; ');
};

/**
 * Who stands behind a request: the session's cookie or bearer token, then our own record of the person. The ordinary case, a cookie of
 * a session that is neither over nor due to be prolonged, is one statement, shared by all who ask at the same time; all else is the auth library's.
 */
export const sessionsOf = (services: Services): Sessions => {
  const sessionOf = batch(sessionReader(services.db));
  const reader = cookieReader(services);
  const ordinary = async (cookies: string): Promise<Viewer | null> => {
    const token = (await reader)(cookies);
    const session = token === null ? null : await sessionOf(token);
    return session !== null && !isOutlived(session) && session.expiresAt.getTime() - Date.now() > youngest ? inForce(session.viewer) : null;
  };
  const byLibrary = async (given: Headers): Promise<Viewer> => {
    const headers = new Headers(given);
    if (headers.has('cookie')) headers.set('cookie', await libraryCookies(services, headers.get('cookie') ?? ''));
    const session = await authOf(services).api.getSession({ headers });
    const found = session && !isOutlived(session.session) && (await findByUid(services.db, session.user.id));
    return found ? inForce(viewerOf(found)) : visitor;
  };
  return {
    viewer: async (headers) => {
      const cookies = headers.get('cookie') ?? '';
      if (headers.has('authorization')) return byLibrary(headers);
      return /session/.test(cookies) ? ((await ordinary(cookies)) ?? byLibrary(headers)) : visitor;
    },
  };
};

/** The cookie of a session, as the auth library writes it. */
export const sessionCookie = async (services: Services, token: string): Promise<string> => {
  const { authCookies, secret } = await authOf(services).$context;
  return browserCookie(services.config, authCookies.sessionToken.name, `${token}.${signatureOf(secret, token)}`, sessionSpan.expiresIn);
};

/** The token of the session that a request came with; null when it names none. Whether that session runs is not asked. */
export const tokenOf = async (services: Services, { incoming, authorization }: CookieJar): Promise<string | null> => {
  if (authorization !== '') return /^bearer\s+([^.\s]+)/i.exec(authorization)?.[1] ?? null;
  return (await cookieReader(services))(incoming);
};
