import { handoverRefusalWords } from '../../words/handover/refusals.ts';
import { fill } from '../kit/ports.ts';
import { room } from '../kit/room.ts';
import { leaseHandoverPort } from '../leases/queries/facts.ts';
import { handoverDuties } from './clock.ts';
import { handoverEffects } from './effects/lease.ts';
import { handoverEndpoints } from './http.ts';
import { handoverJobs } from './jobs.ts';
import { handoverMails } from './mail.ts';
import { handoverFacts } from './store/facts.ts';

/** Who hands over and receives; the protocol. */
export const handoverRoom = room({
  name: 'handover',
  endpoints: handoverEndpoints,
  effects: handoverEffects,
  fills: [fill(leaseHandoverPort, { facts: handoverFacts })],
  duties: handoverDuties,
  jobs: handoverJobs,
  mails: handoverMails,
  words: handoverRefusalWords,
});
