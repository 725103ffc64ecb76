import { accountsMails } from '../accounts/mail.ts';
import type { MailEntry } from '../kit/mail/template.ts';

/** Every e-mail of the product. */
export const mails: readonly MailEntry[] = [...accountsMails];
