/** Adds, changes, deletes and restores alerts about places (docs/rules/search.md#wanted-listings-of-a-place). */

import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import type { placeAlertCalls } from '../../../contract/wanted/endpoints/place-alerts.ts';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { SECOND_MS } from '../../../domain/kit/time/units.ts';
import { plusMs } from '../../../domain/kit/time.ts';
import { ok, type Result, refused, type Verdict } from '../../../domain/kit/verdict.ts';
import { alertDueAt } from '../../../domain/search/rules/alert.ts';
import { alertNumbers } from '../../../domain/search/rules/alert-numbers.ts';
import { refuse } from '../../../domain/wanted/refusals.ts';
import { boardAreaKey } from '../../../domain/wanted/rules/place-alert.ts';
import { wantsMail } from '../../accounts/queries/mail-choices.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { databaseNow, type Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../kit/http/done.ts';
import { notice } from '../../kit/live/notices.ts';
import { dropUnsent } from '../../kit/mail/drop.ts';
import { alertById, alertsOf, insertAlert, lockAlertsOf, type PlaceAlertRow, unmarkMailed, updateAlert } from '../store/place-alerts.ts';

type Calls = typeof placeAlertCalls;

/** One more alert of a person: not about an area that they have one for, and not more than they may. */
const mayAdd = async (tx: Tx, uid: Id, areaKey: string): Promise<Verdict> => {
  const alerts = await alertsOf(tx, uid);
  if (alerts.some((row) => row.areaKey === areaKey)) return refuse('place_alert.duplicate');
  return alerts.length < alertNumbers.savedMax ? null : refuse('place_alert.limit', { params: { max: alertNumbers.savedMax } });
};

/** Has the caller mailed about new listings of a part of the board. */
export const addPlaceAlert = (
  ctx: Ctx,
  { location, point, radius, use, frequency }: InputOf<Calls['addPlaceAlert']>,
): Promise<Result<OutputOf<Calls['addPlaceAlert']>>> =>
  transact(ctx, async (tx) => {
    const { uid } = signedIn(ctx);
    const areaKey = boardAreaKey({ point, radius, use });
    await lockAlertsOf(tx, uid);
    const no = await mayAdd(tx, uid, areaKey);
    if (no !== null) return refused(no);
    const id = newId();
    await insertAlert(tx, { id, uid, location: location.replace(/\s+/g, ' '), ...point, radiusKm: radius, use, areaKey, frequency });
    await notice(tx, [`user:${uid}`]);
    return ok({ placeAlertId: id, mailsOn: await wantsMail(tx, uid, 'placeAlerts') });
  });

/** Does something with an alert of the caller: one that was not deleted, unless `isThere` says otherwise. */
const withOwn = (
  ctx: Ctx,
  id: Id,
  act: (tx: Tx, row: PlaceAlertRow, now: Instant) => Promise<Verdict>,
  isThere = ({ deletedAt }: PlaceAlertRow) => deletedAt === null,
): Promise<Result<DoneAnswer>> =>
  transact(ctx, async (tx) => {
    const { uid } = signedIn(ctx);
    await lockAlertsOf(tx, uid);
    const row = await alertById(tx, uid, id);
    if (row === null || !isThere(row)) return refused(refuse('place_alert.not_found'));
    const no = await act(tx, row, await databaseNow(tx));
    if (no !== null) return refused(no);
    await notice(tx, [`user:${uid}`]);
    return done;
  });

/**
 * Drops mails of the caller's alerts that are written and not sent, before one of these alerts is off: what they name waits again. The alerts that
 * stay on mail theirs at once, and this one once it is on again.
 */
const dropMails = async (tx: Tx, { uid }: PlaceAlertRow): Promise<void> => {
  const writtenAt = await dropUnsent(tx, { uid, kind: 'placeAlerts', aboutId: null });
  if (writtenAt.length > 0) await unmarkMailed(tx, uid, writtenAt);
};

/** Changes how often an alert mails, pauses or resumes it. What had been found before a pause comes with the first mail after it; what is added during it does not. */
export const changePlaceAlert = (ctx: Ctx, { placeAlertId, ...change }: InputOf<Calls['changePlaceAlert']>): Promise<Result<DoneAnswer>> =>
  withOwn(ctx, placeAlertId, async (tx, row, now) => {
    const { frequency = row.frequency, isPaused = row.pausedAt !== null } = change;
    const resumes = row.pausedAt !== null && !isPaused;
    const since = resumes ? now : row.since;
    if (isPaused && row.pausedAt === null) await dropMails(tx, row);
    const due = resumes || frequency !== row.frequency ? alertDueAt(frequency, now) : undefined;
    await updateAlert(tx, row, { frequency, since, pausedAt: isPaused ? (row.pausedAt ?? now) : null }, due);
    return null;
  });

/** Deletes an alert; it can be restored for a minute. */
export const deletePlaceAlert = (ctx: Ctx, { placeAlertId }: InputOf<Calls['deletePlaceAlert']>): Promise<Result<DoneAnswer>> =>
  withOwn(ctx, placeAlertId, async (tx, row, now) => {
    await dropMails(tx, row);
    await updateAlert(tx, row, { deletedAt: now });
    return null;
  });

/** Restores an alert that was deleted within the last minute. */
export const restorePlaceAlert = (ctx: Ctx, { placeAlertId }: InputOf<Calls['restorePlaceAlert']>): Promise<Result<DoneAnswer>> =>
  withOwn(
    ctx,
    placeAlertId,
    async (tx, row, now) => {
      if (row.deletedAt === null) return null;
      if (plusMs(row.deletedAt, alertNumbers.undoSeconds * SECOND_MS) < now) return refuse('place_alert.restore_too_late');
      const no = await mayAdd(tx, row.uid, row.areaKey);
      if (no === null) await updateAlert(tx, row, { deletedAt: null });
      return no;
    },
    () => true,
  );
