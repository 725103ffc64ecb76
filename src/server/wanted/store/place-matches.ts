/** Finds which alerts about places a listing is new to, and takes what waits for a person's mail. */

import { and, desc, eq, getTableColumns, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { CompanyState } from '../../../domain/accounts/types.ts';
import { companyLifecycle } from '../../../domain/companies/machine.ts';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { boxAround } from '../../../domain/kit/map/distance.ts';
import { wantedNumbers } from '../../../domain/wanted/rules/wanted-numbers.ts';
import { person } from '../../accounts/tables.ts';
import { company, companyMember } from '../../companies/tables.ts';
import type { DueRows } from '../../kit/clock/duties.ts';
import type { Tx } from '../../kit/database/database.ts';
import { lifecycleStep } from '../../kit/tables/step.ts';
import { placeAlert, placeAlertMatch, seekerAlert, wantedListing } from '../tables.ts';
import { isActiveCompany, isForUse, isOnBoard, kmTo, type WantedRow } from './listings.ts';
import { type DueTimes, dueBy } from './matches.ts';

/** The alert is neither paused nor deleted; written out, so that the partial index answers. */
const isOn = sql`${placeAlert.pausedAt} is null and ${placeAlert.deletedAt} is null`;

/** The listing stands in the alert's area: `isInArea` of the domain as a condition, which a test compares with it. */
const isInArea: SQL | undefined = and(
  sql`${kmTo(placeAlert.lat, placeAlert.lng)} <= ${placeAlert.radiusKm}`,
  sql`(${placeAlert.use} is null or ${isForUse(placeAlert.use)})`,
);

/**
 * When the company of a listing was last without an accepted member. Since when, its members' history says; where whoever left has taken that along,
 * it counts as away since ever: rather an old listing is told than one that nobody saw.
 */
const whileAway = (listingId: Id): SQL => sql`
  select ${company.acceptedAt}, coalesce((
    select max(${lifecycleStep.createdAt}) from ${companyMember}
      join ${lifecycleStep} on ${lifecycleStep.lifecycle} = ${companyLifecycle.name} and ${lifecycleStep.subjectId} = ${companyMember.uid}
    where ${companyMember.companyId} = ${company.id} and ${lifecycleStep.fromState} = ${'ACCEPTED' satisfies CompanyState}
      and ${lifecycleStep.details} ->> 'companyId' = ${company.id} and ${lifecycleStep.createdAt} <= ${company.acceptedAt}), '-infinity') as lost_at
  from ${wantedListing} join ${company} on ${company.id} = ${wantedListing.companyId} where ${wantedListing.id} = ${listingId}`;

/**
 * Notes every alert that a listing is new to, in one statement, and calls whose alerts they are; answers them. The boxes around the listing are what
 * indexes answer. New is what was added or restored after the alert was made, and what came back with its company when the alert was made while
 * that was away. People of the company that looks are left out, and what an alert has found before stays as it is.
 */
export const findAlertsFor = async (tx: Tx, { id, lat, lng }: WantedRow, due: DueTimes): Promise<readonly Id[]> => {
  const { alertNearKm, boardRadiusKmMax } = wantedNumbers;
  const near = sql.raw(String(alertNearKm));
  const isAround = (km: number): SQL => {
    const { south, north, west, east } = boxAround({ lat, lng }, km);
    return sql`${placeAlert.lat} between ${south} and ${north} and ${placeAlert.lng} between ${west} and ${east}`;
  };
  const { rows } = await tx.execute<{ readonly uid: string }>(sql`
    with around as materialized (
      select * from ${placeAlert} where ${isOn}
        and (${placeAlert.radiusKm} <= ${near} and ${isAround(alertNearKm)} or ${placeAlert.radiusKm} > ${near} and ${isAround(boardRadiusKmMax)})),
    back as materialized (${whileAway(id)}),
    found as (
      insert into ${placeAlertMatch} (alert_id, listing_id, due_at)
      select ${placeAlert.id}, ${wantedListing.id}, ${dueBy(sql`${placeAlert.frequency}`, due)}
      from around as place_alert cross join back join ${person} on ${person.uid} = ${placeAlert.uid},
        ${wantedListing} join ${company} on ${company.id} = ${wantedListing.companyId}
      where ${wantedListing.id} = ${id} and ${isOnBoard} and ${isActiveCompany} and ${isInArea}
        and (${placeAlert.since} <= ${wantedListing.shownSince} or ${placeAlert.since} between back.lost_at and back.accepted_at)
        and ${person.companyId} is distinct from ${wantedListing.companyId}
      on conflict do nothing returning alert_id, due_at)
    insert into ${seekerAlert} (uid, place_mail_due_at)
    select a.uid, min(found.due_at) from found join ${placeAlert} a on a.id = found.alert_id group by a.uid order by a.uid
    on conflict (uid) do update set place_mail_due_at = least(${seekerAlert.placeMailDueAt}, excluded.place_mail_due_at) returning uid`);
  return rows.map(({ uid }) => uid);
};

/** The person has confirmed their address; nobody else is mailed. */
const isConfirmed = sql`exists (select from ${person} where ${person.uid} = ${seekerAlert.uid} and ${person.emailVerifiedAt} is not null)`;

/** People whose mail about places is due. What is found for somebody who has not confirmed their address waits until they have. */
export const placesToMail: DueRows = {
  table: seekerAlert,
  id: seekerAlert.uid,
  where: (now) => and(lte(seekerAlert.placeMailDueAt, now), isConfirmed),
};

/** A listing that a person's alert tells of. */
export type NewListing = { readonly alertId: Id; readonly listing: WantedRow; readonly companyName: string };

/**
 * Takes what is due of a person's alerts, and what would wait some minutes more; answers the listings as the mail names them, the newest first.
 * What left the board or the area, or is their own company's by now, is forgotten: it is found again when it comes back.
 */
export const takeForPerson = async (tx: Tx, { uid, companyId, now }: { readonly uid: Id; readonly companyId: Id | null; readonly now: Instant }) => {
  const own = tx
    .select({ id: placeAlert.id })
    .from(placeAlert)
    .where(and(eq(placeAlert.uid, uid), isOn));
  const hurried = tx
    .select({ id: placeAlert.id })
    .from(placeAlert)
    .where(and(eq(placeAlert.uid, uid), isOn, eq(placeAlert.frequency, 'instant')));
  const isDue = and(
    isNull(placeAlertMatch.mailedAt),
    inArray(placeAlertMatch.alertId, own),
    or(lte(placeAlertMatch.dueAt, now), inArray(placeAlertMatch.alertId, hurried)),
  );
  const taken = await tx
    .update(placeAlertMatch)
    .set({ mailedAt: now })
    .from(placeAlert)
    .innerJoin(wantedListing, isOnBoard)
    .innerJoin(company, and(eq(company.id, wantedListing.companyId), isActiveCompany))
    .where(
      and(
        isDue,
        eq(placeAlert.id, placeAlertMatch.alertId),
        eq(wantedListing.id, placeAlertMatch.listingId),
        isInArea,
        companyId === null ? undefined : ne(wantedListing.companyId, companyId),
      ),
    )
    .returning({ alertId: placeAlertMatch.alertId, listing: getTableColumns(wantedListing), companyName: company.name });
  await tx.delete(placeAlertMatch).where(isDue);
  const found: readonly NewListing[] = taken;
  return found.toSorted((one, other) => (one.listing.shownSince < other.listing.shownSince ? 1 : -1));
};

/** Notes that alerts are told of in a mail; answers them, the oldest first. */
export const markMailed = async (tx: Tx, ids: readonly Id[], now: Instant) => {
  await tx
    .update(placeAlert)
    .set({ mailedAt: now })
    .where(inArray(placeAlert.id, [...ids]));
  return tx
    .select()
    .from(placeAlert)
    .where(inArray(placeAlert.id, [...ids]))
    .orderBy(placeAlert.createdAt, desc(placeAlert.id));
};
