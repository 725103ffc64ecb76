import { agencyRefusalWords } from '../../words/agency/refusals.ts';
import { confirmedAddressPort } from '../accounts/queries/confirmed-address.ts';
import { personalRecordsPort } from '../accounts/queries/personal-records.ts';
import { fill, share } from '../kit/ports.ts';
import { room } from '../kit/room.ts';
import { principalPort } from '../offers/queries/agency/principal.ts';
import type { SigningShare } from '../signing/queries/join.ts';
import { todoPort } from '../workspace/queries/menu.ts';
import { agencyDuties } from './clock.ts';
import { nameConfirmedOwner } from './commands/owner.ts';
import { agencyRecords } from './commands/personal-records.ts';
import { agreementEffects } from './effects/agreement.ts';
import { agencyEndpoints, agencyRoutes } from './http.ts';
import { agencyJobs } from './jobs.ts';
import { agreementEngine } from './lifecycle.ts';
import { agencyTopics } from './live.ts';
import { agencyMails } from './mail.ts';
import { agreementEntries } from './queries/agreement.ts';
import { findPrincipal } from './queries/principal.ts';
import {
  agencyAcceptSubject,
  agencyDocument,
  agencyPublicStatus,
  agencyRevokeSubject,
  agencySubject,
  agreementsRunUntil,
} from './queries/signing.ts';
import { agencyFiles } from './store/files.ts';

/** Agents: proposals to owners, agreements with their written form, and what an agent publishes under them. */
export const agencyRoom = room({
  name: 'agency',
  endpoints: agencyEndpoints,
  routes: agencyRoutes,
  jobs: agencyJobs,
  mails: agencyMails,
  topics: agencyTopics,
  words: agencyRefusalWords,
  fills: [
    share(personalRecordsPort, agencyRecords),
    fill(principalPort, findPrincipal),
    share(confirmedAddressPort, nameConfirmedOwner),
    share(todoPort, agreementEntries),
  ],
  lifecycles: [agreementEngine],
  effects: agreementEffects,
  signing: {
    subjects: { agency: agencySubject, agency_accept: agencyAcceptSubject, agency_revoke: agencyRevokeSubject },
    documents: { agency: agencyDocument },
    publicStatuses: { agency: agencyPublicStatus },
    runsUntil: agreementsRunUntil,
  } satisfies SigningShare,
  duties: agencyDuties,
  files: agencyFiles,
});
