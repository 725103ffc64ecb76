/** Reads and writes passkeys. */

import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { passkey } from '../tables.ts';

/** A passkey as stored. */
export type PasskeyRow = typeof passkey.$inferSelect;

/** The passkeys of a person, the oldest first. */
export const listPasskeys = (db: Reader, uid: Id): Promise<PasskeyRow[]> =>
  db.select().from(passkey).where(eq(passkey.uid, uid)).orderBy(asc(passkey.createdAt), asc(passkey.id));

/** How many passkeys a person has. */
export const countPasskeys = (db: Reader, uid: Id): Promise<number> => db.$count(passkey, eq(passkey.uid, uid));

/** The passkey to which a device gave this number. */
export const passkeyByCredential = async (db: Reader, credentialId: string): Promise<PasskeyRow | null> =>
  (await db.select().from(passkey).where(eq(passkey.credentialId, credentialId)))[0] ?? null;

/** A passkey of a person; null when it is gone or somebody else's. */
export const ownPasskey = async (db: Reader, uid: Id, id: Id): Promise<PasskeyRow | null> =>
  (
    await db
      .select()
      .from(passkey)
      .where(and(eq(passkey.uid, uid), eq(passkey.id, id)))
  )[0] ?? null;

/** What a new passkey is stored from. */
export type PasskeyDraft = Pick<PasskeyRow, 'uid' | 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'name'>;

/** Stores a new passkey; null when an account has it already. */
export const insertPasskey = async (tx: Tx, draft: PasskeyDraft): Promise<Id | null> => {
  const rows = await tx
    .insert(passkey)
    .values({ id: newId(), ...draft })
    .onConflictDoNothing()
    .returning({ id: passkey.id });
  return rows[0]?.id ?? null;
};

/** Notes a use of a passkey: false when it is gone, or another request moved its counter since it was read. */
export const takeUse = async (tx: Tx, { id, counter }: Pick<PasskeyRow, 'id' | 'counter'>, next: number): Promise<boolean> => {
  const unmoved = and(eq(passkey.id, id), eq(passkey.counter, counter));
  const used = { counter: next, usedAt: sql`clock_timestamp()` };
  return (await tx.update(passkey).set(used).where(unmoved).returning({ id: passkey.id })).length === 1;
};

/** Gives a passkey another name; false when it is gone or somebody else's. */
export const updatePasskeyName = async (tx: Tx, uid: Id, id: Id, name: string): Promise<boolean> => {
  const own = and(eq(passkey.uid, uid), eq(passkey.id, id));
  return (await tx.update(passkey).set({ name }).where(own).returning({ id: passkey.id })).length === 1;
};

/** Removes a passkey. */
export const deletePasskey = async (tx: Tx, id: Id): Promise<void> => {
  await tx.delete(passkey).where(eq(passkey.id, id));
};

/** Removes the passkeys of a person; `since` spares older ones. Answers how many went. */
export const deletePasskeys = async (tx: Tx, uid: Id, since?: Instant): Promise<number> => {
  const younger = since === undefined ? undefined : gte(passkey.createdAt, since);
  return (
    await tx
      .delete(passkey)
      .where(and(eq(passkey.uid, uid), younger))
      .returning({ id: passkey.id })
  ).length;
};
