/** What waits for a person of the operator, of all rooms (docs/rules/console.md#overview). */

import type { adminCalls } from '../../../contract/admin/endpoints.ts';
import type { OutputOf } from '../../../contract/kit/call.ts';
import { errorLine } from '../../../domain/admin/rules/error-line.ts';
import { longAfter, type WaitingKind } from '../../../domain/admin/rules/waiting.ts';
import { consoleNumbers } from '../../../domain/kit/numbers.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import { waitingAgencyFiles } from '../../agency/queries/console.ts';
import { waitingChangeRows } from '../../companies/queries.ts';
import { waitingNotices } from '../../content/queries/notices.ts';
import { waitingReports } from '../../content/queries.ts';
import { heldMoney, waitingApprovals, waitingProblems, waitingReceipts, waitingTransfers } from '../../deposits/queries/console.ts';
import { waitingRequests } from '../../identity/queries/requests.ts';
import type { Ctx } from '../../kit/context.ts';
import { databaseNow, type Reader } from '../../kit/database/database.ts';
import { countWaiting, oldestWaiting, type WaitingKinds } from '../../kit/database/waiting.ts';
import { waitingFormFiles } from '../../leases/queries/form.ts';
import { waitingTasks } from '../../leases/queries/list-tasks.ts';
import { waitingPhotos } from '../../offers/queries/photos.ts';
import { dayFigures } from '../store/figures.ts';
import { waitingCompanies, waitingIdentities } from '../store.ts';
import { waitingJobs } from './jobs.ts';

type Waiting = OutputOf<typeof adminCalls.listWaiting>;
type Overview = OutputOf<typeof adminCalls.getOverview>;

/** Where each kind stands. */
const kinds = (reader: Reader): WaitingKinds<WaitingKind> => ({
  longAfter,
  rows: {
    requests: waitingRequests(),
    identityFiles: waitingIdentities(),
    companies: waitingCompanies(),
    companyChanges: waitingChangeRows(),
    unmatched: waitingReceipts(reader),
    transfers: waitingTransfers(),
    approvals: waitingApprovals(),
    moneyProblems: waitingProblems(),
    forms: waitingFormFiles(reader),
    agencyFiles: waitingAgencyFiles(reader),
    tasks: waitingTasks(),
    photos: waitingPhotos(reader),
    notices: waitingNotices(),
    reports: waitingReports(),
    jobs: waitingJobs(),
  },
});

/** How much of each kind waits and since when, the longest waiting first. */
export const listWaiting = async ({ db }: Ctx): Promise<Result<Waiting>> => {
  const [now, items] = await Promise.all([databaseNow(db), countWaiting(db, kinds(db))]);
  return ok({ now, items: items.toSorted((one, other) => Date.parse(one.since) - Date.parse(other.since)) });
};

/** The cases that wait the longest, and what the day has brought so far. */
export const getOverview = async ({ db }: Ctx): Promise<Result<Overview>> => {
  const now = await databaseNow(db);
  const [cases, day, money] = await Promise.all([oldestWaiting(db, kinds(db), consoleNumbers.casesShown), dayFigures(db, now), heldMoney(db)]);
  return ok({ now, cases: cases.map(presentCase), day, money });
};

/** What a job threw is cut as in its list: addresses and long numbers are nobody's to read. */
const presentCase = (one: Overview['cases'][number]): Overview['cases'][number] =>
  one.kind === 'jobs' && one.who !== null ? { ...one, who: errorLine(one.who) } : one;
