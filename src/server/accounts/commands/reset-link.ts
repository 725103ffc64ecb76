/** Mails the links that let a person set a new password, and makes them void. */

import { z } from 'zod';
import type { Id } from '../../../domain/kit/brand.ts';
import { accountNumbers } from '../../../domain/kit/numbers.ts';
import { ok } from '../../../domain/kit/verdict.ts';
import type { Services } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { defineJob } from '../../kit/jobs/jobs.ts';
import { issuedWithin, issueToken, keepNewest, voidTokens } from '../../kit/security/tokens.ts';
import { type emailRestored, passwordReset } from '../mail.ts';
import { lockPerson, type Person } from '../store.ts';
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

/** Mails the link that somebody asked for; nobody's (`null`) when no account has the address. */
export const sendResetLink = defineJob({ name: 'accounts.reset_link', payload: z.object({ uid: z.string().nullable() }), retries: 5 });

/** The work of `sendResetLink`: at most five links an hour. */
export const mailAskedLink = async (services: Services, uid: Id | null): Promise<void> => {
  if (uid === null) return;
  await transact(services, async (tx) => {
    const found = await lockPerson(tx, uid);
    if (found !== null && (await issuedWithin(tx, resetPurpose, uid, 60)) < accountNumbers.passwordResetsPerHour)
      await mailResetLink(services, tx, found, passwordReset);
    return ok(null);
  });
};
