/** Keeps in a browser what an OpenID sign-in needs to come back, encrypted. */

import { z } from 'zod';
import { isOwnPath } from '../../../domain/accounts/rules/own-path.ts';
import { accountNumbers } from '../../../domain/kit/numbers.ts';
import { langs } from '../../../domain/kit/viewer.ts';
import type { Config } from '../../kit/process/config.ts';
import { seal, unseal } from '../../kit/security/secrets.ts';
import { browserCookie, cookieIn } from './browser-cookie.ts';

const ownPath = z.string().refine(isOwnPath);

const attempt = z.object({
  ...{ state: z.string(), nonce: z.string(), verifier: z.string() },
  ...{ at: ownPath, from: ownPath.nullable(), lang: z.enum(langs), again: z.boolean().default(false) },
});
const identity = z.object({
  ...{ issuer: z.string(), subject: z.string(), email: z.string(), emailVerified: z.boolean() },
  ...{ firstName: z.string(), lastName: z.string() },
});

/** A sign-in that is under way at the provider: what must come back with it, and where the person stood. */
export type StoredAttempt = z.output<typeof attempt>;
/** Somebody who is here for the first time and has not completed the account. */
export type StoredIdentity = z.output<typeof identity>;

type Setting = Pick<Config, 'secrets' | 'baseUrl'>;

/** A sealed value in a cookie that is over after ten minutes, whatever the browser does with it. */
const sealedCookie = <T>(name: string, shape: z.ZodType<T>) => {
  const envelope = z.object({ name: z.literal(name), until: z.number(), value: shape });
  const seconds = accountNumbers.openIdMinutes * 60;
  return {
    set: (setting: Setting, value: T): string =>
      browserCookie(setting, name, seal(setting.secrets, 'sign-in-step', { name, until: Date.now() + seconds * 1_000, value }), seconds),
    clear: (setting: Setting): string => browserCookie(setting, name, '', 0),
    read: (setting: Setting, cookies: string): T | null => {
      const parsed = envelope.safeParse(opened(setting, cookieIn(cookies, name)));
      return parsed.success && parsed.data.until > Date.now() ? parsed.data.value : null;
    },
  };
};

const opened = ({ secrets }: Setting, sealed: string): unknown => {
  try {
    return unseal(secrets, 'sign-in-step', sealed);
  } catch {
    return null;
  }
};

export const attemptCookie = sealedCookie('openid_attempt', attempt);
export const identityCookie = sealedCookie('openid_identity', identity);
