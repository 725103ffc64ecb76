import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { connect, disconnect } from '../../src/server/kit/database/database.ts';
import { type RaceResult, raceProblem, runRace } from './booking/race.ts';
import { checked, offersPerCookie, raceProduct, type Stage, setStage } from './booking/stage.ts';
import { runVariants } from './booking/variants.ts';
import { type Figure, quantile, type Section, spreadOf } from './kit/figures.ts';
import { compare } from './kit/rounds.ts';
import { startProduct, startServer } from './kit/server.ts';
import type { Bench, World } from './kit/world.ts';

const clients = 50;
const limit = 0.3;

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
    const stage = await setStage(db, secret, { clients, offers: world.quick ? 60 : 200 });
    const figures = await measure(world, stage, { product: product.url, bare: bare.url });
    const race = { title: 'Booking race', about, figures, notes };
    return [race, await runVariants(world, stage, { databaseUrl, dataDir, secret })];
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
