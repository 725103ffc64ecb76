/** Issues, reads and uses up the tokens of links. */

import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Id } from '../../../domain/kit/brand.ts';
import type { Reader, Tx } from '../database/database.ts';
import { hashToken, newToken } from '../database/ids.ts';
import { linkToken } from '../tables/token.ts';

/** What a link's token stands for: `purpose` names the act, `subject` the thing it acts on. */
export type TokenGrant = { readonly purpose: string; readonly subject: string; readonly uid: Id | null };

/** Makes the token of a link that is sent by e-mail (give it to `sendMail` as a secret). Days: viewer 90, agreement 30, actions 7. */
export const issueToken = async (
  tx: Tx,
  { purpose, subject, uid }: TokenGrant,
  lifetime: { readonly minutes: number } | { readonly days: number },
): Promise<string> => {
  const { token, hash } = newToken();
  const period = 'days' in lifetime ? `${lifetime.days} days` : `${lifetime.minutes} minutes`;
  await tx.insert(linkToken).values({ hash, purpose, subject, uid, expiresAt: sql`clock_timestamp() + ${period}::interval` });
  return token;
};

const alive = (token: string, purpose: string) =>
  and(
    eq(linkToken.hash, hashToken(token)),
    eq(linkToken.purpose, purpose),
    isNull(linkToken.usedAt),
    gt(linkToken.expiresAt, sql`clock_timestamp()`),
  );

/** What a token allows now, or `null`: unknown, of another purpose, expired or used. Looking does not use it up. */
export const readToken = async (db: Reader, token: string, purpose: string): Promise<TokenGrant | null> => {
  const [row] = await db
    .select({ purpose: linkToken.purpose, subject: linkToken.subject, uid: linkToken.uid })
    .from(linkToken)
    .where(alive(token, purpose));
  return row ?? null;
};

/** Uses a token up within the transaction of its act; exactly one of several simultaneous uses gets the grant. */
export const useToken = async (tx: Tx, token: string, purpose: string): Promise<TokenGrant | null> => {
  const [row] = await tx
    .update(linkToken)
    .set({ usedAt: sql`clock_timestamp()` })
    .where(alive(token, purpose))
    .returning({ purpose: linkToken.purpose, subject: linkToken.subject, uid: linkToken.uid });
  return row ?? null;
};

/** Keeps the newest open tokens of a purpose and subject; older ones become void. */
export const keepNewest = async (tx: Tx, purpose: string, subject: string, kept: number): Promise<void> => {
  const open = and(eq(linkToken.purpose, purpose), eq(linkToken.subject, subject), isNull(linkToken.usedAt));
  const older = tx.select({ hash: linkToken.hash }).from(linkToken).where(open).orderBy(desc(linkToken.expiresAt)).offset(kept);
  await tx.update(linkToken).set({ usedAt: sql`clock_timestamp()` }).where(inArray(linkToken.hash, older));
};

/** How many tokens of a purpose and subject were issued within the last minutes, whatever became of them. */
export const issuedWithin = async (reader: Reader, purpose: string, subject: string, minutes: number): Promise<number> => {
  const recent = gt(linkToken.createdAt, sql`clock_timestamp() - ${`${minutes} minutes`}::interval`);
  return reader.$count(linkToken, and(eq(linkToken.purpose, purpose), eq(linkToken.subject, subject), recent));
};

/** Makes every open token of a purpose and subject void (a new one was sent, or the act happened otherwise). */
export const voidTokens = async (tx: Tx, purpose: string, subject: string): Promise<void> => {
  await tx
    .update(linkToken)
    .set({ usedAt: sql`clock_timestamp()` })
    .where(and(eq(linkToken.purpose, purpose), eq(linkToken.subject, subject), isNull(linkToken.usedAt)));
};
