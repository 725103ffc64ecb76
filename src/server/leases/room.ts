import { leaseRefusalWords } from '../../words/leases/refusals.ts';
import { personalRecordsPort } from '../accounts/queries/personal-records.ts';
import { runningDealsPort } from '../companies/queries.ts';
import { fill, share } from '../kit/ports.ts';
import { room } from '../kit/room.ts';
import { fellThroughPort } from '../offers/queries/facts.ts';
import { leasesDuties } from './clock.ts';
import { leaseRecords } from './commands/personal-records.ts';
import { formEffects } from './effects/form.ts';
import { leaseEffects, leaseOfferEffects } from './effects/lease.ts';
import { leasesEndpoints, leasesRoutes } from './http.ts';
import { leasesJobs } from './jobs.ts';
import { formEngine } from './lifecycle/form.ts';
import { leaseEngine } from './lifecycle.ts';
import { leaseMails } from './mail.ts';
import { leaseDepositsPort, leaseFellThrough, leaseHandoverPort } from './queries/facts.ts';
import { runningDealsOf } from './queries/running-deals.ts';
import { formFiles } from './store/form.ts';
import { rejectionFiles } from './store/rejections.ts';

/** The lease from signature to end: timeline, milestones, tasks. */
export const leasesRoom = room({
  name: 'leases',
  endpoints: leasesEndpoints,
  routes: leasesRoutes,
  jobs: leasesJobs,
  mails: Object.values(leaseMails).map(({ entry }) => entry),
  words: leaseRefusalWords,
  fills: [share(personalRecordsPort, leaseRecords), fill(runningDealsPort, runningDealsOf), fill(fellThroughPort, leaseFellThrough)],
  lifecycles: [leaseEngine, formEngine],
  ports: [leaseDepositsPort, leaseHandoverPort],
  effects: { ...leaseOfferEffects, ...leaseEffects, ...formEffects },
  duties: leasesDuties,
  files: [formFiles, ...rejectionFiles],
});
