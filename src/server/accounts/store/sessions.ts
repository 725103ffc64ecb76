/** Reads and writes the sessions of a person. */

import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, lte, ne, or, sql } from 'drizzle-orm';
import type { Id } from '../../../domain/kit/brand.ts';
import { accountNumbers } from '../../../domain/kit/numbers.ts';
import { DAY_MS } from '../../../domain/kit/time/units.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { authAccount, authSession } from '../tables.ts';

/** A session as its owner sees it. */
export type OwnSession = Pick<typeof authSession.$inferSelect, 'id' | 'token' | 'userAgent' | 'createdAt' | 'updatedAt'>;

const longestAgo = sql`clock_timestamp() - make_interval(hours => ${24 * accountNumbers.sessionLongestDays})`;

const running = (uid: Id) =>
  and(eq(authSession.userId, uid), gt(authSession.expiresAt, sql`clock_timestamp()`), gt(authSession.createdAt, longestAgo));

/** Forgets the sessions that are over, unused or outlived: none of them opens anything any more. */
export const deleteOverSessions = async (tx: Tx): Promise<void> => {
  await tx.delete(authSession).where(or(lte(authSession.expiresAt, sql`clock_timestamp()`), lte(authSession.createdAt, longestAgo)));
};

/** The sessions of a person that are not over, the one used last first. */
export const listSessions = (db: Reader, uid: Id): Promise<readonly OwnSession[]> => {
  const { id, token, userAgent, createdAt, updatedAt } = authSession;
  return db
    .select({ id, token, userAgent, createdAt, updatedAt })
    .from(authSession)
    .where(running(uid))
    .orderBy(desc(updatedAt), desc(createdAt))
    .limit(accountNumbers.sessionsShown);
};

/** When the owner of a session showed who they are: with what opened it, or at a provider. Null when it is over. */
export const sessionProof = async (db: Reader, id: string): Promise<Date | null> => {
  const [row] = await db
    .select({ createdAt: authSession.createdAt, at: authSession.authenticatedAt })
    .from(authSession)
    .where(eq(authSession.id, id));
  return row === undefined ? null : (row.at ?? row.createdAt);
};

/** Opens a session, in the auth library's own table; the token is its key. */
export const insertSession = async (tx: Tx, uid: Id, userAgent: string, authenticatedAt: Date | null = null): Promise<string> => {
  const token = randomBytes(24).toString('base64url');
  const now = new Date();
  const expiresAt = new Date(now.getTime() + accountNumbers.sessionDays * DAY_MS);
  await tx.insert(authSession).values({ id: newId(), userId: uid, token, expiresAt, userAgent, authenticatedAt, createdAt: now, updatedAt: now });
  return token;
};

/** Ends one session of a person; false when it is over or somebody else's. */
export const deleteSession = async (tx: Tx, uid: Id, id: string): Promise<boolean> =>
  (
    await tx
      .delete(authSession)
      .where(and(eq(authSession.userId, uid), eq(authSession.id, id)))
      .returning({ id: authSession.id })
  ).length === 1;

/** Ends every session of a person but the one with this token. */
export const deleteOtherSessions = async (tx: Tx, uid: Id, token: string | null): Promise<void> => {
  await tx.delete(authSession).where(and(eq(authSession.userId, uid), token === null ? undefined : ne(authSession.token, token)));
};

/** Ends every session of a person; answers how many there were. */
export const deleteEverySession = async (tx: Tx, uid: Id): Promise<number> =>
  (await tx.delete(authSession).where(eq(authSession.userId, uid)).returning({ id: authSession.id })).length;

/** Whether a person signs in with a password. */
export const hasPassword = async (db: Reader, uid: Id): Promise<boolean> =>
  (await db.$count(
    authAccount,
    and(eq(authAccount.userId, uid), eq(authAccount.providerId, 'credential'), sql`${authAccount.password} is not null`),
  )) > 0;
