import { handoverRefusalWords } from '../../words/handover/refusals.ts';
import { room } from '../kit/room.ts';
import { handoverEffects } from './effects/lease.ts';
import { handoverEndpoints } from './http.ts';
import { handoverJobs } from './jobs.ts';
import { handoverMails } from './mail.ts';

/** Who hands over and receives; the protocol. */
export const handoverRoom = room({
  name: 'handover',
  endpoints: handoverEndpoints,
  effects: handoverEffects,
  jobs: handoverJobs,
  mails: handoverMails,
  words: handoverRefusalWords,
});
