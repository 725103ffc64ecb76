/** Registers a person and confirms the e-mail address with a code. */

import type { accountsCalls } from '../../../contract/accounts/endpoints.ts';
import type { InputOf } from '../../../contract/kit/call.ts';
import { marketingTextVersion, tidyName } from '../../../domain/accounts/rules/people.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { refuseKit } from '../../../domain/kit/refusals.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { type Ctx, type Services, signedIn } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type DoneWithMessage, doneWithMessage } from '../../kit/http/done.ts';
import { notice } from '../../kit/live/notices.ts';
import { logEvent } from '../../kit/process/events.ts';
import { checkCode, issueCode, useCode } from '../../kit/security/codes.ts';
import { verificationCode } from '../mail.ts';
import { campaignsPort } from '../queries/campaigns.ts';
import { tellConfirmed } from '../queries/confirmed-address.ts';
import { findByUid, insertPerson, markEmailVerified, type Person, type PersonRow } from '../store.ts';
import { mail } from './mail.ts';

type Input<Name extends keyof typeof accountsCalls> = InputOf<(typeof accountsCalls)[Name]>;

/** What a new person is made of. */
export type NewPerson = Omit<Input<'signUp'>, 'password'> & { readonly uid: Id };

const purpose = (email: string): string => `verify-email:${email}`;

/** Writes our record of a new person and mails the first code, in one transaction. A repeat finds the person and changes nothing. */
export const register = (services: Services, input: NewPerson): Promise<Result<{ me: Person }>> =>
  transact(services, async (tx) => ok({ me: await registerWithin(services, tx, input) }));

/** The same within a running transaction. An address that a provider has confirmed needs no code. */
export const registerWithin = async (services: Services, tx: Tx, input: NewPerson, { isConfirmed = false } = {}): Promise<Person> => {
  const draft = rowOf(input);
  const created = await insertPerson(tx, draft);
  const isFirst = created && isConfirmed && (await markEmailVerified(tx, input.uid, input.email));
  const me = await findByUid(tx, input.uid);
  if (!me) throw new Error('the address belongs to another record of a person');
  if (created) {
    if (!isConfirmed) await mailCode(services, tx, me);
    await logEvent(tx, { method: 'onNewUser', details: { lang: input.lang, campaign: input.campaignData ?? null }, uid: input.uid });
    await notice(tx, ['admin']);
    if (draft.campaign !== null) await services.ports.of(campaignsPort).accountMade(tx, input.uid, draft.campaign);
    // After the campaign, which says who is credited with an account whose address is confirmed.
    if (isFirst) await tellConfirmed(services, tx, { uid: input.uid, email: input.email, isFirst });
  }
  return me;
};

const rowOf = ({ uid, email, firstName, lastName, lang, marketingConsent, campaignData }: NewPerson) => ({
  uid,
  email,
  firstName: tidyName(firstName),
  lastName: tidyName(lastName),
  lang,
  consent: marketingConsent ? marketingTextVersion : null,
  campaign: campaignData
    ? Object.fromEntries(Object.entries(campaignData).filter((entry): entry is [string, string] => entry[1] !== undefined))
    : null,
});

const mailCode = async (services: Services, tx: Tx, me: Pick<PersonRow, 'uid' | 'email' | 'lang' | 'firstName'>): Promise<Result<null>> => {
  const issued = await issueCode(services, tx, { purpose: purpose(me.email), uid: me.uid, email: me.email });
  if (!issued.ok) return issued;
  await mail(services, tx, verificationCode, me, { facts: { firstName: me.firstName }, secrets: { code: issued.value.code } });
  return ok(null);
};

/** The call that clients make after the account was made: `signUp` has done the work, so this only confirms it (docs/rules/wire.md#kept-calls). */
export const acknowledgeSignUp = async (ctx: Ctx, input: Input<'acknowledgeSignUp'>): Promise<Result<DoneWithMessage>> => {
  const viewer = signedIn(ctx);
  return input.uid === viewer.uid && input.email === viewer.email ? doneWithMessage : refused(refuseKit('kit.denied'));
};

/** Mails a new six-digit code to the signed-in person. */
export const sendEmailCode = async (ctx: Ctx, input: Input<'sendEmailCode'>): Promise<Result<DoneWithMessage>> => {
  const viewer = signedIn(ctx);
  if (input.email !== undefined && input.email !== viewer.email) return refused(refuseKit('kit.denied'));
  if (viewer.emailVerified) return doneWithMessage;
  return transact(ctx, async (tx) => {
    const sent = await mailCode(ctx, tx, viewer);
    return sent.ok ? doneWithMessage : sent;
  });
};

/** Confirms the address with the code. Confirming what is confirmed is a success. */
export const verifyEmail = async (ctx: Ctx, input: Input<'verifyEmail'>): Promise<Result<DoneWithMessage>> => {
  const viewer = signedIn(ctx);
  if (input.email !== undefined && input.email !== viewer.email) return refused(refuseKit('kit.denied'));
  if (viewer.emailVerified) return doneWithMessage;
  const checked = await checkCode(ctx, { purpose: purpose(viewer.email), uid: viewer.uid, code: input.verificationCode });
  if (!checked.ok) return checked;
  return transact(ctx, async (tx) => {
    if ((await useCode(tx, checked.value.codeId)) && (await markEmailVerified(tx, viewer.uid, viewer.email))) {
      await tellConfirmed(ctx, tx, { uid: viewer.uid, email: viewer.email, isFirst: true });
      await logEvent(tx, { method: 'verifyEmailVerificationCode', details: {}, uid: viewer.uid });
      await notice(tx, [`user:${viewer.uid}`]);
    }
    return doneWithMessage;
  });
};
