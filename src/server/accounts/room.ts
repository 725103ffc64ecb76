import { accountRefusalWords } from '../../words/accounts/refusals.ts';
import { room } from '../kit/room.ts';
import { accountsEndpoints } from './http.ts';
import { accountsJobs } from './jobs.ts';
import { accountsTopics } from './live.ts';
import { accountsMails } from './mail.ts';

/** People, sign-in, roles, language. */
export const accountsRoom = room({
  name: 'accounts',
  endpoints: accountsEndpoints,
  jobs: accountsJobs,
  mails: accountsMails,
  topics: accountsTopics,
  words: accountRefusalWords,
});
