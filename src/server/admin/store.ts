/** Reads what waits for a moderator: identities and companies. */

import { and, asc, desc, eq, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { companyLifecycle, isCompanyWaiting } from '../../domain/companies/machine.ts';
import { identityLifecycle, isIdentityDecided, isIdentityWaiting } from '../../domain/identity/machine.ts';
import { parseNip } from '../../domain/kit/identifiers.ts';
import { nameOfPerson, person } from '../accounts/tables.ts';
import { company, companyAuthority, companyMember } from '../companies/tables.ts';
import type { Reader } from '../kit/database/database.ts';
import type { WaitingRows } from '../kit/database/waiting.ts';
import { lifecycleStep } from '../kit/tables/step.ts';
import { likeText, personNamed } from './store/users.ts';

const people = { uid: person.uid, firstName: person.firstName, lastName: person.lastName, email: person.email };

/** Which requests are listed: those that wait or those decided, and of whom; null of everybody. */
export type ReviewFilter = { readonly waiting: boolean; readonly text: string | null };

/** The last step of a person's identity, looked up for each of those who are listed. */
const lastStep = (db: Reader) =>
  db
    .select({ at: lifecycleStep.createdAt, reason: sql<string | null>`${lifecycleStep.details}->>'reason'`.as('reason') })
    .from(lifecycleStep)
    .where(and(eq(lifecycleStep.lifecycle, identityLifecycle.name), eq(lifecycleStep.subjectId, person.uid)))
    .orderBy(desc(lifecycleStep.id))
    .limit(1)
    .as('last_step');

const identityIn = (waiting: boolean) => identityLifecycle.states.filter(waiting ? isIdentityWaiting : isIdentityDecided);
/** People in these states who are still here: whoever deleted their account waits for nobody, and nothing is decided about them. */
const identitiesIn = ({ waiting, text }: ReviewFilter): SQL | undefined =>
  and(inArray(person.identityState, identityIn(waiting)), isNull(person.deletedAt), text === null ? undefined : personNamed(text));
const companyIn = (waiting: boolean) =>
  companyLifecycle.states.filter((state) => isCompanyWaiting(state) === waiting && state !== companyLifecycle.states[0]);

const companiesIn = ({ waiting, text }: ReviewFilter): SQL | undefined =>
  and(
    inArray(companyMember.state, companyIn(waiting)),
    sql`${companyMember.submittedAt} is not null`,
    text === null ? undefined : or(ofPeopleNamed(text), ofCompaniesNamed(text)),
  );

const ofPeopleNamed = (text: string): SQL => sql`${companyMember.uid} in (select ${person.uid} from ${person} where ${personNamed(text)})`;

const ofCompaniesNamed = (text: string): SQL => {
  const nip = parseNip(text);
  const named = or(ilike(company.name, likeText(text)), nip === null ? undefined : eq(company.nip, nip));
  return sql`${companyMember.companyId} in (select ${company.id} from ${company} where ${named})`;
};

/** People whom a moderator has to look at, the longest waiting first, or those decided, the last first. */
export const identityReviews = (db: Reader, filter: ReviewFilter, limit: number, offset: number) => {
  const last = lastStep(db);
  // Whoever is in a state without a step of it is counted, and so listed, from the day of the account on.
  const at = sql`coalesce(${last.at}, ${person.createdAt})`.mapWith(person.createdAt);
  return db
    .select({ ...people, state: person.identityState, at, reason: last.reason })
    .from(person)
    .leftJoinLateral(last, sql`true`)
    .where(identitiesIn(filter))
    .orderBy(filter.waiting ? asc(at) : desc(at), person.uid)
    .limit(limit)
    .offset(offset);
};

export const countIdentityReviews = (db: Reader, filter: ReviewFilter): Promise<number> => db.$count(person, identitiesIn(filter));

/** Since when these people wait: they asked by their last step. */
const askedAt = sql`(select max(step.created_at) from ${lifecycleStep} as step where step.lifecycle = ${identityLifecycle.name} and step.subject_id = ${person}.uid)`;

/** People who wait for a moderator. */
export const waitingIdentities = (): WaitingRows => ({
  table: person,
  id: person.uid,
  at: askedAt,
  where: identitiesIn({ waiting: true, text: null }),
  name: sql`${person.firstName} || ' ' || ${person.lastName}`,
  who: person.email,
});

/** Links with companies that a moderator has to look at, the longest waiting first, or those decided, the last sent first. */
export const companyReviews = (db: Reader, filter: ReviewFilter, limit: number, offset: number) =>
  db
    .select({ ...people, company, member: companyMember, authority: companyAuthority })
    .from(companyMember)
    .innerJoin(company, eq(company.id, companyMember.companyId))
    .innerJoin(person, eq(person.uid, companyMember.uid))
    .leftJoin(companyAuthority, eq(companyAuthority.id, companyMember.authorityId))
    .where(companiesIn(filter))
    .orderBy(filter.waiting ? asc(companyMember.submittedAt) : desc(companyMember.submittedAt), companyMember.uid)
    .limit(limit)
    .offset(offset);

export const countCompanyReviews = (db: Reader, filter: ReviewFilter): Promise<number> => db.$count(companyMember, companiesIn(filter));

/** Links that wait for a moderator; a person has one at most. */
export const waitingCompanies = (): WaitingRows => ({
  table: companyMember,
  id: companyMember.uid,
  at: companyMember.submittedAt,
  where: companiesIn({ waiting: true, text: null }),
  name: sql`(select ${company.name} from ${company} where ${company.id} = ${companyMember.companyId})`,
  who: nameOfPerson(companyMember.uid),
});
