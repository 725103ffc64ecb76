import { leaseRefusalWords } from '../../words/leases/refusals.ts';
import { runningDealsPort } from '../companies/queries.ts';
import { fill } from '../kit/ports.ts';
import { room } from '../kit/room.ts';
import { leasesDuties } from './clock.ts';
import { leaseEffects, leaseOfferEffects } from './effects/lease.ts';
import { leasesEndpoints } from './http.ts';
import { leasesJobs } from './jobs.ts';
import { leaseEngine } from './lifecycle.ts';
import { leaseMails } from './mail.ts';
import { leaseDepositsPort, leaseHandoverPort } from './queries/facts.ts';
import { runningDealsOf } from './queries/running-deals.ts';

/** The lease from signature to end: timeline, milestones, tasks. */
export const leasesRoom = room({
  name: 'leases',
  endpoints: leasesEndpoints,
  jobs: leasesJobs,
  mails: Object.values(leaseMails).map(({ entry }) => entry),
  words: leaseRefusalWords,
  fills: [fill(runningDealsPort, runningDealsOf)],
  lifecycles: [leaseEngine],
  ports: [leaseDepositsPort, leaseHandoverPort],
  effects: { ...leaseOfferEffects, ...leaseEffects },
  duties: leasesDuties,
});
