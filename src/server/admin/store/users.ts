/** Reads the accounts of all people for the console. */

import { and, desc, eq, ilike, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { parseNip } from '../../../domain/kit/identifiers.ts';
import { person, secondFactor } from '../../accounts/tables.ts';
import { company, companyMember } from '../../companies/tables.ts';
import type { Reader } from '../../kit/database/database.ts';

/** Which accounts are asked for: by a text, and only those that hold claims. */
export type UserFilter = { readonly text: string | null; readonly claimed: boolean };

/**
 * A search reads every account: the text may stand anywhere in a name or an address. 100 000 of them take a tenth of a second, which an operator
 * waits for; an index for it would be paid by every sign-up.
 */
const matching = ({ text, claimed }: UserFilter): SQL | undefined =>
  and(claimed ? sql`cardinality(${person.claims}) > 0` : undefined, text === null ? undefined : namedBy(text));

const namedBy = (text: string): SQL | undefined => {
  const nip = parseNip(text);
  return or(personNamed(text), nip === null ? undefined : eq(company.nip, nip));
};

/** Accounts with this id, or with the text in their name, address or company's name. */
export const personNamed = (text: string): SQL | undefined => {
  const like = likeText(text);
  return or(
    eq(person.uid, text),
    ilike(person.email, like),
    ilike(sql`${person.firstName} || ' ' || ${person.lastName}`, like),
    ilike(person.companyName, like),
  );
};

/** A pattern of `like` for what holds the text, as it is written. */
export const likeText = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const columns = {
  uid: person.uid,
  firstName: person.firstName,
  lastName: person.lastName,
  email: person.email,
  emailVerifiedAt: person.emailVerifiedAt,
  createdAt: person.createdAt,
  deletedAt: person.deletedAt,
  identity: person.identityState,
  claims: person.claims,
  companyName: company.name,
  nip: company.nip,
  companyState: companyMember.state,
  factorSince: secondFactor.confirmedAt,
  secondFactorDue: person.secondFactorDue,
  lang: person.lang,
  isAgent: person.isAgent,
};

const users = (reader: Reader) =>
  reader
    .select(columns)
    .from(person)
    .leftJoin(companyMember, eq(companyMember.uid, person.uid))
    .leftJoin(company, eq(company.id, companyMember.companyId))
    .leftJoin(secondFactor, and(eq(secondFactor.uid, person.uid), isNotNull(secondFactor.confirmedAt)));

/** An account as the console reads it. */
export type UserRow = Awaited<ReturnType<typeof users>>[number];

/** A page of accounts, the newest first. */
export const userPage = (reader: Reader, filter: UserFilter, limit: number, offset: number): Promise<readonly UserRow[]> =>
  users(reader).where(matching(filter)).orderBy(desc(person.createdAt), desc(person.uid)).limit(limit).offset(offset);

/** How many accounts a filter finds. */
export const countUsers = async (reader: Reader, filter: UserFilter): Promise<number> => {
  const [found] = await reader
    .select({ n: sql<number>`count(*)::int` })
    .from(person)
    .leftJoin(companyMember, eq(companyMember.uid, person.uid))
    .leftJoin(company, eq(company.id, companyMember.companyId))
    .where(matching(filter));
  return found?.n ?? 0;
};

/** One account; null when there is none. */
export const userByUid = async (reader: Reader, uid: string): Promise<UserRow | null> => (await users(reader).where(eq(person.uid, uid)))[0] ?? null;
