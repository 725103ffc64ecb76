/** What identity stores about people: requests of the citizen app and signed files, which go with the account. */

import type { PersonalRecords } from '../../accounts/queries/personal-records.ts';
import { removeFiles } from '../../kit/files/remove-files.ts';
import { enqueue } from '../../kit/jobs/jobs.ts';
import { fileRecordsOf, forgetIdentity, requestRecordsOf } from '../store/people.ts';

/** The share of identity. */
export const identityRecords: PersonalRecords = {
  step: 'identity',
  copy: async (reader, uid) => {
    const brought = await fileRecordsOf(reader, uid);
    return {
      sections: { identity: { requests: await requestRecordsOf(reader, uid), files: brought.map(({ fileKey: _key, ...file }) => file) } },
      files: brought.flatMap(({ fileKey: key, bytes }) => (key === null ? [] : [{ name: 'Regulamin.pdf', key, bytes: bytes ?? 0 }])),
    };
  },
  erase: async (services, tx, { uid }) => {
    const keys = await forgetIdentity(tx, uid);
    if (keys.length > 0) await enqueue(services, tx, removeFiles, { keys });
  },
};
