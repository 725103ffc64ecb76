import { adminRefusalWords } from '../../words/admin/refusals.ts';
import { personalRecordsPort } from '../accounts/queries/personal-records.ts';
import { revokedClaimPort } from '../accounts/queries/revoked-claim.ts';
import { share } from '../kit/ports.ts';
import { room } from '../kit/room.ts';
import { caseRecords, dropCases } from './commands/cases.ts';
import { adminEndpoints, adminRoutes } from './http.ts';
import { adminJobs } from './jobs.ts';

/** The operator's console. */
export const adminRoom = room({
  name: 'admin',
  endpoints: adminEndpoints,
  routes: adminRoutes,
  jobs: adminJobs,
  fills: [share(personalRecordsPort, caseRecords), share(revokedClaimPort, dropCases)],
  words: adminRefusalWords,
});
