import { sql } from 'drizzle-orm';
import type { Services } from '../../src/server/kit/context.ts';
import type { Db } from '../../src/server/kit/database/database.ts';
import { seedAgency } from './agency.ts';
import { readOlderNotes } from './bell.ts';
import { each } from './each.ts';
import { daysPublished, type OfferPlacement, seedOffers } from './offers.ts';
import { seedOutreach } from './outreach.ts';
import { beginStories, closeClock, hoursAgo, openClock, orderLog, unfinishedDemo } from './past.ts';
import { type Cast, seedPeople } from './people.ts';
import { openStudio } from './picture-studio.ts';
import { publish } from './publishing.ts';
import { seedSearches } from './searches.ts';
import { tell } from './stories.ts';
import { seedVisits } from './visits.ts';
import { seedPlaceAlerts, seedSentOffers, seedWanted } from './wanted.ts';
import { offers } from './world/offers.ts';
import { people } from './world/people.ts';
import type { SeedOffer } from './world/seed-types.ts';

/** The column's default knows only the real clock: an offer is as old as its publishing. */
const backdate = (services: Services): Promise<unknown> =>
  services.db.execute(
    sql`update offer set created_at = published_at - interval '2 hours', saved_at = published_at - interval '1 hour' where published_at is not null`,
  );

async function publishAll(services: Services, placed: readonly OfferPlacement[]): Promise<void> {
  const projects = await inState(services, placed, 'UNSIGNED');
  const offered = projects.filter(({ seed: { fate } }) => fate?.at !== 'draft' && !(fate?.at === 'agency' && fate.owner === null));
  await each(offered, ({ seed, id, owner }) => hoursAgo(services, daysPublished(seed) * 24, (past) => publish(past, id, owner)));
  await backdate(services);
}

async function inState(services: Services, placed: readonly OfferPlacement[], state: 'UNSIGNED' | 'ACTIVE'): Promise<readonly OfferPlacement[]> {
  const { rows } = await services.db.execute<{ id: string }>(sql`select id from offer where state = ${state} and hidden_reason is null`);
  const there = new Set(rows.map(({ id }) => id));
  return placed.filter(({ id }) => there.has(id));
}

/** The stories of one tenant come one after the other: a company holds at most three reservations at once. */
async function tellAll(services: Services, cast: Cast, placed: readonly OfferPlacement[]): Promise<void> {
  const tenantOf = ({ seed: { fate } }: OfferPlacement): string => (fate !== undefined && 'tenant' in fate ? fate.tenant : '');
  await each([...Map.groupBy(await inState(services, placed, 'ACTIVE'), tenantOf).values()], async (stories) => {
    for (const offer of stories) await tell(services, cast, offer);
  });
  await readOlderNotes(
    services,
    people.map(({ key }) => cast.uid(key)),
  );
  await orderLog(services.db);
  await closeClock(services.db);
}

async function makeOffers(services: Services, cast: Cast, world: readonly SeedOffer[]): Promise<readonly OfferPlacement[]> {
  const studio = openStudio();
  try {
    return await seedOffers(services, cast, studio, world);
  } finally {
    studio.close();
  }
}

/** What a start finds: a database to `load` the demo into, stories to `complete`, half a demo to be made `anew`, or nothing to do. */
export type DemoState = 'load' | 'complete' | 'anew' | 'nothing';

/**
 * Looks before anything is written. Only a database without a person is empty; half a demo is made anew only while nobody but the demo's own
 * people is in it; everything else is somebody's and stays as it is.
 */
export async function demoState(db: Db): Promise<DemoState> {
  const at = await unfinishedDemo(db);
  if (at === 'stories') return 'complete';
  const { rows } = await db.execute<{ email: string }>(sql`select email from person limit ${people.length + 1}`);
  if (rows.length === 0) return 'load';
  const own = new Set(people.map(({ email }) => email));
  return at === 'loading' && rows.every(({ email }) => own.has(email)) ? 'anew' : 'nothing';
}

/**
 * Fills an empty database with the demo, or completes the stories that an interrupted start has left; does nothing to any other database.
 * Answers when people and published offers stand; bookings and leases follow while the server already serves. `world` is what is offered.
 */
export async function seed(services: Services, world: readonly SeedOffer[] = offers): Promise<{ readonly told: Promise<void> }> {
  const { db, config, log } = services;
  const found = config.demo === null ? 'nothing' : await demoState(db);
  if (config.demo === null || found === 'nothing' || found === 'anew') return { told: Promise.resolve() };
  if (found === 'load') await openClock(db);
  const cast = await seedPeople(services, config.demo.password);
  await seedSearches(services, cast);
  await seedOutreach(services, cast);
  const placed = await makeOffers(services, cast, world);
  await seedWanted(services, cast);
  await seedPlaceAlerts(services, cast);
  await seedAgency(services, cast, placed);
  await publishAll(services, placed);
  await seedSentOffers(services, cast, placed);
  await seedVisits(services);
  await beginStories(db);
  const told = tellAll(services, cast, placed).catch((fault: unknown) =>
    log.error({ fault }, 'the demo is not complete; the next start goes on with it'),
  );
  return { told };
}
