import type { LeaseDocumentFacts } from '../../domain/leases/document/facts.ts';
import { leaseRefusalWords } from '../../words/leases/refusals.ts';
import { personalRecordsPort } from '../accounts/queries/personal-records.ts';
import { runningDealsPort } from '../companies/queries/ports.ts';
import { fill, share } from '../kit/ports.ts';
import { room } from '../kit/room.ts';
import { fellThroughPort } from '../offers/queries/facts.ts';
import type { SigningShare } from '../signing/queries/join.ts';
import { leasesDuties } from './clock.ts';
import { unpaidEndSubject } from './commands/end-unpaid.ts';
import { leaseRecords } from './commands/personal-records.ts';
import { rejectionDocument, rejectionSubject } from './commands/reject-premises.ts';
import { leaseDocument, leaseSubject, relationOf } from './commands/signing.ts';
import { drawLease } from './documents/lease.ts';
import { formEffects } from './effects/form.ts';
import { leaseEffects } from './effects/lease.ts';
import { leaseOfferEffects } from './effects/offer.ts';
import { leasesEndpoints, leasesRoutes } from './http.ts';
import { leasesJobs } from './jobs.ts';
import { formEngine } from './lifecycle/form.ts';
import { leaseEngine } from './lifecycle.ts';
import { leaseMails } from './mail.ts';
import { leaseDepositsPort, leaseFellThrough, leaseHandoverPort } from './queries/facts.ts';
import { leaseRunsUntil } from './queries/lease.ts';
import { leasePublicStatus, offerPublicStatus, projectPublicStatus, rejectionPublicStatus } from './queries/public-status.ts';
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
  signing: {
    subjects: { lease: leaseSubject, rejection: rejectionSubject, unpaid_end: unpaidEndSubject },
    documents: { lease: leaseDocument, rejection: rejectionDocument },
    // What stands of an offer is known by what became of it.
    publicStatuses: { project: projectPublicStatus, offer: offerPublicStatus, lease: leasePublicStatus, rejection: rejectionPublicStatus },
    readingCopies: { lease: (facts, ctx) => drawLease(facts as LeaseDocumentFacts, ctx) },
    reads: { relationOf },
    runsUntil: leaseRunsUntil,
  } satisfies SigningShare,
  duties: leasesDuties,
  files: [formFiles, ...rejectionFiles],
});
