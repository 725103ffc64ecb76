import { en } from '../../words/identity/en/refusals.ts';
import { pl } from '../../words/identity/pl/refusals.ts';
import { room } from '../kit/room.ts';
import { identityEffects } from './effects.ts';
import { identityEndpoints } from './http.ts';
import { identityEngine } from './lifecycle.ts';
import { identityMails } from './mail.ts';

/** Who somebody is, and how that was verified. */
export const identityRoom = room({
  name: 'identity',
  endpoints: identityEndpoints,
  mails: identityMails,
  words: { pl, en },
  lifecycles: [identityEngine],
  effects: identityEffects,
});
