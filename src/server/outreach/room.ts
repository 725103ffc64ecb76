import { outreachRefusalWords } from '../../words/outreach/refusals.ts';
import { campaignsPort } from '../accounts/queries/campaigns.ts';
import { confirmedAddressPort } from '../accounts/queries/confirmed-address.ts';
import { personalRecordsPort } from '../accounts/queries/personal-records.ts';
import { fill, share } from '../kit/ports.ts';
import { room } from '../kit/room.ts';
import { campaigns, creditConfirmed } from './commands/credit.ts';
import { outreachRecords } from './commands/personal-records.ts';
import { outreachEffects } from './effects.ts';
import { outreachEndpoints, outreachRoutes } from './http.ts';
import { outreachJobs } from './jobs.ts';
import { outreachMails } from './mail.ts';

/** Short links, mails to prospects, and what callers are credited with. */
export const outreachRoom = room({
  name: 'outreach',
  endpoints: outreachEndpoints,
  routes: outreachRoutes,
  jobs: outreachJobs,
  mails: outreachMails,
  words: outreachRefusalWords,
  fills: [share(personalRecordsPort, outreachRecords), fill(campaignsPort, campaigns), share(confirmedAddressPort, creditConfirmed)],
  effects: outreachEffects,
});
