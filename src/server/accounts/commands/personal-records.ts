/** What accounts and the kit store about people. */

import { holdOf, keptUntil } from '../../../domain/accounts/rules/deletion.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import { forgetTraces, newestTracesOf, tracesOf } from '../../kit/people/traces.ts';
import type { PersonalRecords } from '../queries/personal-records.ts';
import { recordOf } from '../store/leaving.ts';
import { findAdmins, findByUid } from '../store.ts';
import { dropCopies } from './delete-account.ts';

/** The account itself: its record goes with the press, so there is no step of a job. The last admin whose claim counts stays. */
export const accountRecords: PersonalRecords = {
  step: 'account',
  holds: async (_services, reader, uid) => {
    if (!(await findByUid(reader, uid))?.claims.includes('admin')) return [];
    return (await findAdmins(reader)).some((admin) => admin.uid !== uid) ? [] : [holdOf('lastAdmin')];
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
