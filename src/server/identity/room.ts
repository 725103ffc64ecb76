import { identityRefusalWords } from '../../words/identity/refusals.ts';
import { room } from '../kit/room.ts';
import { identityDuties } from './clock.ts';
import { requestEffects } from './effects/request.ts';
import { identityEffects } from './effects.ts';
import { identityEndpoints } from './http.ts';
import { requestEngine } from './lifecycle/request.ts';
import { identityEngine } from './lifecycle.ts';
import { identityMails } from './mail.ts';

/** Who somebody is, and how that was verified. */
export const identityRoom = room({
  name: 'identity',
  endpoints: identityEndpoints,
  mails: identityMails,
  words: identityRefusalWords,
  duties: identityDuties,
  lifecycles: [identityEngine, requestEngine],
  effects: { ...identityEffects, ...requestEffects },
});
