/** What accounts and the kit store about people. */

import { holdOf, keptUntil } from '../../../domain/accounts/rules/deletion.ts';
import { undoRunsUntil } from '../../../domain/accounts/rules/people.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import { databaseNow } from '../../kit/database/database.ts';
import { forgetTraces, newestTracesOf, tracesOf } from '../../kit/people/traces.ts';
import type { PersonalRecords } from '../queries/personal-records.ts';
import { recordOf } from '../store/leaving.ts';
import { findAdmins, findByUid } from '../store.ts';
import { dropCopies } from './delete-account.ts';

/**
 * The account itself: its record goes with the press, so there is no step of a job. The last admin whose claim counts stays, and so does who may
 * still be shut out by the address before the last change.
 */
export const accountRecords: PersonalRecords = {
  step: 'account',
  holds: async (_services, reader, uid) => {
    const found = await findByUid(reader, uid);
    if (found === null) return [];
    const until = undoRunsUntil(found, await databaseNow(reader));
    const isLast = found.claims.includes('admin') && !(await findAdmins(reader)).some((admin) => admin.uid !== uid);
    return [...(until !== null ? [holdOf('emailChange', { until })] : []), ...(isLast ? [holdOf('lastAdmin')] : [])];
  },
  copy: async (reader, uid) => ({ sections: { account: await recordOf(reader, uid) } }),
};

/** Letters, codes, the log, and copies of data: last, because every step before may still write of the person. */
export const letterRecords: PersonalRecords = {
  step: 'letters',
  keeps: async (reader, uid) => {
    const { event, ownStep, step } = await newestTracesOf(reader, uid);
    return (
      [
        ['steps', step],
        ['events', event],
        ['events', ownStep],
      ] as const
    ).flatMap(([kind, newest]) => (newest === null ? [] : [{ kind, until: keptUntil(kind, dayOf(newest)) }]));
  },
  copy: async (reader, uid) => ({ sections: { ...(await tracesOf(reader, uid)) } }),
  erase: async (services, tx, leaver) => {
    await forgetTraces(tx, leaver);
    await dropCopies(services, tx, { uid: leaver.uid });
  },
};
