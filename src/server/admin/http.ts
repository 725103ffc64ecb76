/** The calls and routes of the admin room. */

import { caseCalls } from '../../contract/admin/endpoints/cases.ts';
import { eventCalls } from '../../contract/admin/endpoints/events.ts';
import { jobCalls } from '../../contract/admin/endpoints/jobs.ts';
import { outgoingCalls } from '../../contract/admin/endpoints/mails.ts';
import { settingCalls } from '../../contract/admin/endpoints/settings.ts';
import { userCalls } from '../../contract/admin/endpoints/users.ts';
import { adminCalls } from '../../contract/admin/endpoints.ts';
import { endpoint } from '../kit/http/endpoint.ts';
import type { RawRoute } from '../kit/http/rpc.ts';
import { giveCaseBack, takeCase } from './commands/cases.ts';
import { exportEvents } from './commands/export-events.ts';
import { cancelJob, retryJob } from './commands/jobs.ts';
import { noteReturnedMail } from './commands/note-returned.ts';
import { resendMail } from './commands/resend-mail.ts';
import { listEvents } from './queries/events.ts';
import { listJobs } from './queries/jobs.ts';
import { listMails } from './queries/mails.ts';
import { getSettings } from './queries/settings.ts';
import { getUser, listUsers } from './queries/users.ts';
import { getOverview, listWaiting } from './queries/waiting.ts';
import { getSystemState, listReviews } from './queries.ts';

/** The calls of the admin room. */
export const adminEndpoints = [
  endpoint(adminCalls.listReviews, listReviews),
  endpoint(adminCalls.listWaiting, listWaiting),
  endpoint(adminCalls.getOverview, getOverview),
  endpoint(adminCalls.getSystemState, getSystemState),
  endpoint(caseCalls.takeCase, takeCase),
  endpoint(caseCalls.giveCaseBack, giveCaseBack),
  endpoint(userCalls.listUsers, listUsers),
  endpoint(userCalls.getUser, getUser),
  endpoint(eventCalls.listEvents, listEvents),
  endpoint(jobCalls.listJobs, listJobs),
  endpoint(jobCalls.retryJob, retryJob),
  endpoint(jobCalls.cancelJob, cancelJob),
  endpoint(outgoingCalls.listMails, listMails),
  endpoint(outgoingCalls.resendMail, resendMail),
  endpoint(settingCalls.getSettings, getSettings),
];

/** Where the form of the event log sends what shall be handed out as a file, and where reports of returned mail are handed in. */
export const adminRoutes: readonly RawRoute[] = [
  { method: 'POST', path: '/admin/events/export', handle: (ctx, request) => exportEvents(ctx, request) },
  { method: 'POST', path: '/mail/returned', handle: (ctx, request) => noteReturnedMail(ctx, request) },
];
