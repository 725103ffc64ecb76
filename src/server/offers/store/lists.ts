/** Finds the offers that the clock or a moderation looks for. */

import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { offerNumbers } from '../../../domain/kit/numbers.ts';
import { DAY_MS, HOUR_MS, SECOND_MS } from '../../../domain/kit/time/units.ts';
import { plusMs } from '../../../domain/kit/time.ts';
import { isActive, isDeleted, isPublished, offerLifecycle } from '../../../domain/offers/machine.ts';
import type { OfferState } from '../../../domain/offers/types.ts';
import { person } from '../../accounts/tables.ts';
import type { DueRows } from '../../kit/clock/duties.ts';
import type { Reader } from '../../kit/database/database.ts';
import { offer } from '../tables/offer.ts';
import { offerVersion } from '../tables/version.ts';

const statesWhere = (holds: (state: OfferState) => boolean): OfferState[] => offerLifecycle.states.filter(holds);

/** Published offers whose running version a person signed, alone or as one of two. */
export const publishedBySigner = async (reader: Reader, uid: Id): Promise<Id[]> =>
  (
    await reader
      .select({ id: offer.id })
      .from(offer)
      .innerJoin(offerVersion, and(eq(offerVersion.offerId, offer.id), eq(offerVersion.version, offer.version)))
      .where(and(signedByPerson(uid), inArray(offer.state, statesWhere(isPublished))))
      .orderBy(asc(offer.id))
  ).map((row) => row.id);

/** How many offers need the person who signed them: they can still be booked, or are. */
export const offersOfSigner = async (reader: Reader, uid: Id): Promise<number> => {
  const isBound = or(
    gt(offer.validTo, sql`now()`),
    inArray(
      offer.state,
      statesWhere((state) => isPublished(state) && !isActive(state)),
    ),
  );
  const [found] = await reader
    .select({ n: count() })
    .from(offer)
    .innerJoin(offerVersion, and(eq(offerVersion.offerId, offer.id), eq(offerVersion.version, offer.version)))
    .where(and(signedByPerson(uid), inArray(offer.state, statesWhere(isPublished)), isBound));
  return found?.n ?? 0;
};

/** Whose former offers somebody may take from: their own, and those of the company they act for. */
type FormerOf = { readonly uid: Id; readonly companyId: Id | null; readonly except: Id };

/** Saved offers of a person and their company, the last changed first; deleted ones are left out. */
export const formerOffers = (reader: Reader, { uid, companyId, except }: FormerOf, limit: number) =>
  reader
    .select({ id: offer.id, state: offer.state, form: offer.form })
    .from(offer)
    .where(
      and(
        companyId === null ? eq(offer.ownerUid, uid) : or(eq(offer.ownerUid, uid), eq(offer.companyId, companyId)),
        inArray(
          offer.state,
          statesWhere((state) => !isDeleted(state)),
        ),
        isNotNull(offer.savedAt),
        ne(offer.id, except),
      ),
    )
    .orderBy(desc(offer.modifiedAt), desc(offer.id))
    .limit(limit);

const signedByPerson = (uid: Id): SQL | undefined =>
  or(
    eq(offerVersion.signedBy, uid),
    sql`${offerVersion.landlord}->'signer'->>'uid' = ${uid}`,
    sql`${offerVersion.landlord}->'signer'->>'principalUid' = ${uid}`,
    sql`${offerVersion.landlord}->'cosigner'->>'uid' = ${uid}`,
  );

/** What a moderator looks for: offers that everybody sees or hidden ones, by number or by part of name or address. */
export type ModerationFilter = { readonly hidden: boolean; readonly text: string };

const moderatedWhere = ({ hidden, text }: ModerationFilter): SQL | undefined => {
  const part = `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const address = sql`concat_ws(' ', ${offer.form}->'address'->>'street', ${offer.form}->'address'->>'houseNumber', ${offer.form}->'address'->>'city')`;
  const named = or(sql`${offer.number}::text = ${text}`, sql`${offer.name} ilike ${part}`, sql`${address} ilike ${part}`);
  return and(
    inArray(offer.state, statesWhere(isPublished)),
    hidden ? isNotNull(offer.hiddenReason) : isNull(offer.hiddenReason),
    text === '' ? undefined : named,
  );
};

/** A page of published offers with their owners, the last published first. */
export const moderatedPage = (reader: Reader, wanted: ModerationFilter, limit: number, offset: number) =>
  reader
    .select({ offer, owner: { firstName: person.firstName, lastName: person.lastName, email: person.email }, version: offerVersion.landlord })
    .from(offer)
    .innerJoin(person, eq(person.uid, offer.ownerUid))
    .leftJoin(offerVersion, and(eq(offerVersion.offerId, offer.id), eq(offerVersion.version, offer.version)))
    .where(moderatedWhere(wanted))
    .orderBy(desc(offer.publishedAt), desc(offer.id))
    .limit(limit)
    .offset(offset);

/** How many they are. */
export const moderatedCount = (reader: Reader, wanted: ModerationFilter): Promise<number> => reader.$count(offer, moderatedWhere(wanted));

/** Offers that were opened and not saved within the time for it (docs/rules/publishing.md#the-edges). */
export const neverSaved: DueRows = {
  table: offer,
  id: offer.id,
  where: (now) =>
    and(
      inArray(offer.state, offerLifecycle.states.slice(0, 1)),
      isNull(offer.savedAt),
      lte(offer.createdAt, plusMs(now, -offerNumbers.newVanishesHours * HOUR_MS)),
    ),
};

/** Deleted offers that cannot be taken back any more and still have their files. */
export const deletedWithFiles: DueRows = {
  table: offer,
  id: offer.id,
  where: (now) =>
    and(
      inArray(offer.state, statesWhere(isDeleted)),
      isNull(offer.filesRemovedAt),
      lt(offer.deletedAt, plusMs(now, -offerNumbers.undeleteSeconds * SECOND_MS)),
    ),
};

const reminderDays = offerNumbers.expiryReminderDays.toSorted((a, b) => a - b);
const endsWithin = (days: number, now: Instant): SQL => sql`${offer.validTo} <= ${plusMs(now, days * DAY_MS)}::timestamptz`;

/** Was the running version signed more than these days before its end? Who publishes an offer for five days is not told at once that it ends within seven. */
const ranLonger = (days: number): SQL =>
  sql`exists (select 1 from ${offerVersion} signed where signed.offer_id = ${offer.id} and signed.version = ${offer.version}
    and signed.created_at < ${offer.validTo} - make_interval(days => ${days}::int))`;

/** Active offers that end soon. Of several reminders that are due after a pause only the nearest is an occasion. */
export const endingSoon: DueRows = {
  table: offer,
  id: offer.id,
  where: (now) =>
    and(
      inArray(offer.state, statesWhere(isActive)),
      sql`${offer.validTo} > ${now}::timestamptz`,
      or(...reminderDays.map((days) => and(endsWithin(days, now), ranLonger(days)))),
    ),
  occasion: (now) => {
    const nearest = reminderDays.map((days) => sql`when ${endsWithin(days, now)} then ${String(days)}::text`);
    return sql`${offer.version} || ':' || case ${sql.join(nearest, sql` `)} end`;
  },
};

/** For how long after its end it is still news that an offer ran out. */
const expiryNewsDays = 7;

/** Active offers that everybody sees and that ran out a short while ago. */
export const justExpired: DueRows = {
  table: offer,
  id: offer.id,
  where: (now) =>
    and(
      inArray(offer.state, statesWhere(isActive)),
      lt(offer.validTo, now),
      gt(offer.validTo, plusMs(now, -expiryNewsDays * DAY_MS)),
      isNull(offer.hiddenReason),
    ),
  occasion: () => sql<string>`${offer.version}::text`,
};
