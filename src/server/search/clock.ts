import type { Duties } from '../kit/clock/duties.ts';
import { forgetSaved, mailFound } from './commands/saved/mail.ts';
import { searchesToForget, searchesToMail } from './store/saved.ts';

/** What time makes due for saved searches. */
export const searchDuties = {
  'search.mail_found': { due: searchesToMail, fulfil: mailFound },
  'search.forget_saved': { due: searchesToForget, fulfil: forgetSaved },
} as const satisfies Duties;
