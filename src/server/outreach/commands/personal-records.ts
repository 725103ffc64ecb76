/** What outreach stores about people: prospects and the ground on which they were written to, and what callers did. */

import { ok } from '../../../domain/kit/verdict.ts';
import { outreachNumbers } from '../../../domain/outreach/rules/outreach-numbers.ts';
import type { PersonalRecords } from '../../accounts/queries/personal-records.ts';
import { personByUid } from '../../accounts/queries.ts';
import type { Services } from '../../kit/context.ts';
import { transact } from '../../kit/database/transaction.ts';
import { forgetOldProspects, forgetProspects, outreachRecordsOf } from '../store/people.ts';

/** The share of outreach: who was a prospect is forgotten, also the prospects of a caller who leaves; counts and bonuses stay with the alias. */
export const outreachRecords: PersonalRecords = {
  step: 'reports',
  copy: async (reader, uid) => {
    const person = await personByUid(reader, uid);
    return { sections: person === null ? {} : { outreach: await outreachRecordsOf(reader, person) } };
  },
  erase: (_services, tx, leaver) => forgetProspects(tx, leaver),
};

/** Forgets prospects whose time is over. */
export const forgetProspectsInTime = async (services: Services): Promise<void> => {
  await transact(services, async (tx) => ok(await forgetOldProspects(tx, outreachNumbers.prospectMonths)));
};
