/** Mails the new offers of a week to whoever gave the marketing consent (docs/rules/mail.md#new-offers). */

import { isAccepted } from '../../../domain/accounts/rules/verification-status.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import type { Province } from '../../../domain/kit/provinces.ts';
import { ok } from '../../../domain/kit/verdict.ts';
import { lastWeek } from '../../../domain/search/rules/alert.ts';
import { alertNumbers } from '../../../domain/search/rules/alert-numbers.ts';
import { mail } from '../../accounts/commands/mail.ts';
import type { Services } from '../../kit/context.ts';
import { databaseNow } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import type { JobRun } from '../../kit/jobs/jobs.ts';
import { placesPort } from '../adapters/places.ts';
import { newOffersOfWeek } from '../mail.ts';
import { type NewOffer, offersOfWeek, type Week, type WeeklyReader, weeklyReaders } from '../store/new-offers.ts';

const batch = 100;

/** As many offers of a place as are read for a batch of people: who has published most of them themselves gets those that are left. */
const offersRead = 100;

/** Mails everybody who has not been mailed of the week that ended last. A repeat mails nobody again. */
export const mailNewOffers = async (services: Services, { signal }: Pick<JobRun, 'signal'>): Promise<void> =>
  mailWeek(services, lastWeek(await databaseNow(services.db)), signal);

/** Mails the offers of one week, a batch of people at a time, each person in a transaction of their own. */
export const mailWeek = async (services: Services, week: Week, signal: AbortSignal): Promise<void> => {
  for (let after: Id | null = ''; after !== null && !signal.aborted; ) {
    const readers: readonly WeeklyReader[] = await weeklyReaders(services.db, week, newOffersOfWeek.id, after, batch);
    const offersOf = offersByPlace(services, week);
    for (const reader of readers) await mailReader(services, week, reader, offersOf);
    after = readers.length === batch ? (readers.at(-1)?.uid ?? null) : null;
  }
};

type OffersOf = (province: Province | null) => Promise<readonly NewOffer[]>;

/** The offers of each place, read once for a batch. */
const offersByPlace = ({ db }: Services, week: Week): OffersOf => {
  const read = new Map<Province | null, Promise<readonly NewOffer[]>>();
  return (province) => {
    const offers = read.get(province) ?? offersOfWeek(db, week, province, offersRead);
    read.set(province, offers);
    return offers;
  };
};

const mailReader = async (services: Services, { from, to }: Week, reader: WeeklyReader, offersOf: OffersOf): Promise<void> => {
  const { uid, companyId, companyState } = reader;
  const province = await provinceOf(services, reader);
  const isOwn = ({ owners }: NewOffer): boolean =>
    owners.includes(uid) || (companyId !== null && isAccepted(companyState) && owners.includes(companyId));
  const others = (await offersOf(province)).filter((offer) => !isOwn(offer));
  if (others.length === 0) return;
  const offers = others.slice(0, alertNumbers.newOffersShown).map(({ owners: _owners, ...shown }) => shown);
  const facts = { from, to, province, offers, hasMore: others.length > offers.length };
  await transact(services, async (tx) => {
    await mail(services, tx, newOffersOfWeek, uid, { facts, once: `${uid}:${to}` });
    return ok(null);
  });
};

/** Where the seat of the reader's accepted company lies; of several towns of its name in the largest, and nowhere for one that the gazetteer does not know. */
const provinceOf = async ({ ports }: Services, { city, companyState }: WeeklyReader): Promise<Province | null> => {
  if (city === null || !isAccepted(companyState)) return null;
  const towns = await ports.of(placesPort).named(city);
  return towns.toSorted((one, other) => other.population - one.population)[0]?.province ?? null;
};
