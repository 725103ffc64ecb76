/** The auth library on our database: passwords, sessions, and what of it the product uses. */

import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { bearer } from 'better-auth/plugins';
import { accountNumbers } from '../../../domain/kit/numbers.ts';
import { DAY_MS, SECOND_MS } from '../../../domain/kit/time/units.ts';
import type { Services } from '../../kit/context.ts';
import type { Db } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { derivedSecret } from '../../kit/security/secrets.ts';
import { authAccount, authSession, authUser, authVerification } from '../tables.ts';

const day = DAY_MS / SECOND_MS;

/** How long a session lasts, and after how long its use prolongs it, in seconds. */
export const sessionSpan = { expiresIn: accountNumbers.sessionDays * day, updateAge: day } as const;

/**
 * The auth library: password hashes, sessions, cookies. None of its routes is mounted; the calls of this room use it as a library,
 * so that limits, texts, mails and transactions are ours. (The one place where SQL is not in a store: its own adapter.)
 */
const createAuth = ({ db, config }: Services) =>
  betterAuth({
    secret: derivedSecret(config.secrets[0], 'sessions'),
    baseURL: config.baseUrl,
    basePath: '/auth',
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: authUser, session: authSession, account: authAccount, verification: authVerification },
    }),
    // The rules for new passwords stand in domain/accounts; these bounds are those of signing in.
    emailAndPassword: {
      enabled: true,
      minPasswordLength: accountNumbers.passwordSignInMin,
      maxPasswordLength: accountNumbers.passwordSignInMax,
      autoSignIn: true,
    },
    session: sessionSpan,
    advanced: {
      cookiePrefix: 'parter',
      useSecureCookies: config.baseUrl.startsWith('https:'),
      ipAddress: { disableIpTracking: true },
      database: { generateId: () => newId() },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    plugins: [bearer()],
  });

/** The auth library as set up for this product. */
export type Auth = ReturnType<typeof createAuth>;

const made = new WeakMap<Db, Auth>();

/** The library bound to this database; made at its first use. */
export const authOf = (services: Services): Auth => {
  const auth = made.get(services.db) ?? createAuth(services);
  made.set(services.db, auth);
  return auth;
};

/** Whether the library refused for this reason; its other faults stay faults. */
export const isAuthRefusal = (fault: unknown, codes: readonly string[]): boolean => {
  if (!(fault instanceof Error) || !('body' in fault) || typeof fault.body !== 'object' || fault.body === null) return false;
  return 'code' in fault.body && typeof fault.body.code === 'string' && codes.includes(fault.body.code);
};

/**
 * Whose address and password these are; null when they are nobody's. It opens no session. An address that nobody has takes as long as a known
 * one with a wrong password, so that the time tells nothing.
 */
export const passwordOwner = async (
  services: Services,
  email: string,
  password: string,
): Promise<{ readonly id: string; readonly email: string; readonly name: string } | null> => {
  const { internalAdapter, password: passwords } = await authOf(services).$context;
  const found = await internalAdapter.findUserByEmail(email, { includeAccounts: true });
  const hash = found?.accounts.find(({ providerId }) => providerId === 'credential')?.password;
  if (found && hash) return (await passwords.verify({ hash, password })) ? found.user : null;
  await passwords.hash(password);
  return null;
};

/** Whether this is the person's password; null when they sign in without one. */
export const isPassword = async (services: Services, uid: string, password: string): Promise<boolean | null> => {
  const { internalAdapter, password: passwords } = await authOf(services).$context;
  const hash = (await internalAdapter.findAccounts(uid)).find(({ providerId }) => providerId === 'credential')?.password;
  return hash ? passwords.verify({ hash, password }) : null;
};

/** The hash of a password, as the library compares it when somebody signs in. */
export const passwordHash = async (services: Services, password: string): Promise<string> =>
  (await authOf(services).$context).password.hash(password);
