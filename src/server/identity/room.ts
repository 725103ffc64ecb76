import { identityRefusalWords } from '../../words/identity/refusals.ts';
import { personalRecordsPort } from '../accounts/queries/personal-records.ts';
import { share } from '../kit/ports.ts';
import { room } from '../kit/room.ts';
import { identityDuties } from './clock.ts';
import { identityRecords } from './commands/personal-records.ts';
import { requestEffects } from './effects/request.ts';
import { identityEffects } from './effects.ts';
import { identityEndpoints, identityRoutes } from './http.ts';
import { identityJobs } from './jobs.ts';
import { requestEngine } from './lifecycle/request.ts';
import { identityEngine } from './lifecycle.ts';
import { identityMails } from './mail.ts';
import { signatureReaderPort } from './queries/signature-reader.ts';
import { signedFiles, storedSignedFiles } from './store/files.ts';

/** Who somebody is, and how that was verified. */
export const identityRoom = room({
  name: 'identity',
  fills: [share(personalRecordsPort, identityRecords)],
  endpoints: identityEndpoints,
  routes: identityRoutes,
  jobs: identityJobs,
  mails: identityMails,
  words: identityRefusalWords,
  ports: [signatureReaderPort],
  files: [signedFiles],
  drawn: [storedSignedFiles],
  duties: identityDuties,
  lifecycles: [identityEngine, requestEngine],
  effects: { ...identityEffects, ...requestEffects },
});
