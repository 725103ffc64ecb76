import type { PersonalRecords } from '../../accounts/queries/personal-records.ts';
import { deleteSearchesOf, searchesOf } from '../store/people.ts';

/** What search stores about people: the searches that they saved. */
export const searchRecords: PersonalRecords = {
  step: 'searches',
  copy: async (reader, uid) => ({ sections: { savedSearches: await searchesOf(reader, uid) } }),
  erase: (_services, tx, { uid }) => deleteSearchesOf(tx, uid),
};
