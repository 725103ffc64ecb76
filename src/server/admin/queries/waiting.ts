/** What waits for a person of the operator, of all rooms (docs/rules/console.md#overview). */

import type { adminCalls } from '../../../contract/admin/endpoints.ts';
import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import { errorLine } from '../../../domain/admin/rules/error-line.ts';
import { longAfter, type WaitingKind, waitingKinds } from '../../../domain/admin/rules/waiting.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { consoleNumbers } from '../../../domain/kit/numbers.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import { waitingAgencyFiles } from '../../agency/queries/console.ts';
import { waitingChangeRows } from '../../companies/queries/changes.ts';
import { waitingNotices } from '../../content/queries/notices.ts';
import { waitingReports } from '../../content/queries.ts';
import { heldMoney, waitingApprovals, waitingProblems, waitingReceipts, waitingTransfers } from '../../deposits/queries/console.ts';
import { waitingRequests } from '../../identity/queries/requests.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { databaseNow, type Reader } from '../../kit/database/database.ts';
import { countWaiting, oldestWaiting, type WaitingCase, type WaitingRows } from '../../kit/database/waiting.ts';
import { waitingFormFiles } from '../../leases/queries/form.ts';
import { waitingTasks } from '../../leases/queries/list-tasks.ts';
import { waitingPhotos } from '../../offers/queries/photos.ts';
import { takenBy, takenCases } from '../store/cases.ts';
import { dayFigures, dayMeetings } from '../store/figures.ts';
import { waitingCompanies, waitingIdentities } from '../store.ts';
import { waitingJobs } from './jobs.ts';

type WaitingCases = OutputOf<typeof adminCalls.listWaiting>;
type Overview = OutputOf<typeof adminCalls.getOverview>;

/** Where each kind stands. */
export const waitingRows = (reader: Reader): Readonly<Record<WaitingKind, WaitingRows>> => ({
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
});

/** How much of each kind waits and since when, the longest waiting first. */
export const listWaiting = async ({ db }: Ctx): Promise<Result<WaitingCases>> => {
  const [now, items] = await Promise.all([databaseNow(db), countWaiting(db, { rows: waitingRows(db), longAfter })]);
  return ok({ now, items: items.toSorted((one, other) => Date.parse(one.since) - Date.parse(other.since)) });
};

/** The cases that wait the longest, all of them or those that the admin has taken, and what the day has brought so far. */
export const getOverview = async (ctx: Ctx, { mine }: InputOf<typeof adminCalls.getOverview>): Promise<Result<Overview>> => {
  const { db } = ctx;
  const now = await databaseNow(db);
  const rows = mine ? rowsOf(db, signedIn(ctx).uid) : waitingRows(db);
  const [cases, taken, day, meetings, money] = await Promise.all([
    oldestWaiting(db, { rows }, consoleNumbers.casesShown),
    takenCases(db),
    dayFigures(db, now),
    dayMeetings(db, now),
    heldMoney(db),
  ]);
  const holders = new Map(taken.map(({ kind, id, since, uid, name }) => [`${kind}:${id}:${since}`, { uid, name }]));
  return ok({
    now,
    cases: cases.map((one) => ({ ...presentCase(one), holder: holders.get(`${one.kind}:${one.id}:${one.since}`) ?? null })),
    day,
    meetings,
    money,
  });
};

/** Where the cases stand that somebody has taken. */
const rowsOf = (reader: Reader, uid: Id): Readonly<Record<WaitingKind, WaitingRows>> => {
  const rows = waitingRows(reader);
  const own = waitingKinds.map((kind) => [kind, { ...rows[kind], where: takenBy(kind, rows[kind], uid) }] as const);
  return Object.fromEntries(own) as Record<WaitingKind, WaitingRows>;
};

/** What a job threw is cut as in its list: addresses and long numbers are nobody's to read. */
const presentCase = (one: WaitingCase<WaitingKind>): WaitingCase<WaitingKind> =>
  one.kind === 'jobs' && one.who !== null ? { ...one, who: errorLine(one.who) } : one;
