import type { PersonalRecords } from '../../accounts/queries/personal-records.ts';
import { forgetPerson, wantedRecordsOf } from '../store/people.ts';

/** What the wanted room stores about people: who added listings, sent offers, pressed links, has alerts about places. */
export const wantedRecords: PersonalRecords = {
  step: 'offers',
  copy: async (reader, uid) => ({ sections: { wanted: await wantedRecordsOf(reader, uid) } }),
  erase: (_services, tx, { uid }) => forgetPerson(tx, uid),
};
