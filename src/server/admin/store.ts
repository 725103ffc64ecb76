/** Reads what waits for a moderator: identities and companies. */

import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { companyLifecycle, isCompanyWaiting } from '../../domain/companies/machine.ts';
import { identityLifecycle, isIdentityDecided, isIdentityWaiting } from '../../domain/identity/machine.ts';
import { nameOfPerson, person } from '../accounts/tables.ts';
import { company, companyAuthority, companyMember } from '../companies/tables.ts';
import type { Reader } from '../kit/database/database.ts';
import type { WaitingRows } from '../kit/database/waiting.ts';
import { lifecycleStep } from '../kit/tables/step.ts';

const people = { uid: person.uid, firstName: person.firstName, lastName: person.lastName, email: person.email };

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
const identitiesIn = (waiting: boolean): SQL | undefined => and(inArray(person.identityState, identityIn(waiting)), isNull(person.deletedAt));
const companyIn = (waiting: boolean) =>
  companyLifecycle.states.filter((state) => isCompanyWaiting(state) === waiting && state !== companyLifecycle.states[0]);

const companiesIn = (waiting: boolean): SQL | undefined =>
  and(inArray(companyMember.state, companyIn(waiting)), sql`${companyMember.submittedAt} is not null`);

/** People whom a moderator has to look at, the longest waiting first, or those decided, the last first. */
export const identityReviews = (db: Reader, waiting: boolean, limit: number, offset: number) => {
  const last = lastStep(db);
  // Whoever is in a state without a step of it is counted, and so listed, from the day of the account on.
  const at = sql`coalesce(${last.at}, ${person.createdAt})`.mapWith(person.createdAt);
  return db
    .select({ ...people, state: person.identityState, at, reason: last.reason })
    .from(person)
    .leftJoinLateral(last, sql`true`)
    .where(identitiesIn(waiting))
    .orderBy(waiting ? asc(at) : desc(at), person.uid)
    .limit(limit)
    .offset(offset);
};

export const countIdentityReviews = (db: Reader, waiting: boolean): Promise<number> => db.$count(person, identitiesIn(waiting));

/** Since when these people wait: they asked by their last step. */
const askedAt = sql`(select max(step.created_at) from ${lifecycleStep} as step where step.lifecycle = ${identityLifecycle.name} and step.subject_id = ${person}.uid)`;

/** People who wait for a moderator. */
export const waitingIdentities = (): WaitingRows => ({
  table: person,
  id: person.uid,
  at: askedAt,
  where: identitiesIn(true),
  name: sql`${person.firstName} || ' ' || ${person.lastName}`,
  who: person.email,
});

/** Links with companies that a moderator has to look at, the longest waiting first, or those decided, the last sent first. */
export const companyReviews = (db: Reader, waiting: boolean, limit: number, offset: number) =>
  db
    .select({ ...people, company, member: companyMember, authority: companyAuthority })
    .from(companyMember)
    .innerJoin(company, eq(company.id, companyMember.companyId))
    .innerJoin(person, eq(person.uid, companyMember.uid))
    .leftJoin(companyAuthority, eq(companyAuthority.id, companyMember.authorityId))
    .where(companiesIn(waiting))
    .orderBy(waiting ? asc(companyMember.submittedAt) : desc(companyMember.submittedAt), companyMember.uid)
    .limit(limit)
    .offset(offset);

export const countCompanyReviews = (db: Reader, waiting: boolean): Promise<number> => db.$count(companyMember, companiesIn(waiting));

/** Links that wait for a moderator; a person has one at most. */
export const waitingCompanies = (): WaitingRows => ({
  table: companyMember,
  id: companyMember.uid,
  at: companyMember.submittedAt,
  where: companiesIn(true),
  name: sql`(select ${company.name} from ${company} where ${company.id} = ${companyMember.companyId})`,
  who: nameOfPerson(companyMember.uid),
});
