/** An admin takes a case that waits, so that two do not work on the same, and gives it back (docs/rules/console.md#taken-cases). */

import type { caseCalls } from '../../../contract/admin/endpoints/cases.ts';
import type { InputOf } from '../../../contract/kit/call.ts';
import { refuse } from '../../../domain/admin/refusals.ts';
import { waitingKinds } from '../../../domain/admin/rules/waiting.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import type { PersonalRecords } from '../../accounts/queries/personal-records.ts';
import type { ClaimRevocationHandler } from '../../accounts/queries/revoked-claim.ts';
import { type Ctx, type Services, signedIn } from '../../kit/context.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../kit/http/done.ts';
import { notice } from '../../kit/live/notices.ts';
import { logEvent } from '../../kit/process/events.ts';
import { waitingRows } from '../queries/waiting.ts';
import { casesOf, deleteDecided, deleteHolder, deleteHolderEverywhere, holderOf, lockCase, writeHolder } from '../store/cases.ts';

/** Takes a case that is as the page showed it: nobody's, or somebody's (`from`) from whom it is taken over. */
export const takeCase = (ctx: Ctx, { kind, id, from }: InputOf<typeof caseCalls.takeCase>): Promise<Result<DoneAnswer>> =>
  transact(ctx, async (tx) => {
    const { uid } = signedIn(ctx);
    const since = await lockCase(tx, { kind, id }, waitingRows(tx)[kind]);
    if (since === null) return refused(refuse('case.not_waiting'));
    const holder = await holderOf(tx, { kind, id }, since);
    if (holder?.uid === uid) return done;
    if (holder !== null && holder.uid !== from) return refused(refuse('case.taken', { params: { name: holder.name } }));
    await writeHolder(tx, { kind, id }, since, uid);
    await logEvent(tx, { method: 'takeCase', details: { case: kind, caseId: id, takenFrom: holder?.uid ?? null }, uid });
    await notice(tx, ['admin']);
    return done;
  });

/** Gives one's own case back; one that is not one's own any more stays where it is. */
export const giveCaseBack = (ctx: Ctx, { kind, id }: InputOf<typeof caseCalls.giveCaseBack>): Promise<Result<DoneAnswer>> =>
  transact(ctx, async (tx) => {
    const { uid } = signedIn(ctx);
    if (!(await deleteHolder(tx, { kind, id }, uid))) return done;
    await logEvent(tx, { method: 'giveCaseBack', details: { case: kind, caseId: id }, uid });
    await notice(tx, ['admin']);
    return done;
  });

/** Whoever is no admin any more has no case. */
export const dropCases: ClaimRevocationHandler = async (tx, { uid, claim }) => {
  if (claim === 'admin') await deleteHolderEverywhere(tx, uid);
};

/** The share of the console: which cases somebody has. */
export const caseRecords: PersonalRecords = {
  step: 'reports',
  copy: async (reader, uid) => ({ sections: { takenCases: await casesOf(reader, uid) } }),
  erase: (_services, tx, { uid }) => deleteHolderEverywhere(tx, uid),
};

/** Forgets who had cases that are decided. */
export const forgetDecidedCases = async (services: Services): Promise<void> => {
  await transact(services, async (tx) => {
    const rows = waitingRows(tx);
    for (const kind of waitingKinds) await deleteDecided(tx, kind, rows[kind]);
    return ok(null);
  });
};
