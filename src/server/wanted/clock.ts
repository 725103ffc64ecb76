import type { Duties } from '../kit/clock/duties.ts';
import { mailCompany, mailOwner } from './commands/alerts.ts';
import { forgetAlert, mailPlaces } from './commands/tell-places.ts';
import { listingsToMail, ownersToMail } from './store/matches.ts';
import { alertsToForget } from './store/place-alerts.ts';
import { placesToMail } from './store/place-matches.ts';

/** What time makes due for listings: mails to companies that look, to owners of what they look for, and about places. */
export const wantedDuties = {
  'wanted.mail_company': { due: listingsToMail, fulfil: mailCompany },
  'wanted.mail_owner': { due: ownersToMail, fulfil: mailOwner },
  'wanted.mail_places': { due: placesToMail, fulfil: mailPlaces },
  'wanted.forget_alert': { due: alertsToForget, fulfil: forgetAlert },
} as const satisfies Duties;
