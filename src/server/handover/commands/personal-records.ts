import type { PersonalRecords } from '../../accounts/queries/personal-records.ts';
import { personByUid } from '../../accounts/queries.ts';
import { appointmentsOf, forgetHandovers } from '../store/people.ts';

/** What handovers store about people beside the signed protocols: who was named for a meeting, and drafts. */
export const handoverRecords: PersonalRecords = {
  step: 'deals',
  copy: async (reader, uid) => {
    const person = await personByUid(reader, uid);
    return { sections: { appointments: person === null ? [] : await appointmentsOf(reader, person.email) } };
  },
  erase: (_services, tx, leaver) => forgetHandovers(tx, leaver),
};
