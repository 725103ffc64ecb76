/** Reads which mails somebody gets. */

import type { mailCalls } from '../../../contract/accounts/endpoints/mails.ts';
import type { OutputOf } from '../../../contract/kit/call.ts';
import { refuse } from '../../../domain/accounts/refusals.ts';
import { isByConsent, isLeftByAddress, type LeavableKind, leavableKinds } from '../../../domain/accounts/rules/mail-kinds.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { type Ctx, type Services, signedIn } from '../../kit/context.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { type LeaveGrant, leaveGrant } from '../../kit/mail/leave.ts';
import { returnedMail } from '../../kit/mail/returned.ts';
import { definePort } from '../../kit/ports.ts';
import { kindsLeft, kindsLeftBy } from '../store/mail-choices.ts';
import { findByEmail, marketingConsentOf } from '../store.ts';

type Choices = OutputOf<typeof mailCalls.getMailChoices>['kinds'];
type Subscription = OutputOf<typeof mailCalls.getSubscription>;

/** A thing that mails of a kind are about, and whether such mails are sent. */
export type MailSubject = { readonly name: string; readonly isOn: boolean };

/** What later rooms know of the things that mails are about: one saved search, to be read and switched. Null when it is gone. */
export type MailSubjects = {
  readonly find: (reader: Reader, uid: Id, id: Id) => Promise<MailSubject | null>;
  readonly turn: (tx: Tx, uid: Id, id: Id, isOn: boolean) => Promise<void>;
};

/** Where the room of saved searches says what it knows of them. */
export const mailSubjectsPort = definePort<MailSubjects>({ name: 'accounts.mail_subjects' });

/** Whether a person gets mails of a kind. */
export const wantsMail = async (reader: Reader, uid: Id, kind: LeavableKind): Promise<boolean> =>
  isByConsent(kind) ? (await marketingConsentOf(reader, uid)) !== null : !(await kindsLeft(reader, uid)).has(kind);

/** Whether a kind is wanted at an address: neither the address has left it nor the account that has the address. */
export const isMailWantedAt = async (reader: Reader, email: string, kind: LeavableKind): Promise<boolean> => {
  if ((await kindsLeftBy(reader, email)).has(kind)) return false;
  const owner = await findByEmail(reader, email);
  return owner === null || wantsMail(reader, owner.uid, kind);
};

/** Who chooses: an account with its address, or an address alone, which has only kinds that are left by address. */
export type Chooser = Pick<LeaveGrant, 'uid' | 'recipient'>;

const choicesOf = async (reader: Reader, { uid, recipient }: Chooser): Promise<Choices> => {
  const [byAddress, byAccount, consent] = await Promise.all([
    kindsLeftBy(reader, recipient),
    uid === null ? noKinds : kindsLeft(reader, uid),
    uid === null ? null : marketingConsentOf(reader, uid),
  ]);
  const offered = uid === null ? leavableKinds.filter(isLeftByAddress) : leavableKinds;
  return offered.map((kind) => ({ kind, isOn: isByConsent(kind) ? consent !== null : !byAccount.has(kind) && !byAddress.has(kind) }));
};

const noKinds: ReadonlySet<LeavableKind> = new Set();

/** Which kinds the caller gets, and whether mail to them came back. */
export const getMailChoices = async (ctx: Ctx): Promise<Result<OutputOf<typeof mailCalls.getMailChoices>>> => {
  const { uid, email } = signedIn(ctx);
  const [kinds, returned] = await Promise.all([choicesOf(ctx.db, { uid, recipient: email }), returnedMail(ctx.db, email)]);
  return ok({ kinds, returned });
};

/** What the token of a mail opens. */
export type Grant = LeaveGrant & { readonly kind: LeavableKind };

/** The grant of a token; null for one that no mail carries, and for a mail without an account whose kind only accounts leave. */
export const grantOf = async (reader: Reader, token: string): Promise<Grant | null> => {
  const grant = await leaveGrant(reader, token);
  const kind = leavableKinds.find((known) => known === grant?.kind);
  return grant && kind && (grant.uid !== null || isLeftByAddress(kind)) ? { ...grant, kind } : null;
};

/** What a grant's mail was about, and what is on. */
export const subscriptionOf = async (services: Pick<Services, 'ports'>, reader: Reader, grant: Grant): Promise<Subscription> => {
  const { uid, kind, aboutId } = grant;
  const kinds = await choicesOf(reader, grant);
  const isKindOn = kinds.some((choice) => choice.kind === kind && choice.isOn);
  const subject = aboutId === null || uid === null ? null : await services.ports.of(mailSubjectsPort).find(reader, uid, aboutId);
  return { kind, about: subject?.name ?? null, isOn: isKindOn && (subject?.isOn ?? aboutId === null), kinds };
};

/** What a mail's link would switch off. */
export const getSubscription = async (ctx: Ctx, { token }: { readonly token: string }): Promise<Result<Subscription>> => {
  const grant = await grantOf(ctx.db, token);
  return grant === null ? refused(refuse('mail.link_unknown')) : ok(await subscriptionOf(ctx, ctx.db, grant));
};
