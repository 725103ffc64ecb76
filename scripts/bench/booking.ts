import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { bookingNumbers } from '../../src/domain/kit/numbers.ts';
import { bookingConsents } from '../../src/domain/reservations/rules.ts';
import { connect, type Db, disconnect } from '../../src/server/kit/database/database.ts';
import { outcomeOf, outcomeProblem } from './booking/outcome.ts';
import { type RaceResult, raceProblem, runRace } from './booking/race.ts';
import { type Figure, quantile, type Section, spreadOf } from './kit/figures.ts';
import { compare } from './kit/rounds.ts';
import { startProduct, startServer } from './kit/server.ts';
import type { Bench, World } from './kit/world.ts';
import { stageOffers } from './stage/offers.ts';
import { type Staged, stagePeople } from './stage/people.ts';

const clients = 50;
const offersPerCookie = bookingNumbers.runningPerCompanyMax;
const limit = 0.3;

type Stage = { readonly db: Db; readonly landlord: Staged; readonly cookies: readonly (readonly string[])[]; readonly offers: number };

/** A company holds three reservations at most, so a client acts for another company after every third offer: nobody ever meets that limit. */
const setStage = async (db: Db, secret: string, offers: number): Promise<Stage> => {
  const each = Math.ceil(offers / offersPerCookie);
  const [landlord, ...tenants] = await stagePeople(db, secret, 1 + clients * each);
  if (landlord === undefined) throw new Error('nobody was staged');
  const cookies = Array.from({ length: clients }, (_, client) => tenants.slice(client * each, (client + 1) * each).map(({ cookie }) => cookie));
  return { db, landlord, cookies, offers };
};

const checked = (what: string, problem: string | null): void => {
  if (problem !== null) throw new Error(`${what}: ${problem}`);
};

/** One race through the product; afterwards its offers are checked in the database and its reservations ended, so that the next finds free companies. */
const raceProduct = async (url: string, { db, landlord, cookies, offers }: Stage): Promise<RaceResult> => {
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

const raceBare = async (url: string, { db, cookies, offers }: Stage, round: number): Promise<RaceResult> => {
  const ids = Array.from({ length: offers }, (_, index) => `bare-${round}-${index}`);
  await db.execute(sql`insert into bare_offer (id) select unnest(${sql.param(ids)}::text[])`);
  const bodies = ids.map((offerId) => JSON.stringify({ data: { offerId } }));
  const result = await runRace({ url, path: '/book', bodies, clients: cookies, offersPerCookie });
  checked('the bare race', raceProblem(result, '409 offer.already_booked'));
  return result;
};

const times = (what: string, lists: readonly (readonly number[])[], share: number): Figure => ({
  what,
  unit: 'ms',
  measured: spreadOf(lists.map((list) => quantile(list, share))),
});

const measure = async (world: World, stage: Stage, urls: { readonly product: string; readonly bare: string }): Promise<readonly Figure[]> => {
  const races: RaceResult[] = [];
  await raceProduct(urls.product, { ...stage, offers: Math.min(20, stage.offers) });
  await raceBare(urls.bare, { ...stage, offers: Math.min(20, stage.offers) }, -1);
  const bookings = await compare(
    { what: `bookings, ${clients} clients × ${stage.offers} offers`, unit: 'bookings/s', limits: [{ of: 'ratio', is: 'at least', value: limit }] },
    {
      what: 'Parter',
      measure: async () => {
        const race = await raceProduct(urls.product, stage);
        races.push(race);
        return stage.offers / race.seconds;
      },
    },
    [{ what: 'bare update', measure: async (round) => stage.offers / (await raceBare(urls.bare, stage, round)).seconds }],
    world.rounds,
  );
  return [
    bookings,
    { what: 'requests answered', unit: 'req/s', measured: spreadOf(races.map(({ requests, seconds }) => requests / seconds)) },
    times(
      'answer to the winner, median',
      races.map((race) => race.winnerTimes),
      0.5,
    ),
    times(
      'answer to a loser, median',
      races.map((race) => race.loserTimes),
      0.5,
    ),
    times(
      'answer to a loser, p99',
      races.map((race) => race.loserTimes),
      0.99,
    ),
  ];
};

const run = async (world: World): Promise<readonly Section[]> => {
  const databaseUrl = await world.database('bench_booking', { fresh: true });
  const dataDir = await mkdtemp(path.join(tmpdir(), 'parter-bench-'));
  const secret = randomBytes(32).toString('hex');
  const db = connect(databaseUrl);
  const product = await startProduct({ databaseUrl, dataDir, env: { SECRET: secret } });
  const bare = await startServer(path.join(import.meta.dirname, 'booking/bare-child.ts'), { DATABASE_URL: databaseUrl });
  try {
    await db.execute(sql`create table bare_offer (id text primary key, state text not null default 'ACTIVE', booked_by text)`);
    const stage = await setStage(db, secret, world.quick ? 60 : 200);
    const figures = await measure(world, stage, { product: product.url, bare: bare.url });
    return [{ title: 'Booking race', about, figures, notes }];
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
    await disconnect(db);
    await rm(dataDir, { recursive: true, force: true });
  }
};

const about = `${clients} clients ask for the same offers in the same order, each on a connection of its own and without waiting for the others: through \`/call/bookOffer\` (session, count of calls, guards, compare-and-set, history, listing, notices, mails and the job that draws the lease, in one durable transaction), and through a bare Hono route that runs \`update … where state = 'ACTIVE' returning\` on a table of three columns.`;
const notes = [
  'After every round the answers (one winner for each offer, `offer.already_booked` for everybody else) and the database (states, reservations, history, listing, jobs, mails, event log) are checked; a single deviation ends the run.',
  'Jobs wait in the queue: no lease is drawn and no mail sent while the race runs. Both servers have ten database connections.',
];

/** Many companies want the same offers at once. */
export const bench: Bench = { name: 'booking', run };
