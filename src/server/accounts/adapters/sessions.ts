import { createHmac } from 'node:crypto';
import querystring from 'node:querystring';
import type { Viewer } from '../../../domain/accounts/types.ts';
import type { Services } from '../../kit/context.ts';
import { batch } from '../../kit/fast/batch.ts';
import type { Sessions } from '../../kit/http/request.ts';
import { sameText } from '../../kit/security/secrets.ts';
import { findByUid, type Person, sessionReader } from '../store.ts';
import { authOf, sessionSpan } from './auth.ts';

const visitor: Viewer = { kind: 'visitor' };
const youngest = (sessionSpan.expiresIn - sessionSpan.updateAge) * 1000;

/** Our own record of the person, without what only their profile shows. */
const viewerOf = ({ licenseNumber: _license, createdAt: _created, marketingConsent: _consent, ...viewer }: Person): Viewer => viewer;

/** Reads the session's cookie as the auth library signs it (`token.signature`, HMAC-SHA256); null when it is not there or not ours. */
const cookieReader = async (services: Services): Promise<(cookies: string) => string | null> => {
  const { authCookies, secret } = await authOf(services).$context;
  const place = new RegExp(`(?:^|;\\s*)${authCookies.sessionToken.name}=([^;]+)`);
  return (cookies) => {
    const [token = '', signature = ''] = querystring.unescape(place.exec(cookies)?.[1] ?? '').split('.');
    return sameText(signature, createHmac('sha256', secret).update(token).digest('base64')) ? token : null;
  };
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
    return session !== null && session.expiresAt.getTime() - Date.now() > youngest ? session.viewer : null;
  };
  const byLibrary = async (headers: Headers): Promise<Viewer> => {
    const session = await authOf(services).api.getSession({ headers });
    const found = session && (await findByUid(services.db, session.user.id));
    return found ? viewerOf(found) : visitor;
  };
  return {
    viewer: async (headers) => {
      const cookies = headers.get('cookie') ?? '';
      if (headers.has('authorization')) return byLibrary(headers);
      return /session/.test(cookies) ? ((await ordinary(cookies)) ?? byLibrary(headers)) : visitor;
    },
  };
};
