/** Reads and writes counter-offers. */

import { and, asc, count, desc, eq, gt, inArray, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { SignerVerification } from '../../../domain/companies/permissions.ts';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { counterOfferNumbers } from '../../../domain/kit/numbers.ts';
import { type CounterOfferState, counterOfferLifecycle, isOpenState } from '../../../domain/offers/counter-offer.machine.ts';
import { person } from '../../accounts/tables.ts';
import { company } from '../../companies/tables.ts';
import type { DueRows } from '../../kit/clock/duties.ts';
import { readInstant } from '../../kit/database/columns.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { counterOffer } from '../tables/counter-offer.ts';
import { offer } from '../tables/offer.ts';
import { offerVersion } from '../tables/version.ts';
import { lockOffer, type OfferRow } from './offers.ts';

/** A stored counter-offer. */
export type CounterOfferRow = typeof counterOffer.$inferSelect;

const openStates = counterOfferLifecycle.states.filter(isOpenState);
const stillOpen = inArray(counterOffer.state, openStates);
const waiting = and(stillOpen, gt(counterOffer.expiresAt, sql`clock_timestamp()`));

/** A counter-offer with the name of its company, and who sent it as far as it decides whether it may be accepted. */
export type NamedCounterOffer = CounterOfferRow & { readonly company: string; readonly sender: SignerVerification };

/** A counter-offer by its id, with the name of its company and its sender. */
export const counterOfferById = async (reader: Reader, id: Id): Promise<NamedCounterOffer | null> =>
  (await named(reader, eq(counterOffer.id, id)))[0] ?? null;

/** Those of an offer that wait for an answer, the oldest first; with a company only its own. */
export const waitingOf = (reader: Reader, offerId: Id, companyId: Id | null = null): Promise<readonly NamedCounterOffer[]> =>
  named(reader, and(eq(counterOffer.offerId, offerId), waiting, companyId === null ? undefined : eq(counterOffer.companyId, companyId)));

const senderColumns = { identity: person.identityState, companyId: person.companyId, companyState: person.companyState };

const named = async (reader: Reader, which: SQL | undefined): Promise<readonly NamedCounterOffer[]> => {
  const rows = await reader
    .select({ counterOffer, company: company.name, sender: senderColumns })
    .from(counterOffer)
    .innerJoin(company, eq(company.id, counterOffer.companyId))
    .innerJoin(person, eq(person.uid, counterOffer.uid))
    .where(which)
    .orderBy(asc(counterOffer.createdAt), asc(counterOffer.id))
    .limit(counterOfferNumbers.shown);
  return rows.map(({ counterOffer: row, company: name, sender: { identity, companyId: id, companyState: state } }) => ({
    ...row,
    company: name,
    sender: { identity, company: id === null ? null : { id, state } },
  }));
};

/** A counter-offer with the offer that it is for. */
export type CounterOfferOfOffer = CounterOfferRow & { readonly offer: OfferRow };

/** A counter-offer, locked after its offer: whoever moves either takes them in this order. */
export const lockCounterOffer = async (tx: Tx, id: Id): Promise<CounterOfferOfOffer | null> => {
  const [found] = await tx.select({ offerId: counterOffer.offerId }).from(counterOffer).where(eq(counterOffer.id, id));
  const locked = found === undefined ? null : await lockOffer(tx, found.offerId);
  if (locked === null) return null;
  const [row] = await tx.select().from(counterOffer).where(eq(counterOffer.id, id)).for('update');
  return row === undefined ? null : { ...row, offer: locked };
};

/** The open counter-offers of an offer, by their ids; the offer is locked by the caller. */
export const openOf = (tx: Tx, offerId: Id): Promise<CounterOfferRow[]> =>
  tx
    .select()
    .from(counterOffer)
    .where(and(eq(counterOffer.offerId, offerId), stillOpen))
    .orderBy(asc(counterOffer.id));

/** How many a company sent for an offer within a day, withdrawn ones too. */
export const sentToday = async (reader: Reader, offerId: Id, companyId: Id): Promise<number> => {
  const recent = gt(counterOffer.createdAt, sql`clock_timestamp() - interval '1 day'`);
  const [found] = await reader
    .select({ n: count() })
    .from(counterOffer)
    .where(and(eq(counterOffer.offerId, offerId), eq(counterOffer.companyId, companyId), recent));
  return found?.n ?? 0;
};

/** Writes a new counter-offer. */
export const insertCounterOffer = async (tx: Tx, row: typeof counterOffer.$inferInsert): Promise<void> => {
  await tx.insert(counterOffer).values(row);
};

/** Columns that a step may change beside the state. */
export type CounterOfferChange = Partial<Pick<CounterOfferRow, 'answeredAt' | 'reason' | 'signedVersion'>>;

/** Sets the state where it is still `from`; null when it is another. */
export const changeCounterOffer = async (
  tx: Tx,
  step: { readonly id: Id; readonly from: CounterOfferState; readonly to: CounterOfferState; readonly change: CounterOfferChange },
): Promise<CounterOfferRow | null> => {
  const rows = await tx
    .update(counterOffer)
    .set({ ...step.change, state: step.to })
    .where(and(eq(counterOffer.id, step.id), eq(counterOffer.state, step.from)))
    .returning();
  return rows[0] ?? null;
};

/** Whose offers are looked through: of a person, and of the company for which they act. */
export type OwnSide = { readonly uid: Id; readonly companyId: Id | null };

/** Waiting counter-offers to a side's own offers that fit what a caller says of them; two are enough to know that it is not one. */
export const waitingAmongOwn = async (
  reader: Reader,
  side: OwnSide,
  fits: { readonly offerId?: Id | undefined; readonly offerName?: string | undefined; readonly senders?: readonly Id[] | undefined },
): Promise<readonly Id[]> => {
  const rows = await reader
    .select({ id: counterOffer.id })
    .from(counterOffer)
    .innerJoin(offer, eq(offer.id, counterOffer.offerId))
    .where(
      and(
        waiting,
        or(eq(offer.ownerUid, side.uid), side.companyId === null ? undefined : eq(offer.companyId, side.companyId)),
        fits.offerId === undefined ? undefined : eq(offer.id, fits.offerId),
        fits.offerName === undefined ? undefined : eq(offer.name, fits.offerName),
        fits.senders === undefined ? undefined : inArray(counterOffer.uid, [...fits.senders]),
      ),
    )
    .orderBy(desc(counterOffer.createdAt))
    .limit(2);
  return rows.map(({ id }) => id);
};

/** How many counter-offers to an offer wait for an answer, how many of them are a company's own, and which answer is due first, of all and of those. */
export type WaitingCount = {
  readonly offerId: Id;
  readonly all: number;
  readonly own: number;
  readonly first: Instant;
  readonly firstOwn: Instant | null;
  /** The company's own: it has one open at a time. */
  readonly ownId: Id | null;
};

/** Counts them for several offers at once; offers without any are left out. */
export const waitingCounts = async (reader: Reader, offerIds: readonly Id[], companyId: Id | null): Promise<readonly WaitingCount[]> => {
  if (offerIds.length === 0) return [];
  return reader
    .select({
      offerId: counterOffer.offerId,
      all: sql<number>`count(*)::int`,
      own: sql<number>`(count(*) filter (where ${counterOffer.companyId} = ${companyId}))::int`,
      first: sql<Instant>`min(${counterOffer.expiresAt})`.mapWith(readInstant),
      firstOwn: sql<Instant | null>`min(${counterOffer.expiresAt}) filter (where ${counterOffer.companyId} = ${companyId})`.mapWith(readInstant),
      ownId: sql<Id | null>`min(${counterOffer.id}) filter (where ${counterOffer.companyId} = ${companyId})`,
    })
    .from(counterOffer)
    .where(and(inArray(counterOffer.offerId, [...offerIds]), waiting))
    .groupBy(counterOffer.offerId);
};

const inList = (isWaiting: boolean): SQL | undefined => (isWaiting ? waiting : not(waiting ?? sql`false`));

/** A page of all counter-offers with offer and sides, the last sent first: those that wait for an answer, or the others. */
export const listedPage = (reader: Reader, isWaiting: boolean, limit: number, offset: number) =>
  reader
    .select({
      counterOffer,
      offer: { id: offer.id, number: offer.number, name: offer.name },
      company: company.name,
      sender: { firstName: person.firstName, lastName: person.lastName, email: person.email },
      landlord: offerVersion.landlord,
    })
    .from(counterOffer)
    .innerJoin(offer, eq(offer.id, counterOffer.offerId))
    .innerJoin(company, eq(company.id, counterOffer.companyId))
    .innerJoin(person, eq(person.uid, counterOffer.uid))
    .leftJoin(offerVersion, and(eq(offerVersion.offerId, counterOffer.offerId), eq(offerVersion.version, counterOffer.offerVersion)))
    .where(inList(isWaiting))
    .orderBy(desc(counterOffer.createdAt), desc(counterOffer.id))
    .limit(limit)
    .offset(offset);

/** How many they are. */
export const listedCount = (reader: Reader, isWaiting: boolean): Promise<number> => reader.$count(counterOffer, inList(isWaiting));

/** Offers with a counter-offer whose time for an answer is over: found by the offer, which is locked before them. */
export const offersWithOverdue: DueRows = {
  table: offer,
  id: offer.id,
  where: (now) => sql`${offer.id} in (select ${counterOffer.offerId} from ${counterOffer} where ${and(stillOpen, lte(counterOffer.expiresAt, now))})`,
};
