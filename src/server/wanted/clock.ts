import type { Duties } from '../kit/clock/duties.ts';
import { mailCompany, mailOwner } from './commands/alerts.ts';
import { listingsToMail, ownersToMail } from './store/matches.ts';

/** What time makes due for listings: mails to companies that look, and to owners of what they look for. */
export const wantedDuties = {
  'wanted.mail_company': { due: listingsToMail, fulfil: mailCompany },
  'wanted.mail_owner': { due: ownersToMail, fulfil: mailOwner },
} as const satisfies Duties;
