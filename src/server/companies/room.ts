import { companyRefusalWords } from '../../words/companies/refusals.ts';
import { personalRecordsPort } from '../accounts/queries/personal-records.ts';
import { share } from '../kit/ports.ts';
import { room } from '../kit/room.ts';
import { registersPort } from './adapters/registers/port.ts';
import { companyRecords } from './commands/personal-records.ts';
import { companyChangeEffects } from './effects/change.ts';
import { companyEffects } from './effects.ts';
import { companiesEndpoints, companiesRoutes } from './http.ts';
import { companiesJobs } from './jobs.ts';
import { companyChangeEngine } from './lifecycle/change.ts';
import { companyEngine } from './lifecycle.ts';
import { companiesMails } from './mail.ts';
import { runningDealsPort, signedForPort, signedOffersPort } from './queries/ports.ts';
import { activeOffersPort } from './queries/team.ts';
import { authorityFiles } from './store/companies.ts';

/** Company data, membership, verification. */
export const companiesRoom = room({
  name: 'companies',
  fills: [share(personalRecordsPort, companyRecords)],
  endpoints: companiesEndpoints,
  routes: companiesRoutes,
  mails: companiesMails,
  words: companyRefusalWords,
  jobs: companiesJobs,
  ports: [registersPort, activeOffersPort, runningDealsPort, signedOffersPort, signedForPort],
  files: [authorityFiles],
  lifecycles: [companyEngine, companyChangeEngine],
  effects: { ...companyEffects, ...companyChangeEffects },
});
