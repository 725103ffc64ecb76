import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import { bookingConsents } from '../../../src/domain/reservations/rules.ts';
import type { Figure, Section } from '../kit/figures.ts';
import { figureOf, interleave } from '../kit/rounds.ts';
import { type BenchServer, startProduct } from '../kit/server.ts';
import type { World } from '../kit/world.ts';
import { stageOffers } from '../stage/offers.ts';
import { farDatabase } from './far-database.ts';
import { outcomeOf, outcomeProblem } from './outcome.ts';
import { checked, offersPerCookie, raceProduct, type Stage } from './stage.ts';

type Place = { readonly databaseUrl: string; readonly dataDir: string; readonly secret: string };

const variants = [
  { what: 'Parter', without: '' },
  { what: 'one statement after the other', without: 'pipeline' },
  { what: 'statements without names', without: 'names' },
] as const;

const inTurn = 30;
/** Single bookings are quick and their times spread: more rounds than a race. */
const moreRounds = 5;

/** Books offers one after the other, each when the last is answered. */
const bookInTurn = async (url: string, { db, landlord, cookies: [cookies = []] }: Stage): Promise<number> => {
  const staged = await stageOffers(db, landlord, inTurn);
  const begun = performance.now();
  for (const [at, { id, option }] of staged.entries()) {
    const data = { offerId: id, selectedOfferOption: option, offerVersion: 1, consents: bookingConsents };
    const headers = { 'content-type': 'application/json', cookie: cookies[Math.floor(at / offersPerCookie)] ?? '' };
    const answer = await fetch(`${url}/call/bookOffer`, { method: 'POST', headers, body: JSON.stringify({ data }) });
    if (!answer.ok) throw new Error(`a booking was answered ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
  }
  const seconds = (performance.now() - begun) / 1000;
  const ids = staged.map(({ id }) => id);
  checked('the database', outcomeProblem(await outcomeOf(db, ids), inTurn));
  await db.execute(sql`update reservation set ended_at = now(), end_reason = 'withdrawn' where ended_at is null`);
  return inTurn / seconds;
};

type Measure = (url: string) => Promise<number>;

/** The product against itself without one of its fast paths. */
const against = async (what: string, servers: readonly BenchServer[], measure: Measure, rounds: number): Promise<Figure> => {
  for (const { url } of servers) await measure(url);
  const contestants = servers.map(({ url }, at) => ({ what: variants[at]?.what ?? '', measure: () => measure(url) }));
  const [mine = [], ...others] = await interleave(contestants, rounds);
  return figureOf(
    { what, unit: 'bookings/s' },
    mine,
    others.map((numbers, at) => ({ what: variants[at + 1]?.what ?? '', numbers })),
  );
};

/** Starts the product in all its variants, and stops them when the work is done. */
const onServers = async <T>({ databaseUrl, dataDir, secret }: Place, work: (servers: readonly BenchServer[]) => Promise<T>): Promise<T> => {
  const loaded = `--import ${pathToFileURL(path.join(import.meta.dirname, 'without.ts')).href}`;
  const envOf = (without: string) => ({ SECRET: secret, NODE_OPTIONS: loaded, BENCH_WITHOUT: without });
  const servers = await Promise.all(variants.map(({ without }) => startProduct({ databaseUrl, dataDir, env: envOf(without) })));
  try {
    return await work(servers);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
};

const about =
  'The product against itself without one of its fast paths (docs/fast-paths.md), three processes side by side: the race of above, and one booking after the other, with the database on the same machine and with a database a millisecond away, as in another zone of a data centre.';

/** What the fast paths of a booking bring. */
export const runVariants = async (world: World, race: Stage, place: Place): Promise<Section> => {
  const { offers } = race;
  const single = { ...race, cookies: race.cookies.slice(0, 1) };
  const rounds = world.rounds * moreRounds;
  const inTurnOn = (url: string): Promise<number> => bookInTurn(url, single);
  const near = await onServers(place, async (servers) => [
    await against('race of 50 clients', servers, async (url) => offers / (await raceProduct(url, race)).seconds, world.rounds),
    await against('one after the other', servers, inTurnOn, rounds),
  ]);
  const far = await farDatabase(place.databaseUrl);
  try {
    const away = await onServers({ ...place, databaseUrl: far.url }, async (servers) => [
      await against('one after the other, database 1 ms away', servers, inTurnOn, rounds),
    ]);
    return { title: 'What the fast paths of a booking bring', about, figures: [...near, ...away] };
  } finally {
    far.close();
  }
};
