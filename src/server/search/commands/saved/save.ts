/** Saves searches, and restores deleted ones. */

import type { InputOf, OutputOf } from '../../../../contract/kit/call.ts';
import type { savedSearchCalls } from '../../../../contract/search/endpoints/saved.ts';
import type { SavedFilters } from '../../../../contract/search/schema/saved.ts';
import type { Id } from '../../../../domain/kit/brand.ts';
import { SECOND_MS } from '../../../../domain/kit/time/units.ts';
import { plusMs } from '../../../../domain/kit/time.ts';
import { ok, type Result, refused, type Verdict } from '../../../../domain/kit/verdict.ts';
import { refuse } from '../../../../domain/search/refusals.ts';
import { alertDueAt } from '../../../../domain/search/rules/alert.ts';
import { alertNumbers } from '../../../../domain/search/rules/alert-numbers.ts';
import { wantsMail } from '../../../accounts/queries/mail-choices.ts';
import { type Ctx, signedIn } from '../../../kit/context.ts';
import { databaseNow, type Tx } from '../../../kit/database/database.ts';
import { newId } from '../../../kit/database/ids.ts';
import { transact } from '../../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../../kit/http/done.ts';
import { proposedName } from '../../present/filter-texts.ts';
import { matchColumnsOf } from '../../store/matches.ts';
import { insertSaved, lockSaved, lockSavedOf, savedOf, updateSaved, waitingMatches } from '../../store/saved.ts';

type Calls = typeof savedSearchCalls;

/** Filters always in the same letters: `{"city":"Łódź","minArea":80}`, whatever their order. */
const keyOf = (filters: SavedFilters): string => JSON.stringify(Object.entries(filters).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** One more search of a person: not one that they have saved, and not more than they may. */
const mayAdd = async (tx: Tx, uid: Id, filtersKey: string): Promise<Verdict> => {
  const saved = await savedOf(tx, uid);
  const same = saved.find((row) => row.filtersKey === filtersKey);
  if (same) return refuse('saved.duplicate', { params: { name: same.name } });
  return saved.length < alertNumbers.savedMax ? null : refuse('saved.limit', { params: { max: alertNumbers.savedMax } });
};

/** Saves a search; without a name it is named after its filters. */
export const saveSearch = (ctx: Ctx, { filters, name, frequency }: InputOf<Calls['saveSearch']>): Promise<Result<OutputOf<Calls['saveSearch']>>> =>
  transact(ctx, async (tx) => {
    const { uid } = signedIn(ctx);
    const filtersKey = keyOf(filters);
    await lockSavedOf(tx, uid);
    const no = await mayAdd(tx, uid, filtersKey);
    if (no !== null) return refused(no);
    const row = { id: newId(), uid, name: name ?? proposedName(filters, ctx.lang), filters, filtersKey, frequency };
    await insertSaved(tx, { ...row, ...matchColumnsOf(filters) });
    return ok({ searchId: row.id, name: row.name, mailsOn: await wantsMail(tx, uid, 'savedSearches') });
  });

/** Restores a search that was deleted within the last minute. */
export const restoreSavedSearch = (ctx: Ctx, { searchId }: InputOf<Calls['restoreSavedSearch']>): Promise<Result<DoneAnswer>> =>
  transact(ctx, async (tx) => {
    const { uid } = signedIn(ctx);
    await lockSavedOf(tx, uid);
    const row = await lockSaved(tx, uid, searchId);
    if (row === null) return refused(refuse('saved.not_found'));
    if (row.deletedAt === null) return done;
    const now = await databaseNow(tx);
    if (plusMs(row.deletedAt, alertNumbers.undoSeconds * SECOND_MS) < now) return refused(refuse('saved.restore_too_late'));
    const no = await mayAdd(tx, uid, row.filtersKey);
    if (no !== null) return refused(no);
    const isWaiting = row.pausedAt === null && (await waitingMatches(tx, searchId)) > 0;
    await updateSaved(tx, searchId, { deletedAt: null, mailDueAt: isWaiting ? alertDueAt(row.frequency, now) : null });
    return done;
  });
