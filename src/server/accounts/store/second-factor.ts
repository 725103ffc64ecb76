/** Reads and writes second factors and recovery codes. */

import { and, eq, gte, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { FactorRest } from '../../../domain/accounts/rules/passkeys.ts';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { accountNumbers } from '../../../domain/kit/numbers.ts';
import type { Db, Reader, Tx } from '../../kit/database/database.ts';
import { passkey, person, recoveryCode, secondFactor } from '../tables.ts';
import { countPasskeys, deletePasskeys } from './passkeys.ts';

/** A second factor as stored. */
export type FactorRow = typeof secondFactor.$inferSelect;

/** Since when a person has a second factor; null without one. */
export const factorSince = async (db: Reader, uid: Id): Promise<Instant | null> => {
  const [row] = await db.select({ since: secondFactor.confirmedAt }).from(secondFactor).where(eq(secondFactor.uid, uid));
  return row?.since ?? null;
};

/** How many recovery codes a person has left. */
export const countRecoveryCodes = (db: Reader, uid: Id): Promise<number> =>
  db.$count(recoveryCode, and(eq(recoveryCode.uid, uid), isNull(recoveryCode.usedAt)));

const period = sql.raw(`interval '${accountNumbers.secondFactorTryMinutes} minutes'`);

/** A try at a code: the factor as it stands, how many tries with this one, and how many minutes until the count begins anew. */
export type FactorTry = { readonly factor: FactorRow; readonly tries: number; readonly minutes: number };

/**
 * Counts a try before anything is compared, in one statement that commits by itself: many at once are counted each, and a roll-back gives none
 * back. Null when there is no factor, nor one that waits for its first code.
 */
export const countTry = async (db: Db, uid: Id): Promise<FactorTry | null> => {
  const isOver = or(isNull(secondFactor.triesSince), lt(secondFactor.triesSince, sql`clock_timestamp() - ${period}`));
  const [row] = await db
    .update(secondFactor)
    .set({
      tries: sql`case when ${isOver} then 1 else ${secondFactor.tries} + 1 end`,
      triesSince: sql`case when ${isOver} then clock_timestamp() else ${secondFactor.triesSince} end`,
    })
    .where(eq(secondFactor.uid, uid))
    .returning();
  if (!row) return null;
  const age = row.triesSince === null ? 0 : Date.now() - Date.parse(row.triesSince);
  return { factor: row, tries: row.tries, minutes: Math.max(1, Math.ceil(accountNumbers.secondFactorTryMinutes - age / 60_000)) };
};

/** Takes a code of the app: false when it, or a later one, was taken before. */
export const takeStep = async (tx: Tx, uid: Id, step: number): Promise<boolean> => {
  const fresh = and(eq(secondFactor.uid, uid), isNotNull(secondFactor.confirmedAt), lt(secondFactor.lastStep, step));
  return (await tx.update(secondFactor).set({ lastStep: step, tries: 0 }).where(fresh).returning({ uid: secondFactor.uid })).length === 1;
};

/** Which of these hashes is that of an unused recovery code of the person; null when none is. */
export const recoveryCodeOf = async (db: Reader, uid: Id, hashes: readonly string[]): Promise<string | null> => {
  const unused = and(eq(recoveryCode.uid, uid), inArray(recoveryCode.hash, [...hashes]), isNull(recoveryCode.usedAt));
  const [row] = await db.select({ hash: recoveryCode.hash }).from(recoveryCode).where(unused);
  return row?.hash ?? null;
};

/** Every second factor with a secret, that of an app or of one that waits for its first code. */
export const sealedFactors = (db: Reader): Promise<Pick<FactorRow, 'uid' | 'sealedSecret' | 'pendingSecret'>[]> =>
  db
    .select({ uid: secondFactor.uid, sealedSecret: secondFactor.sealedSecret, pendingSecret: secondFactor.pendingSecret })
    .from(secondFactor)
    .where(or(isNotNull(secondFactor.sealedSecret), isNotNull(secondFactor.pendingSecret)));

/** Puts a secret in the place of the same one, closed in another way; nothing where another one stands there meanwhile. */
export const replaceSealed = async (tx: Tx, uid: Id, column: 'sealedSecret' | 'pendingSecret', from: string, to: string): Promise<void> => {
  await tx
    .update(secondFactor)
    .set({ [column]: to })
    .where(and(eq(secondFactor.uid, uid), eq(secondFactor[column], from)));
};

/** Uses a recovery code up: false when another request was faster. */
export const takeRecoveryCode = async (tx: Tx, uid: Id, hash: string): Promise<boolean> => {
  const unused = and(eq(recoveryCode.uid, uid), eq(recoveryCode.hash, hash), isNull(recoveryCode.usedAt));
  const rows = await tx.update(recoveryCode).set({ usedAt: sql`clock_timestamp()` }).where(unused).returning({ uid: recoveryCode.uid });
  if (rows.length === 1) await tx.update(secondFactor).set({ tries: 0 }).where(eq(secondFactor.uid, uid));
  return rows.length === 1;
};

/** Notes a new secret that waits for its first code. What counts until then stays. */
export const savePending = async (tx: Tx, uid: Id, pendingSecret: string): Promise<void> => {
  await tx.insert(secondFactor).values({ uid, pendingSecret }).onConflictDoUpdate({ target: secondFactor.uid, set: { pendingSecret } });
};

/** Makes the waiting secret the one that counts, from this code on; false when it waits no more. Another phone leaves the day of the first one. */
export const confirmPending = async (tx: Tx, uid: Id, pendingSecret: string, step: number): Promise<boolean> => {
  const rows = await tx
    .update(secondFactor)
    .set({
      sealedSecret: pendingSecret,
      pendingSecret: null,
      confirmedAt: sql`coalesce(${secondFactor.confirmedAt}, clock_timestamp())`,
      lastStep: step,
      tries: 0,
    })
    .where(and(eq(secondFactor.uid, uid), eq(secondFactor.pendingSecret, pendingSecret)))
    .returning({ uid: secondFactor.uid });
  return rows.length === 1;
};

/** Replaces the recovery codes of a person. */
export const replaceRecoveryCodes = async (tx: Tx, uid: Id, hashes: readonly string[]): Promise<void> => {
  await tx.delete(recoveryCode).where(eq(recoveryCode.uid, uid));
  if (hashes.length > 0) await tx.insert(recoveryCode).values(hashes.map((hash) => ({ uid, hash })));
};

/** Whether an app with codes is among somebody's second factor, and how many passkeys are. */
export const factorParts = async (db: Reader, uid: Id): Promise<FactorRest> => {
  const app = and(eq(secondFactor.uid, uid), isNotNull(secondFactor.confirmedAt), isNotNull(secondFactor.sealedSecret));
  return { hasApp: (await db.$count(secondFactor, app)) > 0, passkeys: await countPasskeys(db, uid) };
};

/** Notes that a passkey makes a second factor; true when it is the first of either kind. */
export const beginFactor = async (tx: Tx, uid: Id): Promise<boolean> => {
  const isFirst = (await factorSince(tx, uid)) === null;
  const confirmedAt = sql`coalesce(${secondFactor.confirmedAt}, clock_timestamp())`;
  const begun = { uid, confirmedAt: sql`clock_timestamp()` };
  await tx.insert(secondFactor).values(begun).onConflictDoUpdate({ target: secondFactor.uid, set: { confirmedAt } });
  return isFirst;
};

/** Takes the app with codes away and leaves the rest. */
export const deleteApp = async (tx: Tx, uid: Id): Promise<void> => {
  await tx.update(secondFactor).set({ sealedSecret: null, pendingSecret: null }).where(eq(secondFactor.uid, uid));
};

/**
 * Takes the second factor away with its recovery codes and passkeys; false when there was none. `since` spares what is older: an app, whatever
 * phone it is on, and passkeys. What is left then without either is no second factor.
 */
export const deleteFactor = async (tx: Tx, uid: Id, since?: Instant): Promise<boolean> => {
  await deletePasskeys(tx, uid, since);
  const isBare = and(isNull(secondFactor.sealedSecret), notExists(tx.select({ id: passkey.id }).from(passkey).where(eq(passkey.uid, uid))));
  const younger = since === undefined ? undefined : or(isNull(secondFactor.confirmedAt), gte(secondFactor.confirmedAt, since), isBare);
  const rows = await tx
    .delete(secondFactor)
    .where(and(eq(secondFactor.uid, uid), younger))
    .returning({ confirmedAt: secondFactor.confirmedAt });
  if (rows.length > 0) await replaceRecoveryCodes(tx, uid, []);
  return rows.some(({ confirmedAt }) => confirmedAt !== null);
};

/** Sets until when a person must have a second factor: an admin without one has seven days from the first moment that is so; nobody else must. */
export const renewFactorDue = async (tx: Tx, uid: Id): Promise<void> => {
  const has = sql`exists (select 1 from ${secondFactor} where ${secondFactor.uid} = ${uid} and ${secondFactor.confirmedAt} is not null)`;
  const days = sql.raw(`interval '${accountNumbers.adminGraceDays} days'`);
  await tx
    .update(person)
    .set({
      secondFactorDue: sql`case when 'admin' = any(${person.claims}) and not ${has} then coalesce(${person.secondFactorDue}, clock_timestamp() + ${days}) end`,
    })
    .where(eq(person.uid, uid));
};
