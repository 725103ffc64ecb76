/** Deletes an account: confirmed, begun with the press, carried out by a job that goes on after a kill. */

import { z } from 'zod';
import type { leavingCalls } from '../../../contract/accounts/endpoints/leaving.ts';
import type { InputOf } from '../../../contract/kit/call.ts';
import { refuse } from '../../../domain/accounts/refusals.ts';
import { type DeletionStep, deletedAddress, deletionSteps, mayDeleteAccount } from '../../../domain/accounts/rules/deletion.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { accountNumbers } from '../../../domain/kit/numbers.ts';
import { refuseKit } from '../../../domain/kit/refusals.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { deletionWords } from '../../../words/accounts/deletion.ts';
import { translator } from '../../../words/kit/words.ts';
import { type Ctx, type Services, signedIn } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { transact } from '../../kit/database/transaction.ts';
import { removeFiles } from '../../kit/files/remove-files.ts';
import { defineJob, enqueue } from '../../kit/jobs/jobs.ts';
import { notice, renewStreams } from '../../kit/live/notices.ts';
import { allowErasure } from '../../kit/people/erasure.ts';
import { forgetOldSteps, forgetSentMail } from '../../kit/people/traces.ts';
import { logEvent } from '../../kit/process/events.ts';
import { mac } from '../../kit/security/secrets.ts';
import { accountDeleted } from '../mail.ts';
import { holdsOf, isRecent, keptOf } from '../queries/leaving.ts';
import { type Leaver, personalRecordsPort } from '../queries/personal-records.ts';
import {
  addDeletionStep,
  beginDeletion,
  confirmedDeletion,
  deleteCopies,
  endDeletion,
  eraseAccount,
  goneUids,
  insertDeletion,
  lockDeletion,
  recentlyDeleted,
  tidyDeletions,
  unfinishedDeletions,
} from '../store/leaving.ts';
import { hasNamesake, lockClaims, lockPerson, type Person } from '../store.ts';
import { mail } from './mail.ts';
import { signOut } from './sign-in.ts';

type Run = { readonly runId: Id };

/** Takes what is left of a deleted account away, step by step. */
export const finishDeletion = defineJob({ name: 'accounts.finish_deletion', payload: z.object({ runId: z.string() }), key: ({ runId }) => runId });

/** The press in the dialog: nothing may hold the account, and the sign-in must be recent. It binds nobody yet. */
export const confirmAccountDeletion = async (ctx: Ctx, { userUid }: InputOf<typeof leavingCalls.confirmAccountDeletion>): Promise<Result<Run>> => {
  const { uid } = signedIn(ctx);
  if (userUid !== uid) return refused(refuseKit('kit.denied'));
  const isFresh = await isRecent(ctx);
  return transact(ctx, async (tx) => {
    const no = mayDeleteAccount({ holds: await holdsOf(ctx, tx, uid), isRecent: isFresh });
    if (no !== null) return refused(no);
    const runId = newId();
    await insertDeletion(tx, runId, uid);
    return ok({ runId });
  });
};

/**
 * Ends the account in one transaction: what holds it is asked for once more, the way to sign in goes, and the record bears an alias. The rest a
 * job does.
 */
export const deleteAccount = async (ctx: Ctx, { userId }: InputOf<typeof leavingCalls.deleteAccount>): Promise<Result<Run>> => {
  const { uid } = signedIn(ctx);
  if (userId !== uid) return refused(refuseKit('kit.denied'));
  const begun = await begin(ctx, uid);
  if (!begun.ok) return begun;
  // The browser forgets a session that is not there any more.
  await signOut(ctx);
  return begun;
};

const begin = (ctx: Ctx, uid: Id): Promise<Result<Run>> =>
  transact(ctx, async (tx) => {
    await lockClaims(tx);
    const person = await lockPerson(tx, uid);
    const run = await confirmedDeletion(tx, uid);
    if (person === null || run === null) return refused(refuse('deletion.not_confirmed', { params: { minutes: accountNumbers.deletionMinutes } }));
    const no = mayDeleteAccount({ holds: await holdsOf(ctx, tx, uid), isRecent: true });
    if (no !== null) return refused(no);
    const leaver = { ...leaverOf(ctx, person), hasNamesake: await hasNamesake(tx, person) };
    await beginDeletion(tx, run.runId, leaver);
    await eraseAccount(tx, leaver);
    await addDeletionStep(tx, run.runId, firstStep);
    await logEvent(tx, { method: 'deleteAllUserData', details: { runId: run.runId }, uid });
    await enqueue(ctx, tx, finishDeletion, { runId: run.runId });
    await notice(tx, [`user:${uid}`, 'admin', topicOf(run.runId)]);
    await renewStreams(tx, uid);
    return ok({ runId: run.runId });
  });

const [firstStep, ...laterSteps] = deletionSteps;

/** The topic of a deletion; its id is as hard to guess as a token. */
const topicOf = (runId: Id): string => `deletion:${runId}`;

/** An alias that tells two people who left apart, and nobody who they were. */
const leaverOf = ({ config }: Services, { uid, email, firstName, lastName, lang }: Person): Leaver => {
  const code = Buffer.from(mac(config.secrets, 'aliases', uid), 'base64url').toString('hex');
  const w = translator(deletionWords[lang], lang);
  const alias = { firstName: w('alias.first'), lastName: w('alias.last', { code: code.slice(0, 6) }), email: deletedAddress(code.slice(0, 24)) };
  return { uid, email, firstName, lastName, lang, alias };
};

/** The work of `finishDeletion`: each step in a transaction of its own that also notes it, so that a run that was cut off goes on where it was. */
export const carryOutDeletion = async (services: Services, { runId }: Run): Promise<void> => {
  for (const step of laterSteps) await takeStep(services, runId, step);
  await transact(services, async (tx) => {
    const run = await lockDeletion(tx, runId);
    if (!run?.leaver) return ok(null);
    const { uid, email, firstName, lang } = run.leaver;
    const kept = await keptOf(services, tx, uid);
    await mail(services, tx, accountDeleted, { email, lang, uid }, { facts: { firstName, kept: [...kept] } });
    await endDeletion(tx, runId);
    await notice(tx, [topicOf(runId)]);
    return ok(null);
  });
};

const takeStep = (services: Services, runId: Id, step: DeletionStep): Promise<Result<null>> =>
  transact(services, async (tx) => {
    const run = await lockDeletion(tx, runId);
    if (!run?.leaver || run.steps.some((done) => done.step === step)) return ok(null);
    await allowErasure(tx);
    // Later rooms first: their rows refer to those of earlier ones.
    for (const records of services.ports.of(personalRecordsPort).toReversed())
      if (records.step === step) await records.erase?.(services, tx, run.leaver);
    await addDeletionStep(tx, runId, step);
    await notice(tx, [topicOf(runId)]);
    return ok(null);
  });

/**
 * Takes up deletions whose job was lost, takes the last letters of people who left once they were sent, and forgets copies and confirmations whose
 * time is over.
 */
export const tidyLeavers = async (services: Services): Promise<void> => {
  await transact(services, async (tx) => {
    for (const { runId } of await unfinishedDeletions(tx)) await enqueue(services, tx, finishDeletion, { runId });
    for (const { uid } of await recentlyDeleted(tx)) await forgetSentMail(tx, uid);
    await tidyDeletions(tx);
    await dropCopies(services, tx, 'expired');
    return ok(null);
  });
};

/** Forgets what people whose account is gone once did with their own identity and link (docs/rules/accounts.md#what-stays-of-it). */
export const forgetLeaversSteps = async (services: Services): Promise<void> => {
  await transact(services, async (tx) => {
    await allowErasure(tx);
    return ok(await forgetOldSteps(tx, goneUids(tx), accountNumbers.eventYears));
  });
};

/** Forgets copies of data with their files. */
export const dropCopies = async (services: Services, tx: Tx, of: Parameters<typeof deleteCopies>[1]): Promise<void> => {
  const keys = await deleteCopies(tx, of);
  if (keys.length > 0) await enqueue(services, tx, removeFiles, { keys });
};
