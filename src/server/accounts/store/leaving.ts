/** Reads and writes deletions of accounts and copies of data. */

import { and, desc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { DeletionStep } from '../../../domain/accounts/rules/deletion.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { accountNumbers } from '../../../domain/kit/numbers.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { keyColumn } from '../../kit/files/references.ts';
import { accountDeletion, dataCopy, type Leaver } from '../tables/leaving.ts';
import { authAccount, authSession, authUser, mailLeft, passkey, person, recoveryCode, secondFactor } from '../tables.ts';

export type DeletionRow = typeof accountDeletion.$inferSelect;
export type CopyRow = typeof dataCopy.$inferSelect;

export const insertDeletion = async (tx: Tx, runId: Id, uid: Id): Promise<void> => {
  await tx.insert(accountDeletion).values({ runId, uid });
};

export const deletionByRun = async (reader: Reader, runId: Id): Promise<DeletionRow | null> =>
  (await reader.select().from(accountDeletion).where(eq(accountDeletion.runId, runId)))[0] ?? null;

/** The deletion that a person confirmed last, while it still may begin. */
export const confirmedDeletion = async (tx: Tx, uid: Id): Promise<DeletionRow | null> => {
  const fresh = gt(accountDeletion.confirmedAt, sql`clock_timestamp() - ${`${accountNumbers.deletionMinutes} minutes`}::interval`);
  const [row] = await tx
    .select()
    .from(accountDeletion)
    .where(and(eq(accountDeletion.uid, uid), isNull(accountDeletion.begunAt), fresh))
    .orderBy(desc(accountDeletion.confirmedAt))
    .limit(1)
    .for('update');
  return row ?? null;
};

export const beginDeletion = async (tx: Tx, runId: Id, leaver: Leaver): Promise<void> => {
  await tx.update(accountDeletion).set({ leaver, begunAt: sql`clock_timestamp()` }).where(eq(accountDeletion.runId, runId));
};

/** The deletion, whose row no other transaction changes until this one ends. */
export const lockDeletion = async (tx: Tx, runId: Id): Promise<DeletionRow | null> =>
  (await tx.select().from(accountDeletion).where(eq(accountDeletion.runId, runId)).for('update'))[0] ?? null;

/** Notes that a step is done. */
export const addDeletionStep = async (tx: Tx, runId: Id, step: DeletionStep): Promise<void> => {
  const at = sql`to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  await tx
    .update(accountDeletion)
    .set({ steps: sql`${accountDeletion.steps} || jsonb_build_array(jsonb_build_object('step', ${step}::text, 'at', ${at}))` })
    .where(eq(accountDeletion.runId, runId));
};

/** Notes that nothing is left to do, and forgets whom it was about. */
export const endDeletion = async (tx: Tx, runId: Id): Promise<void> => {
  await tx.update(accountDeletion).set({ doneAt: sql`clock_timestamp()`, leaver: null }).where(eq(accountDeletion.runId, runId));
};

/** Deletions that were begun and are not done. */
export const unfinishedDeletions = (reader: Reader): Promise<{ runId: Id }[]> =>
  reader
    .select({ runId: accountDeletion.runId })
    .from(accountDeletion)
    .where(and(isNotNull(accountDeletion.begunAt), isNull(accountDeletion.doneAt)));

/** People whose deletion ended within the last days: their last letter may still be there. */
export const recentlyDeleted = (reader: Reader): Promise<{ uid: Id }[]> =>
  reader.select({ uid: accountDeletion.uid }).from(accountDeletion).where(gt(accountDeletion.doneAt, sql`now() - interval '30 days'`));

/** People whose account is gone, for a statement about them. */
export const goneUids = (tx: Tx) => tx.select({ uid: person.uid }).from(person).where(isNotNull(person.deletedAt));

/** Forgets confirmations that nobody followed, and deletions that are older than the log. */
export const tidyDeletions = async (tx: Tx): Promise<void> => {
  const unused = and(isNull(accountDeletion.begunAt), lt(accountDeletion.confirmedAt, sql`now() - interval '1 day'`));
  const old = lt(accountDeletion.doneAt, sql`now() - make_interval(years => ${accountNumbers.eventYears}::int)`);
  await tx.delete(accountDeletion).where(or(unused, old));
};

/** Ends the account: the way to sign in goes with its sessions, and the record of the person bears the alias. */
export const eraseAccount = async (tx: Tx, { uid, alias }: Leaver): Promise<void> => {
  await tx.delete(authUser).where(eq(authUser.id, uid));
  for (const table of [mailLeft, secondFactor, recoveryCode, passkey]) await tx.delete(table).where(eq(table.uid, uid));
  await tx
    .update(person)
    .set({
      ...alias,
      ...{
        emailVerifiedAt: null,
        previousEmail: null,
        emailChangeUndoUntil: null,
        claims: [],
        companyId: null,
        companyName: null,
        companyState: 'INITIAL',
        secondFactorDue: null,
      },
      ...{ isAgent: false, licenseNumber: null, marketingConsentAt: null, marketingConsentVersion: null, campaign: null },
      deletedAt: sql`clock_timestamp()`,
    })
    .where(eq(person.uid, uid));
};

/** A person's own record, as a copy of their data shows it: ways in by their kind and day, without tokens, secrets and what a device knows a key by. */
export const recordOf = async (reader: Reader, uid: Id) => {
  const [row] = await reader.select().from(person).where(eq(person.uid, uid));
  const left = await reader.select({ kind: mailLeft.kind, createdAt: mailLeft.createdAt }).from(mailLeft).where(eq(mailLeft.uid, uid));
  const { name, createdAt, usedAt } = passkey;
  const passkeys = await reader.select({ name, createdAt, usedAt }).from(passkey).where(eq(passkey.uid, uid)).orderBy(createdAt, passkey.id);
  const { ipAddress, userAgent, expiresAt, updatedAt } = authSession;
  const opened = { createdAt: authSession.createdAt, updatedAt, expiresAt, ipAddress, userAgent };
  const sessions = await reader.select(opened).from(authSession).where(eq(authSession.userId, uid)).orderBy(authSession.createdAt);
  const way = { provider: authAccount.providerId, createdAt: authAccount.createdAt };
  const signInWays = await reader.select(way).from(authAccount).where(eq(authAccount.userId, uid)).orderBy(authAccount.createdAt);
  const factor = { confirmedAt: secondFactor.confirmedAt, createdAt: secondFactor.createdAt };
  const [second] = await reader.select(factor).from(secondFactor).where(eq(secondFactor.uid, uid));
  const code = { createdAt: recoveryCode.createdAt, usedAt: recoveryCode.usedAt };
  const recoveryCodes = await reader
    .select(code)
    .from(recoveryCode)
    .where(eq(recoveryCode.uid, uid))
    .orderBy(recoveryCode.createdAt, recoveryCode.hash);
  return { person: row ?? null, mailsLeft: left, passkeys, sessions, signInWays, secondFactor: second ?? null, recoveryCodes };
};

export const insertCopy = async (tx: Tx, id: Id, uid: Id): Promise<CopyRow | null> =>
  (await tx.insert(dataCopy).values({ id, uid }).returning())[0] ?? null;

/** The newest copy of a person that is being made, failed within a day, or can still be fetched. */
export const newestCopy = async (reader: Reader, uid: Id): Promise<CopyRow | null> => {
  const stands = or(gt(dataCopy.expiresAt, sql`now()`), and(isNull(dataCopy.readyAt), gt(dataCopy.createdAt, sql`now() - interval '1 day'`)));
  const [row] = await reader
    .select()
    .from(dataCopy)
    .where(and(eq(dataCopy.uid, uid), stands))
    .orderBy(desc(dataCopy.createdAt))
    .limit(1);
  return row ?? null;
};

export const copyById = async (reader: Reader, id: Id): Promise<CopyRow | null> =>
  (await reader.select().from(dataCopy).where(eq(dataCopy.id, id)))[0] ?? null;

/** Notes that a copy can be fetched from now on. */
export const completeCopy = async (tx: Tx, id: Id, made: { readonly key: string; readonly bytes: number }): Promise<CopyRow | null> => {
  const ready = {
    readyAt: sql`clock_timestamp()`,
    expiresAt: sql`clock_timestamp() + ${`${accountNumbers.dataCopyDays} days`}::interval`,
    failedAt: null,
  };
  return (
    (
      await tx
        .update(dataCopy)
        .set({ ...made, ...ready })
        .where(eq(dataCopy.id, id))
        .returning()
    )[0] ?? null
  );
};

export const failCopy = async (tx: Tx, id: Id): Promise<void> => {
  await tx.update(dataCopy).set({ failedAt: sql`clock_timestamp()` }).where(eq(dataCopy.id, id));
};

/** Where the bytes of a copy lie: the same place for every try, so that a try that was cut off leaves nothing behind. */
export const copyKey = (uid: Id, copyId: Id): string => `people/${uid}/copies/${copyId}.zip`;

/** Forgets copies whose time is over, or all of a person's. Answers where their bytes lie, also of one that was written and not yet named by its row. */
export const deleteCopies = async (tx: Tx, of: { readonly uid: Id } | 'expired'): Promise<string[]> => {
  const over = or(lt(dataCopy.expiresAt, sql`now()`), and(isNull(dataCopy.readyAt), lt(dataCopy.createdAt, sql`now() - interval '1 day'`)));
  const gone = await tx
    .delete(dataCopy)
    .where(of === 'expired' ? over : eq(dataCopy.uid, of.uid))
    .returning({ id: dataCopy.id, uid: dataCopy.uid });
  return gone.map(({ id, uid }) => copyKey(uid, id));
};

/** The column that names the archives. */
export const copyFiles = keyColumn(dataCopy.key);
