/** Mails the links that let a person set a new password, and makes them void. */

import type { Id } from '../../../domain/kit/brand.ts';
import { accountNumbers } from '../../../domain/kit/numbers.ts';
import type { Services } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { issueToken, keepNewest, voidTokens } from '../../kit/security/tokens.ts';
import type { emailRestored, passwordReset } from '../mail.ts';
import type { Person } from '../store.ts';
import { mail } from './mail.ts';

/** What the token of such a link is for. */
export const resetPurpose = 'password-reset';

/** Mails a link, good for an hour. Only the newest few of a person work: somebody who asks again and again cannot make the owner's link void at once. */
export const mailResetLink = async (
  services: Services,
  tx: Tx,
  { uid, email, lang, firstName }: Pick<Person, 'uid' | 'email' | 'lang' | 'firstName'>,
  template: typeof passwordReset | typeof emailRestored,
): Promise<void> => {
  const token = await issueToken(tx, { purpose: resetPurpose, subject: uid, uid }, { minutes: accountNumbers.passwordResetMinutes });
  await keepNewest(tx, resetPurpose, uid, accountNumbers.passwordResetLinks);
  await mail(services, tx, template, { email, uid, lang }, { facts: { firstName }, secrets: { token } });
};

/** Makes every link void that was mailed to a person. */
export const voidResetLinks = (tx: Tx, uid: Id): Promise<void> => voidTokens(tx, resetPurpose, uid);
