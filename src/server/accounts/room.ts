import { accountRefusalWords } from '../../words/accounts/refusals.ts';
import { share } from '../kit/ports.ts';
import { room } from '../kit/room.ts';
import { openIdPort } from './adapters/open-id.ts';
import { accountRecords, letterRecords } from './commands/personal-records.ts';
import { accountsEndpoints, accountsRoutes } from './http.ts';
import { accountsJobs } from './jobs.ts';
import { accountsTopics } from './live.ts';
import { accountsMails } from './mail.ts';
import { campaignsPort } from './queries/campaigns.ts';
import { confirmedAddressPort } from './queries/confirmed-address.ts';
import { mailSubjectsPort } from './queries/mail-choices.ts';
import { personalRecordsPort } from './queries/personal-records.ts';
import { revokedClaimPort } from './queries/revoked-claim.ts';
import { copyFiles } from './store/leaving.ts';

/** People, sign-in, roles, language. */
export const accountsRoom = room({
  name: 'accounts',
  fills: [share(personalRecordsPort, accountRecords), share(personalRecordsPort, letterRecords)],
  endpoints: accountsEndpoints,
  routes: accountsRoutes,
  jobs: accountsJobs,
  mails: accountsMails,
  topics: accountsTopics,
  ports: [confirmedAddressPort, mailSubjectsPort, personalRecordsPort, openIdPort, campaignsPort, revokedClaimPort],
  files: [copyFiles],
  words: accountRefusalWords,
});
