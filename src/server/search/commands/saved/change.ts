/** Changes, pauses, opens and deletes saved searches. */

import type { InputOf } from '../../../../contract/kit/call.ts';
import type { savedSearchCalls } from '../../../../contract/search/endpoints/saved.ts';
import type { Id, Instant } from '../../../../domain/kit/brand.ts';
import { type Result, refused } from '../../../../domain/kit/verdict.ts';
import { refuse } from '../../../../domain/search/refusals.ts';
import { alertDueAt } from '../../../../domain/search/rules/alert.ts';
import { type Ctx, signedIn } from '../../../kit/context.ts';
import { databaseNow, type Tx } from '../../../kit/database/database.ts';
import { transact } from '../../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../../kit/http/done.ts';
import { notice } from '../../../kit/live/notices.ts';
import { dropUnsent } from '../../../kit/mail/drop.ts';
import { lockSaved, type SavedChange, type SavedRow, unmarkMailed, updateSaved, waitingMatches } from '../../store/saved.ts';

type Calls = typeof savedSearchCalls;

type Change = { readonly name?: string | undefined; readonly frequency?: SavedRow['frequency'] | undefined; readonly isPaused?: boolean | undefined };

/** Drops mails about a locked search that are written and not sent: what they name waits again, for the first mail after a pause or a restoration. */
const dropMails = async (tx: Tx, { id, uid }: SavedRow): Promise<void> => {
  const writtenAt = await dropUnsent(tx, { uid, kind: 'savedSearches', aboutId: id });
  if (writtenAt.length > 0) await unmarkMailed(tx, id, writtenAt);
};

/** Changes a locked search. Whoever pauses gets no mail of it; what had been found and not mailed comes with the first mail after that. */
const changeLocked = async (tx: Tx, row: SavedRow, { name, frequency = row.frequency, isPaused = row.pausedAt !== null }: Change): Promise<void> => {
  const now = await databaseNow(tx);
  if (isPaused) await dropMails(tx, row);
  const due = isPaused ? null : await dueAgain(tx, row, frequency, now);
  const pausedAt = isPaused ? (row.pausedAt ?? now) : null;
  await updateSaved(tx, row.id, { ...(name === undefined ? {} : { name }), frequency, pausedAt, mailDueAt: due });
  await notice(tx, [`user:${row.uid}`]);
};

const dueAgain = async (tx: Tx, row: SavedRow, frequency: SavedRow['frequency'], now: Instant): Promise<Instant | null> => {
  if (row.mailDueAt !== null && frequency === row.frequency) return row.mailDueAt;
  return (await waitingMatches(tx, row.id)) > 0 ? alertDueAt(frequency, now) : null;
};

/** Does something with a search of the caller that stands. */
const withOwn = (ctx: Ctx, searchId: Id, act: (tx: Tx, row: SavedRow) => Promise<void>): Promise<Result<DoneAnswer>> =>
  transact(ctx, async (tx) => {
    const row = await lockSaved(tx, signedIn(ctx).uid, searchId);
    if (row === null || row.deletedAt !== null) return refused(refuse('saved.not_found'));
    await act(tx, row);
    return done;
  });

const touch = async (tx: Tx, { id }: SavedRow, change: (now: Instant) => SavedChange): Promise<void> =>
  updateSaved(tx, id, change(await databaseNow(tx)));

/** Renames a search, changes how often it mails, pauses or resumes it. */
export const changeSavedSearch = (ctx: Ctx, { searchId, ...change }: InputOf<Calls['changeSavedSearch']>): Promise<Result<DoneAnswer>> =>
  withOwn(ctx, searchId, (tx, row) => changeLocked(tx, row, change));

/** Deletes a search; it can be restored for a minute. */
export const deleteSavedSearch = (ctx: Ctx, { searchId }: InputOf<Calls['deleteSavedSearch']>): Promise<Result<DoneAnswer>> =>
  withOwn(ctx, searchId, async (tx, row) => {
    await dropMails(tx, row);
    await touch(tx, row, (now) => ({ deletedAt: now, mailDueAt: null }));
  });

/** Notes that the person looks at what was found. */
export const openSavedSearch = (ctx: Ctx, { searchId }: InputOf<Calls['openSavedSearch']>): Promise<Result<DoneAnswer>> =>
  withOwn(ctx, searchId, (tx, row) => touch(tx, row, (now) => ({ seenAt: now })));

/** Pauses or resumes a search for the holder of a mail's link; one that is gone stays gone. */
export const turnSavedSearch = async (tx: Tx, uid: Id, id: Id, isOn: boolean): Promise<void> => {
  const row = await lockSaved(tx, uid, id);
  if (row !== null && row.deletedAt === null) await changeLocked(tx, row, { isPaused: !isOn });
};
