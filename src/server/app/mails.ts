import { accountsMails } from '../accounts/mail.ts';
import { companiesMails } from '../companies/mail.ts';
import { handoverMails } from '../handover/mail.ts';
import { identityMails } from '../identity/mail.ts';
import type { MailEntry } from '../kit/mail/template.ts';
import { leasesMails } from '../leases/mail.ts';
import { offersMails } from '../offers/mail.ts';

/** Every e-mail of the product. */
export const mails: readonly MailEntry[] = [...accountsMails, ...companiesMails, ...identityMails, ...handoverMails, ...leasesMails, ...offersMails];
