/** What identity stores about people: requests of the citizen app and signed files, which go with the account. */

import { identityLifecycle } from '../../../domain/identity/machine.ts';
import { identityNumbers } from '../../../domain/kit/numbers.ts';
import { ok } from '../../../domain/kit/verdict.ts';
import type { PersonalRecords } from '../../accounts/queries/personal-records.ts';
import type { Services } from '../../kit/context.ts';
import { transact } from '../../kit/database/transaction.ts';
import { removeFiles } from '../../kit/files/remove-files.ts';
import { enqueue } from '../../kit/jobs/jobs.ts';
import { notice } from '../../kit/live/notices.ts';
import { allowErasure } from '../../kit/people/erasure.ts';
import { forgetReasons } from '../../kit/people/traces.ts';
import { fileRecordsOf, forgetIdentity, forgetMessages, requestRecordsOf } from '../store/people.ts';

/** Forgets a moderator's own words of a "no", in the request and in the person's steps; its kind, when and by whom stay (docs/rules/identity.md#what-is-kept). */
export const forgetOldReasons = async (services: Services): Promise<void> => {
  await transact(services, async (tx) => {
    await allowErasure(tx);
    await forgetMessages(tx, identityNumbers.reasonDays);
    return ok(await forgetReasons(tx, identityLifecycle.name, identityNumbers.reasonDays));
  });
};

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
    // The console's lists are open somewhere.
    await notice(tx, ['admin']);
  },
};
