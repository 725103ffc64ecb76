/** What waits for a person of the operator, of all rooms (docs/rules/console.md#overview). */

import type { adminCalls } from '../../../contract/admin/endpoints.ts';
import type { OutputOf } from '../../../contract/kit/call.ts';
import { type WaitingKind, waitingKinds } from '../../../domain/admin/rules/waiting.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import { waitingAgencyFiles } from '../../agency/queries/console.ts';
import { countWaitingChanges } from '../../companies/queries.ts';
import { waitingNotices } from '../../content/queries/notices.ts';
import { waitingReports } from '../../content/queries.ts';
import { waitingApprovals, waitingProblems, waitingReceipts, waitingTransfers } from '../../deposits/queries/console.ts';
import { waitingRequests } from '../../identity/queries/requests.ts';
import type { Ctx } from '../../kit/context.ts';
import { databaseNow, type Reader } from '../../kit/database/database.ts';
import type { Waiting } from '../../kit/database/waiting.ts';
import { waitingFormFiles } from '../../leases/queries/form.ts';
import { waitingTasks } from '../../leases/queries/list-tasks.ts';
import { waitingPhotos } from '../../offers/queries/photos.ts';
import { waitingCompanies, waitingIdentities } from '../store.ts';
import { waitingJobs } from './jobs.ts';

type Overview = OutputOf<typeof adminCalls.listWaiting>;

/** Where each kind is counted. */
const readers: Readonly<Record<WaitingKind, (reader: Reader) => Promise<Waiting>>> = {
  requests: waitingRequests,
  identityFiles: waitingIdentities,
  companies: waitingCompanies,
  companyChanges: countWaitingChanges,
  unmatched: waitingReceipts,
  transfers: waitingTransfers,
  approvals: waitingApprovals,
  moneyProblems: waitingProblems,
  forms: waitingFormFiles,
  agencyFiles: waitingAgencyFiles,
  tasks: waitingTasks,
  photos: waitingPhotos,
  notices: waitingNotices,
  reports: waitingReports,
  jobs: waitingJobs,
};

/** How much of each kind waits and since when, the longest waiting first. */
export const listWaiting = async ({ db }: Ctx): Promise<Result<Overview>> => {
  const [now, found] = await Promise.all([databaseNow(db), Promise.all(waitingKinds.map(async (kind) => ({ kind, ...(await readers[kind](db)) })))]);
  const items = found.flatMap(({ kind, count, since }): Overview['items'] => (since === null ? [] : [{ kind, count, since }]));
  return ok({ now, items: items.toSorted((one, other) => Date.parse(one.since) - Date.parse(other.since)) });
};
