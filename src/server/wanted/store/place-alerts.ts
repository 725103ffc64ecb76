/** Reads and writes alerts about places of the board. */

import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { SECOND_MS } from '../../../domain/kit/time/units.ts';
import { plusMs } from '../../../domain/kit/time.ts';
import { alertNumbers } from '../../../domain/search/rules/alert-numbers.ts';
import type { DueRows } from '../../kit/clock/duties.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { placeAlert, placeAlertMatch, seekerAlert } from '../tables.ts';

/** An alert as stored. */
export type PlaceAlertRow = typeof placeAlert.$inferSelect;

/** Makes what one person does to their alerts, and the mail about them, happen one after the other. */
export const lockAlertsOf = async (tx: Tx, uid: Id): Promise<void> => {
  await tx.insert(seekerAlert).values({ uid }).onConflictDoUpdate({ target: seekerAlert.uid, set: { uid } });
};

/** The alerts of a person, the newest first. */
export const alertsOf = (reader: Reader, uid: Id): Promise<PlaceAlertRow[]> =>
  reader
    .select()
    .from(placeAlert)
    .where(and(eq(placeAlert.uid, uid), isNull(placeAlert.deletedAt)))
    .orderBy(desc(placeAlert.createdAt), desc(placeAlert.id))
    .limit(alertNumbers.savedMax);

/** A person's alert by id, deleted or not. */
export const alertById = async (reader: Reader, uid: Id, id: Id): Promise<PlaceAlertRow | null> =>
  (
    await reader
      .select()
      .from(placeAlert)
      .where(and(eq(placeAlert.id, id), eq(placeAlert.uid, uid)))
  )[0] ?? null;

/** Writes a new alert. */
export const insertAlert = async (tx: Tx, row: typeof placeAlert.$inferInsert): Promise<void> => {
  await tx.insert(placeAlert).values(row);
};

/** What may be changed of an alert. */
export type PlaceAlertChange = Partial<Pick<PlaceAlertRow, 'frequency' | 'since' | 'pausedAt' | 'deletedAt'>>;

/** Changes an alert. `due`: when what waits for its mail is mailed from now on. */
export const updateAlert = async (tx: Tx, { id, uid }: PlaceAlertRow, change: PlaceAlertChange, due?: Instant): Promise<void> => {
  await tx.update(placeAlert).set(change).where(eq(placeAlert.id, id));
  if (due !== undefined)
    await tx
      .update(placeAlertMatch)
      .set({ dueAt: due })
      .where(and(eq(placeAlertMatch.alertId, id), isNull(placeAlertMatch.mailedAt)));
  await settleAlertsOf(tx, uid);
};

/** Takes the note back for mails that are dropped, which were written at these moments: each names what was marked last before it, of whichever alert. */
export const unmarkMailed = async (tx: Tx, uid: Id, writtenAt: readonly Instant[]): Promise<void> => {
  const ofPerson = sql`select a.id from ${placeAlert} a where a.uid = ${uid}`;
  const marked = sql`select (select max(m.mailed_at) from ${placeAlertMatch} m where m.alert_id in (${ofPerson}) and m.mailed_at <= dropped.at)
    from unnest(${sql.param([...writtenAt])}::timestamptz[]) as dropped (at)`;
  await tx.execute(sql`with waiting as (
      update ${placeAlertMatch} set mailed_at = null where alert_id in (${ofPerson}) and mailed_at in (${marked}) returning alert_id, listing_id)
    update ${placeAlert} told set mailed_at = (select max(m.mailed_at) from ${placeAlertMatch} m
      where m.alert_id = told.id and (m.alert_id, m.listing_id) not in (select alert_id, listing_id from waiting))
    where told.id in (select alert_id from waiting)`);
};

/** Sets when the person's next mail is due: with the first of what waits for alerts that are on. */
export const settleAlertsOf = async (tx: Tx, uid: Id): Promise<void> => {
  const next = sql`(select min(m.due_at) from ${placeAlert} a join ${placeAlertMatch} m on m.alert_id = a.id and m.mailed_at is null
    where a.uid = ${uid} and a.paused_at is null and a.deleted_at is null)`;
  await tx.update(seekerAlert).set({ placeMailDueAt: next }).where(eq(seekerAlert.uid, uid));
};

/** Alerts whose deletion can be undone no more. */
export const alertsToForget: DueRows = {
  table: placeAlert,
  id: placeAlert.id,
  where: (now: Instant) => and(isNotNull(placeAlert.deletedAt), lt(placeAlert.deletedAt, plusMs(now, -alertNumbers.undoSeconds * SECOND_MS))),
};

/** Removes an alert and what it has found. */
export const deleteAlert = async (tx: Tx, id: Id): Promise<void> => {
  await tx.delete(placeAlertMatch).where(eq(placeAlertMatch.alertId, id));
  await tx.delete(placeAlert).where(eq(placeAlert.id, id));
};
