import { accountRefusalWords } from '../../words/accounts/refusals.ts';
import { room } from '../kit/room.ts';
import { accountsEndpoints } from './http.ts';
import { accountsTopics } from './live.ts';
import { accountsMails } from './mail.ts';

/** People, sign-in, roles, language. */
export const accountsRoom = room({
  name: 'accounts',
  endpoints: accountsEndpoints,
  mails: accountsMails,
  topics: accountsTopics,
  words: accountRefusalWords,
});
