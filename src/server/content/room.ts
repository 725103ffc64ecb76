import { contentRefusalWords } from '../../words/content/refusals.ts';
import { room } from '../kit/room.ts';
import { visitSinkPort } from './adapters/analytics.ts';
import { faqAssistantPort } from './adapters/faq-assistant.ts';
import { contentEndpoints } from './http.ts';
import { contentJobs } from './jobs.ts';
import { contentMails } from './mail.ts';

/** What people read beside the deals, and what they report to the operator. */
export const contentRoom = room({
  name: 'content',
  endpoints: contentEndpoints,
  jobs: contentJobs,
  mails: contentMails,
  words: contentRefusalWords,
  ports: [faqAssistantPort, visitSinkPort],
});
