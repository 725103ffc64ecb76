/** Signs in with a passkey: alone, or after the password. */

import type { passkeyCalls } from '../../../../contract/accounts/endpoints/passkeys.ts';
import type { InputOf, OutputOf } from '../../../../contract/kit/call.ts';
import { refuse } from '../../../../domain/accounts/refusals.ts';
import { accountNumbers } from '../../../../domain/kit/numbers.ts';
import { ok, type Result, refused } from '../../../../domain/kit/verdict.ts';
import type { Ctx } from '../../../kit/context.ts';
import { transact } from '../../../kit/database/transaction.ts';
import { networkOf } from '../../../kit/http/limits/network.ts';
import { askingOptionsOf } from '../../adapters/web-authn.ts';
import { listPasskeys } from '../../store/passkeys.ts';
import { factorParts } from '../../store/second-factor.ts';
import { findByUid } from '../../store.ts';
import { type Admission, handOver, openSession, personAtStep } from '../admit.ts';
import { checkPasskey, issueChallenge, takePasskey } from './proof.ts';

type Calls = typeof passkeyCalls;

/** Asks for any passkey of this site: which one, and so who it is, the browser's answer says. */
export const startPasskeySignIn = async (ctx: Ctx): Promise<Result<OutputOf<Calls['startPasskeySignIn']>>> => {
  const challenge = await issueChallenge(ctx, { purpose: 'passkey-sign-in', uid: null });
  return challenge.ok ? ok({ options: askingOptionsOf(ctx.config, challenge.value, { keys: [], verifies: true }) }) : challenge;
};

/** Signs in with a passkey that verified its owner: two factors at once, so no code is asked for. All else is as after a password. */
export const signInWithPasskey = async (ctx: Ctx, { passkey, bearer }: InputOf<Calls['signInWithPasskey']>): Promise<Result<Admission>> => {
  const bucket = `passkey:${networkOf(ctx.address)}`;
  const tooMany = ctx.rates.count(bucket, accountNumbers.wrongPasskeysPerMinute);
  if (tooMany) return refused(tooMany);
  const proof = await checkPasskey(ctx, { purpose: 'passkey-sign-in', uid: null }, passkey);
  if (!proof.ok) return proof;
  ctx.rates.forgive(bucket);
  const me = await findByUid(ctx.db, proof.value.key.uid);
  if (!me) return refused(refuse('passkey.unknown'));
  const opened = await transact(ctx, async (tx) => {
    const used = await takePasskey(tx, proof.value);
    return used.ok ? ok(await openSession(ctx, tx, me, { bearer })) : used;
  });
  return opened.ok ? ok(await handOver(ctx, me, opened.value, { bearer })) : opened;
};

/** What the second step may be taken with. The password was right, so this tells nobody anything who may not know it. */
export const getSignInStep = async (ctx: Ctx, { challenge }: InputOf<Calls['getSignInStep']>): Promise<Result<OutputOf<Calls['getSignInStep']>>> => {
  const me = await personAtStep(ctx, challenge);
  if (!me) return refused(refuse('signin.step_over'));
  const { hasApp, passkeys } = await factorParts(ctx.db, me.uid);
  return ok({ hasApp, hasPasskeys: passkeys > 0 });
};

/** Asks for a passkey of who entered the password. */
export const startPasskeyStep = async (
  ctx: Ctx,
  { challenge }: InputOf<Calls['startPasskeyStep']>,
): Promise<Result<OutputOf<Calls['startPasskeyStep']>>> => {
  const me = await personAtStep(ctx, challenge);
  if (!me) return refused(refuse('signin.step_over'));
  const keys = await listPasskeys(ctx.db, me.uid);
  if (keys.length === 0) return refused(refuse('passkey.none'));
  const issued = await issueChallenge(ctx, { purpose: 'passkey-step', uid: me.uid });
  return issued.ok ? ok({ options: askingOptionsOf(ctx.config, issued.value, { keys, verifies: false }) }) : issued;
};
