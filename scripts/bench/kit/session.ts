import { createHmac } from 'node:crypto';
import { derivedSecret } from '../../../src/server/kit/security/secrets.ts';

/** The cookie of a session that stands in the database, signed as the product signs it. */
export const sessionCookie = (token: string, secret: string): string => {
  const signature = createHmac('sha256', derivedSecret(secret, 'sessions')).update(token).digest('base64');
  return `parter.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
};
