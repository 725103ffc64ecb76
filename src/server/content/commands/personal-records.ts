/** What people reported: it stays a year, a notice about an offer a year from its decision, without their name and address. Their opinions on answers go with the account. */

import { keptUntil } from '../../../domain/accounts/rules/deletion.ts';
import { accountNumbers } from '../../../domain/kit/numbers.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import { ok } from '../../../domain/kit/verdict.ts';
import type { PersonalRecords } from '../../accounts/queries/personal-records.ts';
import type { Services } from '../../kit/context.ts';
import { transact } from '../../kit/database/transaction.ts';
import { personSenders } from '../queries/sender.ts';
import { deleteOldOpinions, deleteOpinionsOf } from '../store/opinions.ts';
import { deleteOldReports, lastReportedAt, noticesOf, reportsOf, scrubReports } from '../store/people.ts';

/** The share of reports. */
export const reportRecords: PersonalRecords = {
  step: 'reports',
  keeps: async (reader, uid) => {
    const at = await lastReportedAt(reader, uid);
    return at === null ? [] : [{ kind: 'reports', until: keptUntil('reports', dayOf(at)) }];
  },
  copy: async (reader, uid) => ({ sections: { reports: await reportsOf(reader, uid), offerNotices: await noticesOf(reader, uid) } }),
  erase: async ({ config }, tx, leaver) => {
    await scrubReports(tx, leaver);
    await deleteOpinionsOf(tx, personSenders(config, leaver.uid));
  },
};

/** Forgets reports and opinions whose time is over. */
export const forgetOldReports = async (services: Services): Promise<void> => {
  await transact(services, async (tx) => {
    await deleteOldReports(tx, accountNumbers.reportYears);
    return ok(await deleteOldOpinions(tx, accountNumbers.reportYears));
  });
};
