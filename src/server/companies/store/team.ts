/** Reads and writes who belongs to a company, and its end. */

import { and, eq, exists, gte, isNull, ne, notExists, type SQL, sql } from 'drizzle-orm';
import { accepted } from '../../../domain/accounts/rules/verification-status.ts';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { person } from '../../accounts/tables.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { event } from '../../kit/tables/event.ts';
import { company, companyMember } from '../tables.ts';
import type { CompanyRow, MemberPerson } from './companies.ts';

type Part = { readonly limit: number; readonly offset: number };

const peopleWhere = (reader: Reader, where: SQL | undefined, { limit, offset }: Part): Promise<MemberPerson[]> =>
  reader
    .select({ member: companyMember, person })
    .from(companyMember)
    .innerJoin(person, eq(person.uid, companyMember.uid))
    .where(where)
    .orderBy(person.lastName, person.firstName, person.uid)
    .limit(limit)
    .offset(offset);

/** Everybody who is linked with a company, whatever the state of the link, by name. */
export const peopleOfCompany = (reader: Reader, companyId: Id, part: Part): Promise<MemberPerson[]> =>
  peopleWhere(reader, eq(companyMember.companyId, companyId), part);

/** How many people are linked with a company. */
export const countPeople = (reader: Reader, companyId: Id): Promise<number> => reader.$count(companyMember, eq(companyMember.companyId, companyId));

const isSuccessor = (companyId: Id, creatorUid: Id): SQL | undefined =>
  and(eq(companyMember.companyId, companyId), eq(companyMember.state, accepted), ne(companyMember.uid, creatorUid));

/** The accepted members beside a company's creator, by name: each may take it over. */
export const successorsOfCompany = (reader: Reader, { id, creatorUid }: Pick<CompanyRow, 'id' | 'creatorUid'>, part: Part): Promise<MemberPerson[]> =>
  peopleWhere(reader, isSuccessor(id, creatorUid), part);

/** How many accepted members there are beside the creator. */
export const countSuccessors = (reader: Reader, { id, creatorUid }: Pick<CompanyRow, 'id' | 'creatorUid'>): Promise<number> =>
  reader.$count(companyMember, isSuccessor(id, creatorUid));

/** A company that somebody brought here and others are accepted members of; they themselves are not linked with it. */
export const leftCompanyOf = async (reader: Reader, uid: Id): Promise<CompanyRow | null> => {
  const links = (of: SQL | undefined) =>
    reader
      .select({ uid: companyMember.uid })
      .from(companyMember)
      .where(and(eq(companyMember.companyId, company.id), of));
  const rows = await reader
    .select()
    .from(company)
    .where(
      and(
        eq(company.creatorUid, uid),
        isNull(company.deletedAt),
        exists(links(eq(companyMember.state, accepted))),
        notExists(links(eq(companyMember.uid, uid))),
      ),
    )
    .orderBy(company.id)
    .limit(1);
  return rows[0] ?? null;
};

/** How many invitations a person has mailed since a moment, as the event log knows. */
export const countInvites = (reader: Reader, uid: Id, since: Instant): Promise<number> =>
  reader.$count(event, and(eq(event.uid, uid), eq(event.method, 'inviteToCompany'), gte(event.createdAt, since)));

/** Makes somebody else the creator. */
export const changeCreator = async (tx: Tx, companyId: Id, creatorUid: Id): Promise<void> => {
  await tx.update(company).set({ creatorUid }).where(eq(company.id, companyId));
};

/** Ends a company that nobody is linked with any more. */
export const endCompany = async (tx: Tx, companyId: Id): Promise<void> => {
  await tx.update(company).set({ deletedAt: sql`now()` }).where(eq(company.id, companyId));
};
