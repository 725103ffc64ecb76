/** Changes which mails somebody gets, of their own accord or by the link of a mail. */

import type { mailCalls } from '../../../contract/accounts/endpoints/mails.ts';
import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import { refuse } from '../../../domain/accounts/refusals.ts';
import { isByConsent, isLeftByAddress, type LeavableKind } from '../../../domain/accounts/rules/mail-kinds.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { type Ctx, type Services, signedIn } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../kit/http/done.ts';
import { notice } from '../../kit/live/notices.ts';
import { type Chooser, type Grant, grantOf, mailSubjectsPort, subscriptionOf } from '../queries/mail-choices.ts';
import { deleteAddressLeft, deleteLeft, insertAddressLeft, insertLeft } from '../store/mail-choices.ts';
import { changeConsent } from './profile.ts';

type Subscription = OutputOf<typeof mailCalls.setSubscription>;

const choose = async (tx: Tx, { uid, recipient }: Chooser, kind: LeavableKind, isOn: boolean): Promise<void> => {
  // What is left by address stays left when the account goes.
  if (isLeftByAddress(kind)) await (isOn ? deleteAddressLeft : insertAddressLeft)(tx, recipient, kind);
  if (uid === null) return;
  if (isByConsent(kind)) await changeConsent(tx, uid, isOn);
  else await (isOn ? deleteLeft : insertLeft)(tx, uid, kind);
  await notice(tx, [`user:${uid}`]);
};

/** Switches a kind of mail of the caller off or on. */
export const chooseMail = (ctx: Ctx, { kind, isOn }: InputOf<typeof mailCalls.chooseMail>): Promise<Result<DoneAnswer>> =>
  transact(ctx, async (tx) => {
    const { uid, email } = signedIn(ctx);
    await choose(tx, { uid, recipient: email }, kind, isOn);
    return done;
  });

const byToken = (services: Services, token: string, change: (tx: Tx, grant: Grant) => Promise<void>): Promise<Result<Subscription>> =>
  transact(services, async (tx) => {
    const grant = await grantOf(tx, token);
    if (grant === null) return refused(refuse('mail.link_unknown'));
    await change(tx, grant);
    return ok(await subscriptionOf(services, tx, grant));
  });

/**
 * Switches off what the mail was about: the saved search, or the whole kind where it was about no single thing. Switching on again makes sure
 * that mails come: a kind that was left meanwhile is taken up, too.
 */
export const setSubscription = (services: Services, { token, isOn }: InputOf<typeof mailCalls.setSubscription>): Promise<Result<Subscription>> =>
  byToken(services, token, async (tx, { uid, recipient, kind, aboutId }) => {
    if (aboutId !== null && uid !== null) await services.ports.of(mailSubjectsPort).turn(tx, uid, aboutId, isOn);
    if (aboutId === null || isOn) await choose(tx, { uid, recipient }, kind, isOn);
  });

/** Switches a whole kind off or on for whoever holds the token of a mail; an address without an account has the kinds alone that are left by address. */
export const chooseMailByToken = (ctx: Ctx, { token, kind, isOn }: InputOf<typeof mailCalls.chooseMailByToken>): Promise<Result<Subscription>> =>
  byToken(ctx, token, async (tx, grant) => {
    if (grant.uid !== null || isLeftByAddress(kind)) await choose(tx, grant, kind, isOn);
  });

/** What the press of a mail program sends (RFC 8058), as a form or in parts; it wants a plain answer and no redirect. */
const oneClick = /List-Unsubscribe\b[\s\S]*One-Click/;

/** Answers a press in a mail program, and the form of the page where scripts are off: that one goes back to the page. */
export const leaveByPost = async (ctx: Ctx, request: Request, token: string): Promise<Response> => {
  const body = await request.text();
  const answer = await setSubscription(ctx, { token, isOn: false });
  if (!oneClick.test(body)) return new Response(null, { status: 303, headers: { location: new URL(request.url).pathname } });
  return new Response(null, { status: answer.ok ? 200 : 404 });
};
