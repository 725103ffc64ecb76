/** Changes an e-mail address: a code to the new one, an undo for the old one. */

import type { accountsCalls } from '../../../contract/accounts/endpoints.ts';
import type { InputOf } from '../../../contract/kit/call.ts';
import { refuse } from '../../../domain/accounts/refusals.ts';
import { mayAfterChange } from '../../../domain/accounts/rules/people.ts';
import { accountNumbers } from '../../../domain/kit/numbers.ts';
import { HOUR_MS } from '../../../domain/kit/time/units.ts';
import { plusMs } from '../../../domain/kit/time.ts';
import { type Result, refused, type Verdict } from '../../../domain/kit/verdict.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { databaseNow, type Tx } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type DoneWithMessage, doneWithMessage } from '../../kit/http/done.ts';
import { notice, renewStreams } from '../../kit/live/notices.ts';
import { logEvent } from '../../kit/process/events.ts';
import { checkCode, issueCode, useCode, voidCodes } from '../../kit/security/codes.ts';
import { issueToken, useToken, voidTokens } from '../../kit/security/tokens.ts';
import { stepPurpose } from '../adapters/sign-in-step.ts';
import { emailChangeCode, emailChanged, emailRestored } from '../mail.ts';
import { tellConfirmed } from '../queries/confirmed-address.ts';
import { addressCodes, waitingAddress } from '../queries.ts';
import { deleteFactor, renewFactorDue } from '../store/second-factor.ts';
import { changeEmail, endSessions, isEmailTaken, undoableEmail, voidPassword } from '../store.ts';
import { confirmPassword } from './confirm-password.ts';
import { mail } from './mail.ts';
import { mailResetLink, voidResetLinks } from './reset-link.ts';

type Input<Name extends keyof typeof accountsCalls> = InputOf<(typeof accountsCalls)[Name]>;

const codePurpose = (email: string): string => `${addressCodes}${email}`;
const undoPurpose = 'undo-email-change';
/** A second change would take the undo from the address before the first, so it waits for that. */
const pending = async (ctx: Ctx): Promise<Verdict> => mayAfterChange(signedIn(ctx), await databaseNow(ctx.db));
const taken = () => refused(refuse('email.taken', { field: 'email' }));

/** Mails a code to the new address. The address of the account stays what it is until the code is entered. */
export const requestEmailChange = async (ctx: Ctx, { email, password }: Input<'requestEmailChange'>): Promise<Result<DoneWithMessage>> => {
  const wrong = await confirmPassword(ctx, password);
  if (wrong) return refused(wrong);
  const wait = await pending(ctx);
  if (wait) return refused(wait);
  return transact(ctx, (tx) => sendCode(ctx, tx, email));
};

/** One address waits at a time: the code of an earlier one is void. */
const sendCode = async (ctx: Ctx, tx: Tx, email: string): Promise<Result<DoneWithMessage>> => {
  const { uid, lang, firstName } = signedIn(ctx);
  if (await isEmailTaken(tx, email)) return taken();
  const issued = await issueCode(ctx, tx, { purpose: codePurpose(email), uid, email });
  if (!issued.ok) return issued;
  await voidCodes(tx, { uid, prefix: addressCodes, but: issued.value.codeId });
  await mail(ctx, tx, emailChangeCode, { email, uid, lang }, { facts: { firstName }, secrets: { code: issued.value.code } });
  return doneWithMessage;
};

/** Mails another code to the address that waits. The password was entered for that address, so it is not asked for again. */
export const sendEmailChangeCode = async (ctx: Ctx): Promise<Result<DoneWithMessage>> => {
  const wait = await pending(ctx);
  if (wait) return refused(wait);
  const waits = await waitingAddress(ctx.db, signedIn(ctx).uid);
  if (waits === null) return refused(refuse('email.no_change'));
  return transact(ctx, (tx) => sendCode(ctx, tx, waits.email));
};

/** Gives the change up: its code is void, the address stays. */
export const cancelEmailChange = async (ctx: Ctx): Promise<Result<DoneWithMessage>> =>
  transact(ctx, async (tx) => {
    await voidCodes(tx, { uid: signedIn(ctx).uid, prefix: addressCodes });
    return doneWithMessage;
  });

/**
 * Makes the new address the account's, and tells the old one how to undo it. An address that was never confirmed may belong to a stranger, as
 * when it was mistyped at the sign-up: it gets no key to the account.
 */
export const confirmEmailChange = async (ctx: Ctx, { email, verificationCode }: Input<'confirmEmailChange'>): Promise<Result<DoneWithMessage>> => {
  const { uid, lang, firstName, email: from, emailVerified: canBeUndone } = signedIn(ctx);
  if (from === email) return doneWithMessage;
  const wait = await pending(ctx);
  if (wait) return refused(wait);
  const checked = await checkCode(ctx, { purpose: codePurpose(email), uid, code: verificationCode });
  if (!checked.ok) return checked;
  return transact(ctx, async (tx) => {
    if (!(await useCode(tx, checked.value.codeId)) || !(await changeEmail(tx, uid, { from, to: email, canBeUndone }))) return taken();
    await tellConfirmed(ctx, tx, { uid, email, isFirst: !canBeUndone });
    await voidTokens(tx, undoPurpose, uid);
    await voidResetLinks(tx, uid);
    if (canBeUndone) {
      const token = await issueToken(tx, { purpose: undoPurpose, subject: uid, uid }, { minutes: accountNumbers.emailUndoHours * 60 });
      await mail(ctx, tx, emailChanged, { email: from, uid, lang }, { facts: { firstName, email }, secrets: { token } });
    }
    await logEvent(tx, { method: 'confirmEmailChange', details: { from, to: email }, uid });
    await notice(tx, [`user:${uid}`]);
    return doneWithMessage;
  });
};

/**
 * Brings the old address back and shuts out whoever changed it: every session, the password, every mailed link for a new one and a second factor
 * that was set up since, or shortly before, end; the restored address gets a link of its own.
 */
export const undoEmailChange = async (ctx: Ctx, { token }: Input<'undoEmailChange'>): Promise<Result<DoneWithMessage>> =>
  transact(ctx, async (tx) => {
    const grant = await useToken(tx, token, undoPurpose);
    const change = grant && (await undoableEmail(tx, grant.subject));
    if (!change) return refused(refuse('email.undo_over', { params: { hours: accountNumbers.emailUndoHours } }));
    if (!(await changeEmail(tx, grant.subject, { from: change.email, to: change.previousEmail, canBeUndone: false }))) return taken();
    await endSessions(tx, grant.subject);
    await voidPassword(tx, grant.subject);
    await voidTokens(tx, stepPurpose, grant.subject);
    // A second factor from long before the change is the owner's; who took the account may have set up one first and changed the address then.
    await deleteFactor(tx, grant.subject, plusMs(change.undoUntil, -(accountNumbers.emailUndoHours + accountNumbers.doubtfulFactorHours) * HOUR_MS));
    await renewFactorDue(tx, grant.subject);
    await voidResetLinks(tx, grant.subject);
    await mailResetLink(ctx, tx, { ...change, uid: grant.subject, email: change.previousEmail }, emailRestored);
    await logEvent(tx, { method: 'undoEmailChange', details: { from: change.email, to: change.previousEmail }, uid: grant.subject });
    await notice(tx, [`user:${grant.subject}`]);
    await renewStreams(tx, grant.subject);
    return doneWithMessage;
  });
