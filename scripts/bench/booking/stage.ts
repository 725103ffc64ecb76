import { sql } from 'drizzle-orm';
import { bookingNumbers } from '../../../src/domain/kit/numbers.ts';
import { bookingConsents } from '../../../src/domain/reservations/rules.ts';
import type { Db } from '../../../src/server/kit/database/database.ts';
import { stageOffers } from '../stage/offers.ts';
import { type StagePerson, stagePeople } from '../stage/people.ts';
import { outcomeOf, outcomeProblem } from './outcome.ts';
import { type RaceResult, raceProblem, runRace } from './race.ts';

/** For how many offers in turn a company may ask: it holds so many reservations at most. */
export const offersPerCookie = bookingNumbers.runningPerCompanyMax;

/** Who races for how many offers; for each client the cookies of its companies. */
export type Stage = { readonly db: Db; readonly landlord: StagePerson; readonly cookies: readonly (readonly string[])[]; readonly offers: number };

/** A company holds three reservations at most, so a client acts for another company after every third offer: nobody ever meets that limit. */
export const setStage = async (
  db: Db,
  secret: string,
  { clients, offers }: { readonly clients: number; readonly offers: number },
): Promise<Stage> => {
  const each = Math.ceil(offers / offersPerCookie);
  const [landlord, ...tenants] = await stagePeople(db, secret, 1 + clients * each);
  if (landlord === undefined) throw new Error('nobody was staged');
  const cookies = Array.from({ length: clients }, (_, client) => tenants.slice(client * each, (client + 1) * each).map(({ cookie }) => cookie));
  return { db, landlord, cookies, offers };
};

/** Stops the run when something is wrong. */
export const checked = (what: string, problem: string | null): void => {
  if (problem !== null) throw new Error(`${what}: ${problem}`);
};

/** One race through the product; afterwards its offers are checked in the database and its reservations ended, so that the next finds free companies. */
export const raceProduct = async (url: string, { db, landlord, cookies, offers }: Stage): Promise<RaceResult> => {
  const staged = await stageOffers(db, landlord, offers);
  const bodies = staged.map(({ id, option }) =>
    JSON.stringify({ data: { offerId: id, selectedOfferOption: option, offerVersion: 1, consents: bookingConsents } }),
  );
  const result = await runRace({ url, path: '/call/bookOffer', bodies, clients: cookies, offersPerCookie });
  checked('the race', raceProblem(result, '400 offer.already_booked'));
  const ids = staged.map(({ id }) => id);
  checked('the database', outcomeProblem(await outcomeOf(db, ids), offers));
  await db.execute(sql`update reservation set ended_at = now(), end_reason = 'withdrawn' where ended_at is null`);
  return result;
};
