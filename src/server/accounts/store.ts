/** Reads and writes people. */

import { and, arrayContains, asc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { IdentityState, SignedIn } from '../../domain/accounts/types.ts';
import type { Id, Instant } from '../../domain/kit/brand.ts';
import { accountNumbers } from '../../domain/kit/numbers.ts';
import type { Db, Reader, Tx } from '../kit/database/database.ts';
import { newId } from '../kit/database/ids.ts';
import { takeLock } from '../kit/database/locks.ts';
import { authAccount, authSession, authUser, person } from './tables.ts';

/** A person as stored. */
export type PersonRow = typeof person.$inferSelect;

/** A person as the rest of the server knows them. */
export type Person = SignedIn & Pick<PersonRow, 'licenseNumber' | 'createdAt'> & { readonly marketingConsent: boolean };

// What every request asks for; the rest of a person only their profile shows.
const viewerColumns = {
  uid: person.uid,
  email: person.email,
  emailVerifiedAt: person.emailVerifiedAt,
  firstName: person.firstName,
  lastName: person.lastName,
  lang: person.lang,
  claims: person.claims,
  identityState: person.identityState,
  companyId: person.companyId,
  companyName: person.companyName,
  companyState: person.companyState,
  isAgent: person.isAgent,
  emailChangeUndoUntil: person.emailChangeUndoUntil,
  secondFactorDue: person.secondFactorDue,
};

const toViewer = (row: Pick<PersonRow, keyof typeof viewerColumns>): SignedIn => ({
  kind: 'signed-in',
  uid: row.uid,
  email: row.email,
  emailVerified: row.emailVerifiedAt !== null,
  firstName: row.firstName,
  lastName: row.lastName,
  lang: row.lang,
  claims: row.claims,
  identity: row.identityState,
  company: row.companyId === null ? null : { id: row.companyId, name: row.companyName ?? '', state: row.companyState },
  isAgent: row.isAgent,
  emailChangeUndoUntil: row.emailChangeUndoUntil,
  secondFactorDue: row.secondFactorDue,
});

const toPerson = (row: PersonRow): Person => ({
  ...toViewer(row),
  licenseNumber: row.licenseNumber,
  marketingConsent: row.marketingConsentAt !== null,
  createdAt: row.createdAt,
});

/** The person with this uid. */
export const findByUid = async (db: Reader, uid: Id): Promise<Person | null> => {
  const [row] = await db.select().from(person).where(eq(person.uid, uid));
  return row ? toPerson(row) : null;
};

/** The person with this address. */
export const findByEmail = async (db: Reader, email: string): Promise<Person | null> => {
  const [row] = await db.select().from(person).where(eq(person.email, email.trim().toLowerCase()));
  return row ? toPerson(row) : null;
};

/** Whether another account bears the same first and last name. */
export const hasNamesake = async (db: Reader, { uid, firstName, lastName }: Pick<PersonRow, 'uid' | 'firstName' | 'lastName'>): Promise<boolean> =>
  (await db.$count(person, and(eq(person.firstName, firstName), eq(person.lastName, lastName), ne(person.uid, uid)))) > 0;

/** Whose address this was a moment ago, as long as it may undo the change: nobody else gets it before, or there would be nothing to go back to. */
const wasJustNow = (email: string) => and(eq(person.previousEmail, email), gt(person.emailChangeUndoUntil, sql`clock_timestamp()`));

/** Whether somebody has this address, or may still go back to it; also one whose sign-up was cut off before our own record. */
export const isEmailTaken = async (db: Reader, email: string): Promise<boolean> => {
  const address = email.trim().toLowerCase();
  return (await db.$count(authUser, eq(authUser.email, address))) > 0 || (await db.$count(person, wasJustNow(address))) > 0;
};

/** Several people at once; unknown ones are left out. */
export const findMany = async (db: Reader, uids: readonly Id[]): Promise<readonly Person[]> =>
  uids.length === 0
    ? []
    : (
        await db
          .select()
          .from(person)
          .where(inArray(person.uid, [...uids]))
      ).map(toPerson);

/** Every admin whose claim counts now: one that rests is nobody's second pair of eyes (docs/rules/accounts.md#second-factor). */
export const findAdmins = async (db: Reader): Promise<readonly Person[]> =>
  (
    await db
      .select()
      .from(person)
      .where(and(arrayContains(person.claims, ['admin']), or(isNull(person.secondFactorDue), gt(person.secondFactorDue, sql`clock_timestamp()`))))
      .orderBy(asc(person.email))
  ).map(toPerson);

/** Everybody who holds any claim. */
export const findClaimed = async (db: Reader): Promise<readonly Person[]> =>
  (await db.select().from(person).where(sql`cardinality(${person.claims}) > 0`).orderBy(asc(person.email))).map(toPerson);

/** Consent to marketing as given now, to this version of its text; or withdrawn. */
const consentColumns = (version: string | null) =>
  version === null
    ? { marketingConsentAt: null, marketingConsentVersion: null }
    : { marketingConsentAt: sql`clock_timestamp()`, marketingConsentVersion: version };

/** The marketing consent of a person: since when, and to which version of its text; null without one. */
export const marketingConsentOf = async (reader: Reader, uid: Id): Promise<{ readonly at: Instant; readonly version: string | null } | null> => {
  const columns = { at: person.marketingConsentAt, version: person.marketingConsentVersion };
  const [row] = await reader.select(columns).from(person).where(eq(person.uid, uid));
  return row?.at ? { at: row.at, version: row.version } : null;
};

/** What a new person is stored from; `consent` is the version of the marketing text agreed to. */
export type PersonDraft = Pick<PersonRow, 'uid' | 'email' | 'firstName' | 'lastName' | 'lang' | 'campaign'> & { readonly consent: string | null };

/** A new person; false when the row is there already (a repeat). */
export const insertPerson = async (tx: Tx, { consent, ...values }: PersonDraft): Promise<boolean> =>
  (
    await tx
      .insert(person)
      .values({ ...values, ...consentColumns(consent) })
      .onConflictDoNothing()
      .returning({ uid: person.uid })
  ).length === 1;

/** What may be changed of a person; what is not named stays. */
export type PersonChange = Partial<
  Pick<PersonRow, 'firstName' | 'lastName' | 'lang' | 'isAgent' | 'licenseNumber' | 'claims' | 'companyId' | 'companyName' | 'companyState'>
> & { readonly consent?: string | null };

/** Changes a person; null when there is none. */
export const updatePerson = async (tx: Tx, uid: Id, { consent, ...change }: PersonChange): Promise<Person | null> => {
  const set = { ...change, ...(consent === undefined ? {} : consentColumns(consent)) };
  if (Object.keys(set).length === 0) return findByUid(tx, uid);
  const [row] = await tx.update(person).set(set).where(eq(person.uid, uid)).returning();
  return row ? toPerson(row) : null;
};

/** Sets a person's identity state where it is still `from`; false when it is another. */
export const changeIdentity = async (tx: Tx, uid: Id, from: IdentityState, to: IdentityState): Promise<boolean> => {
  const where = and(eq(person.uid, uid), eq(person.identityState, from));
  return (await tx.update(person).set({ identityState: to }).where(where).returning({ uid: person.uid })).length === 1;
};

/** The person, whose row no other transaction changes until this one ends. */
export const lockPerson = async (tx: Tx, uid: Id): Promise<Person | null> => {
  const [row] = await tx.select().from(person).where(eq(person.uid, uid)).for('update');
  return row ? toPerson(row) : null;
};

/** Notes that the address is confirmed; false when it was already, or has changed meanwhile. */
export const markEmailVerified = async (tx: Tx, uid: Id, email: string): Promise<boolean> => {
  const rows = await tx
    .update(person)
    .set({ emailVerifiedAt: sql`clock_timestamp()` })
    .where(and(eq(person.uid, uid), eq(person.email, email), sql`${person.emailVerifiedAt} is null`))
    .returning({ uid: person.uid });
  return rows.length === 1;
};

/** Gives a person a new, confirmed address, in our record and the auth library's; false when somebody else has it. */
export const changeEmail = async (
  tx: Tx,
  uid: Id,
  change: { readonly from: string; readonly to: string; readonly canBeUndone: boolean },
): Promise<boolean> => {
  const taken = await tx
    .select({ id: authUser.id })
    .from(authUser)
    .where(and(eq(authUser.email, change.to), ne(authUser.id, uid)));
  if (taken.length > 0 || (await tx.$count(person, and(wasJustNow(change.to), ne(person.uid, uid)))) > 0) return false;
  const undone = { previousEmail: null, emailChangeUndoUntil: null };
  const kept = { previousEmail: change.from, emailChangeUndoUntil: sql`clock_timestamp() + ${`${accountNumbers.emailUndoHours} hours`}::interval` };
  const rows = await tx
    .update(person)
    .set({ email: change.to, emailVerifiedAt: sql`clock_timestamp()`, ...(change.canBeUndone ? kept : undone) })
    .where(and(eq(person.uid, uid), eq(person.email, change.from)))
    .returning({ uid: person.uid });
  if (rows.length === 1) await tx.update(authUser).set({ email: change.to, updatedAt: new Date() }).where(eq(authUser.id, uid));
  return rows.length === 1;
};

/** The address that a person may still go back to. */
export const undoableEmail = async (
  tx: Tx,
  uid: Id,
): Promise<(Pick<PersonRow, 'email' | 'lang' | 'firstName'> & { readonly previousEmail: string; readonly undoUntil: Instant }) | null> => {
  const { email, previousEmail, lang, firstName, emailChangeUndoUntil: undoUntil } = person;
  const [row] = await tx
    .select({ email, previousEmail, lang, firstName, undoUntil })
    .from(person)
    .where(and(eq(person.uid, uid), gt(person.emailChangeUndoUntil, sql`clock_timestamp()`)))
    .for('update');
  return row?.previousEmail && row.undoUntil ? { ...row, previousEmail: row.previousEmail, undoUntil: row.undoUntil } : null;
};

/** A session that is stored, whether it is over or not, and whose it is. */
export type StoredSession = { readonly createdAt: Date; readonly expiresAt: Date; readonly viewer: SignedIn };

/** Reads the sessions of tokens, in their order: one prepared statement, however many. */
export const sessionReader = (db: Db): ((tokens: readonly string[]) => Promise<(StoredSession | null)[]>) => {
  const statement = db
    .select({ token: authSession.token, createdAt: authSession.createdAt, expiresAt: authSession.expiresAt, viewer: viewerColumns })
    .from(authSession)
    .innerJoin(person, eq(person.uid, authSession.userId))
    .where(sql`${authSession.token} = any(${sql.placeholder('tokens')})`)
    .prepare('sessions_of_tokens');
  return async (tokens) => {
    const rows = await statement.execute({ tokens: [...new Set(tokens)] });
    const found = new Map(rows.map(({ token, viewer, ...times }) => [token, { ...times, viewer: toViewer(viewer) }]));
    return tokens.map((token) => found.get(token) ?? null);
  };
};

/** Makes a person's password void, so that only a mailed link opens the account again. */
export const voidPassword = async (tx: Tx, uid: Id): Promise<void> => {
  await tx
    .update(authAccount)
    .set({ password: null, updatedAt: new Date() })
    .where(and(eq(authAccount.userId, uid), eq(authAccount.providerId, 'credential')));
};

/** Sets a person's password; whoever signed in without one until now gets one. */
export const setPassword = async (tx: Tx, uid: Id, password: string): Promise<void> => {
  const own = and(eq(authAccount.userId, uid), eq(authAccount.providerId, 'credential'));
  const changed = await tx.update(authAccount).set({ password, updatedAt: new Date() }).where(own).returning({ id: authAccount.id });
  if (changed.length === 0) await tx.insert(authAccount).values({ id: newId(), userId: uid, accountId: uid, providerId: 'credential', password });
};

/** Ends every session of a person. */
export const endSessions = async (tx: Tx, uid: Id): Promise<void> => {
  await tx.delete(authSession).where(eq(authSession.userId, uid));
};

/** Serialises changes of claims, so that two admins cannot remove each other at once. */
export const lockClaims = async (tx: Tx): Promise<void> => {
  await takeLock(tx, 'accounts:claims');
};
