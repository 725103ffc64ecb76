/** Reads what waits for a moderator: identities and companies. */

import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { companyLifecycle, isCompanyWaiting } from '../../domain/companies/machine.ts';
import { identityLifecycle, isIdentityDecided, isIdentityWaiting } from '../../domain/identity/machine.ts';
import { person } from '../accounts/tables.ts';
import { company, companyAuthority, companyMember } from '../companies/tables.ts';
import type { Reader } from '../kit/database/database.ts';
import { lifecycleStep } from '../kit/tables/step.ts';

const people = { uid: person.uid, firstName: person.firstName, lastName: person.lastName, email: person.email };

/** The last step of each person's identity: who asked last stands first. */
const lastStep = (db: Reader) =>
  db
    .selectDistinctOn([lifecycleStep.subjectId], {
      uid: lifecycleStep.subjectId,
      at: lifecycleStep.createdAt,
      reason: sql<string | null>`${lifecycleStep.details}->>'reason'`.as('reason'),
    })
    .from(lifecycleStep)
    .where(eq(lifecycleStep.lifecycle, identityLifecycle.name))
    .orderBy(lifecycleStep.subjectId, desc(lifecycleStep.id))
    .as('last_step');

const identityIn = (waiting: boolean) => identityLifecycle.states.filter(waiting ? isIdentityWaiting : isIdentityDecided);
const companyIn = (waiting: boolean) =>
  companyLifecycle.states.filter((state) => isCompanyWaiting(state) === waiting && state !== companyLifecycle.states[0]);

export const identityReviews = (db: Reader, waiting: boolean, limit: number, offset: number) => {
  const last = lastStep(db);
  return db
    .select({ ...people, state: person.identityState, at: last.at, reason: last.reason })
    .from(person)
    .innerJoin(last, eq(last.uid, person.uid))
    .where(inArray(person.identityState, identityIn(waiting)))
    .orderBy(desc(last.at), person.uid)
    .limit(limit)
    .offset(offset);
};

export const countIdentityReviews = (db: Reader, waiting: boolean): Promise<number> =>
  db.$count(person, inArray(person.identityState, identityIn(waiting)));

export const companyReviews = (db: Reader, waiting: boolean, limit: number, offset: number) =>
  db
    .select({ ...people, company, member: companyMember, authority: companyAuthority })
    .from(companyMember)
    .innerJoin(company, eq(company.id, companyMember.companyId))
    .innerJoin(person, eq(person.uid, companyMember.uid))
    .leftJoin(companyAuthority, eq(companyAuthority.id, companyMember.authorityId))
    .where(and(inArray(companyMember.state, companyIn(waiting)), sql`${companyMember.submittedAt} is not null`))
    .orderBy(desc(companyMember.submittedAt), companyMember.uid)
    .limit(limit)
    .offset(offset);

export const countCompanyReviews = (db: Reader, waiting: boolean): Promise<number> =>
  db.$count(companyMember, and(inArray(companyMember.state, companyIn(waiting)), sql`${companyMember.submittedAt} is not null`));
