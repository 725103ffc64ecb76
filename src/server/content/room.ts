import { contentRefusalWords } from '../../words/content/refusals.ts';
import { personalRecordsPort } from '../accounts/queries/personal-records.ts';
import { share } from '../kit/ports.ts';
import { room } from '../kit/room.ts';
import { visitSinkPort } from './adapters/analytics.ts';
import { faqAssistantPort } from './adapters/faq-assistant.ts';
import { reportRecords } from './commands/personal-records.ts';
import { contentEndpoints } from './http.ts';
import { contentJobs } from './jobs.ts';
import { contentMails } from './mail.ts';

/** What people read beside the deals, and what they report to the operator. */
export const contentRoom = room({
  name: 'content',
  fills: [share(personalRecordsPort, reportRecords)],
  endpoints: contentEndpoints,
  jobs: contentJobs,
  mails: contentMails,
  words: contentRefusalWords,
  ports: [faqAssistantPort, visitSinkPort],
});
