import { personByEmail } from '../../src/server/accounts/queries.ts';
import type { Services } from '../../src/server/kit/context.ts';
import { seedOffers } from './offers.ts';
import { seedPeople } from './people.ts';
import { openStudio } from './picture-studio.ts';

/** Fills an empty database with the demo: people, companies, offers with pictures, leases in every status. Does nothing when it stands already. */
export async function seed(services: Services): Promise<void> {
  const { demo } = services.config;
  if (demo === null || (await personByEmail(services.db, 'landlord@parter.example')) !== null) return;
  const studio = openStudio();
  try {
    const cast = await seedPeople(services, demo.password);
    await seedOffers(services, cast, studio);
  } finally {
    studio.close();
  }
}
