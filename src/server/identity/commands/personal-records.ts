/** What identity stores about people: requests of the citizen app and signed files, which go with the account. */

import type { PersonalRecords } from '../../accounts/queries/personal-records.ts';
import { removeFiles } from '../../kit/files/remove-files.ts';
import { enqueue } from '../../kit/jobs/jobs.ts';
import { forgetIdentity, identityRecordsOf } from '../store/people.ts';

/** The share of identity. */
export const identityRecords: PersonalRecords = {
  step: 'identity',
  copy: async (reader, uid) => ({ sections: { identity: await identityRecordsOf(reader, uid) } }),
  erase: async (services, tx, { uid }) => {
    const keys = await forgetIdentity(tx, uid);
    if (keys.length > 0) await enqueue(services, tx, removeFiles, { keys });
  },
};
