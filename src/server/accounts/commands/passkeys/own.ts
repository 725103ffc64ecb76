/** Makes, names and removes passkeys. */

import type { passkeyCalls } from '../../../../contract/accounts/endpoints/passkeys.ts';
import type { InputOf, OutputOf } from '../../../../contract/kit/call.ts';
import { isAdmin } from '../../../../domain/accounts/permissions.ts';
import { refuse } from '../../../../domain/accounts/refusals.ts';
import { isFactorOn, mayAddPasskey, mayDropFactor } from '../../../../domain/accounts/rules/passkeys.ts';
import { ok, type Result, refused } from '../../../../domain/kit/verdict.ts';
import { type Ctx, signedIn } from '../../../kit/context.ts';
import { transact } from '../../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../../kit/http/done.ts';
import { notice } from '../../../kit/live/notices.ts';
import { askingOptionsOf, makingOptionsOf, verifiedPasskey } from '../../adapters/web-authn.ts';
import { countPasskeys, deletePasskey, insertPasskey, listPasskeys, ownPasskey, updatePasskeyName } from '../../store/passkeys.ts';
import { beginFactor, deleteFactor, factorParts } from '../../store/second-factor.ts';
import { lockPerson } from '../../store.ts';
import { checkFactor, takeFactor } from '../factor-proof.ts';
import { mayChangeFactor } from '../second-factor.ts';
import { makeRecoveryCodes, recordFactorChange } from './change.ts';
import { issueChallenge, takeChallenge } from './proof.ts';

type Calls = typeof passkeyCalls;

/** Begins a passkey: the password is asked for, or a proof of the second factor where one is on. */
export const startPasskey = async (ctx: Ctx, given: InputOf<Calls['startPasskey']>): Promise<Result<OutputOf<Calls['startPasskey']>>> => {
  const me = signedIn(ctx);
  const known = await listPasskeys(ctx.db, me.uid);
  const tooMany = mayAddPasskey(known.length);
  if (tooMany) return refused(tooMany);
  const mayStart = await mayChangeFactor(ctx, me, given);
  if (!mayStart.ok) return mayStart;
  const challenge = await issueChallenge(ctx, { purpose: 'passkey-make', uid: me.uid });
  return challenge.ok ? ok({ options: makingOptionsOf(ctx.config, me, challenge.value, known) }) : challenge;
};

/** Keeps a passkey that was made. It is a second factor from now on; the first one of either kind comes with recovery codes. */
export const addPasskey = async (ctx: Ctx, { name, passkey }: InputOf<Calls['addPasskey']>): Promise<Result<OutputOf<Calls['addPasskey']>>> => {
  const me = signedIn(ctx);
  const challenge = await takeChallenge(ctx, { purpose: 'passkey-make', uid: me.uid }, passkey);
  if (!challenge.ok) return challenge;
  const made = await verifiedPasskey(ctx.config, passkey, challenge.value);
  if (!made) return refused(refuse('passkey.not_accepted'));
  return transact(ctx, async (tx) => {
    await lockPerson(tx, me.uid);
    const tooMany = mayAddPasskey(await countPasskeys(tx, me.uid));
    if (tooMany) return refused(tooMany);
    const passkeyId = await insertPasskey(tx, { ...made, uid: me.uid, name });
    if (passkeyId === null) return refused(refuse('passkey.exists'));
    const recoveryCodes = (await beginFactor(tx, me.uid)) ? await makeRecoveryCodes(ctx, tx, me.uid) : null;
    await recordFactorChange(ctx, tx, me, { change: 'keyAdded', key: name, details: { passkeyId } });
    return ok({ recoveryCodes });
  });
};

/** Gives a passkey another name. */
export const renamePasskey = (ctx: Ctx, { passkeyId, name }: InputOf<Calls['renamePasskey']>): Promise<Result<DoneAnswer>> =>
  transact(ctx, async (tx) => {
    const { uid } = signedIn(ctx);
    if (!(await updatePasskeyName(tx, uid, passkeyId, name))) return refused(refuse('passkey.not_found'));
    await notice(tx, [`user:${uid}`]);
    return done;
  });

/** Removes a passkey with a proof of the second factor. The last factor goes with its recovery codes; that of an admin stays. */
export const removePasskey = async (ctx: Ctx, { passkeyId, ...given }: InputOf<Calls['removePasskey']>): Promise<Result<DoneAnswer>> => {
  const me = signedIn(ctx);
  if ((await ownPasskey(ctx.db, me.uid, passkeyId)) === null) return refused(refuse('passkey.not_found'));
  const checked = await checkFactor(ctx, me.uid, given, 'passkey-proof');
  if (!checked.ok) return checked;
  return transact(ctx, async (tx) => {
    await lockPerson(tx, me.uid);
    const key = await ownPasskey(tx, me.uid, passkeyId);
    if (key === null) return refused(refuse('passkey.not_found'));
    const { hasApp, passkeys } = await factorParts(tx, me.uid);
    const rest = { hasApp, passkeys: passkeys - 1 };
    const denied = mayDropFactor({ isAdmin: isAdmin(me), rest });
    if (denied) return refused(denied);
    const used = await takeFactor(ctx, tx, me, checked.value);
    if (!used.ok) return used;
    await deletePasskey(tx, passkeyId);
    if (!isFactorOn(rest)) await deleteFactor(tx, me.uid);
    await recordFactorChange(ctx, tx, me, { change: isFactorOn(rest) ? 'keyRemoved' : 'lastKeyRemoved', key: key.name, details: { passkeyId } });
    return done;
  });
};

/** Asks for a passkey of the caller before an act on the second factor itself: it must verify its owner, for the session may be left open. */
export const startPasskeyProof = async (ctx: Ctx): Promise<Result<OutputOf<Calls['startPasskeyProof']>>> => {
  const { uid } = signedIn(ctx);
  const keys = await listPasskeys(ctx.db, uid);
  if (keys.length === 0) return refused(refuse('passkey.none'));
  const challenge = await issueChallenge(ctx, { purpose: 'passkey-proof', uid });
  return challenge.ok ? ok({ options: askingOptionsOf(ctx.config, challenge.value, { keys, verifies: true }) }) : challenge;
};
