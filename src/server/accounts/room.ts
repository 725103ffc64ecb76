import { en } from '../../words/accounts/en/refusals.ts';
import { pl } from '../../words/accounts/pl/refusals.ts';
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
  words: { pl, en },
});
