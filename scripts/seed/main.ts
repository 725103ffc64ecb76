import { sql } from 'drizzle-orm';
import { personByEmail } from '../../src/server/accounts/queries.ts';
import type { Services } from '../../src/server/kit/context.ts';
import { daysPublished, type Placed, seedOffers } from './offers.ts';
import { closeClock, hoursAgo, openClock } from './past.ts';
import { type Cast, seedPeople } from './people.ts';
import { openStudio } from './picture-studio.ts';
import { publish } from './publishing.ts';
import { tell } from './stories.ts';

const atOnce = 4;

/** Works through a list, a few at a time. */
async function each<T>(list: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...list];
  const hand = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, hand));
}

/** The column's default knows only the real clock: an offer is as old as its publishing. */
const backdate = (services: Services): Promise<unknown> =>
  services.db.execute(sql`update offer set created_at = published_at - interval '2 hours', saved_at = published_at - interval '1 hour' where published_at is not null`);

async function publishAll(services: Services, placed: readonly Placed[]): Promise<void> {
  const offered = placed.filter(({ seed }) => seed.fate?.at !== 'draft');
  await each(offered, ({ seed, id, owner }) => hoursAgo(services, daysPublished(seed) * 24, (past) => publish(past, id, owner)));
  await backdate(services);
}

/** The stories of one tenant come one after the other: a company holds at most three reservations at once. */
async function tellAll(services: Services, cast: Cast, placed: readonly Placed[]): Promise<void> {
  const tenantOf = ({ seed: { fate } }: Placed): string => (fate?.at === 'leased' || fate?.at === 'booked' ? fate.tenant : '');
  await each([...Map.groupBy(placed, tenantOf).values()], async (stories) => {
    for (const offer of stories) await tell(services, cast, offer);
  });
}

/** Fills an empty database with the demo: people, companies, offers with pictures, leases in every status. Does nothing when it stands already. */
export async function seed(services: Services): Promise<void> {
  const { demo } = services.config;
  if (demo === null || (await personByEmail(services.db, 'landlord@parter.example')) !== null) return;
  const studio = openStudio();
  await openClock(services.db);
  try {
    const cast = await seedPeople(services, demo.password);
    const placed = await seedOffers(services, cast, studio);
    await publishAll(services, placed);
    await tellAll(services, cast, placed);
  } finally {
    studio.close();
    await closeClock(services.db);
  }
}
