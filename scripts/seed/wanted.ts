import { sql } from 'drizzle-orm';
import type { InputOf } from '../../src/contract/kit/call.ts';
import { placeAlertCalls } from '../../src/contract/wanted/endpoints/place-alerts.ts';
import { wantedCalls } from '../../src/contract/wanted/endpoints.ts';
import type { Services } from '../../src/server/kit/context.ts';
import { addPlaceAlert } from '../../src/server/wanted/commands/place-alerts.ts';
import { addWantedListing } from '../../src/server/wanted/commands/save.ts';
import { submitOfferToListing } from '../../src/server/wanted/commands/send.ts';
import { acting, must } from './acting.ts';
import type { OfferPlacement } from './offers.ts';
import { hoursAgo } from './past.ts';
import type { Cast } from './people.ts';

type WantedInput = InputOf<typeof wantedCalls.addWantedListing>;
type Seed = {
  readonly by: string;
  readonly daysAgo: number;
  readonly wanted: Partial<WantedInput> & Pick<WantedInput, 'location' | 'locationCoordinates'>;
};

const lodz = { lat: 51.7687, lng: 19.4569 };

/** What companies of the demo look for: shops, offices and halls in several towns. */
const listings: readonly Seed[] = [
  {
    by: 'tenant',
    daysAgo: 0,
    wanted: {
      ...{ location: 'Łódź, Śródmieście', locationCoordinates: lodz, locationRadius: 5, use: 'retail', maxRent: 95_00, minSurface: 80 },
      description: 'Piekarnia z kawiarnią szuka parteru z witryną i wejściem z chodnika. Zaplecze minimum 25 m².',
      companyWebsite: 'https://dobramaka.example',
      frequency: 'instant',
    },
  },
  {
    by: 'tenant',
    daysAgo: 15,
    wanted: {
      ...{ location: 'Łódź, Widzew', locationCoordinates: { lat: 51.7629, lng: 19.5386 }, locationRadius: 10, use: 'warehouse', maxRent: 22_00 },
      ...{ minSurface: 200, maxSurface: 400 },
      description: 'Mały magazyn mąki, suchy, z bramą na poziomie gruntu.',
    },
  },
  {
    by: 'o.sikora',
    daysAgo: 1,
    wanted: {
      ...{ location: 'Łódź, Fabryczna', locationCoordinates: { lat: 51.7694, lng: 19.469 }, locationRadius: 3, use: 'office', maxRent: 60_00 },
      ...{ minSurface: 260, maxSurface: 340 },
      description: 'Zespół programistów, 35 stanowisk i dwie sale. Rowerownia z prysznicem mile widziana.',
    },
  },
  {
    by: 'm.stepien',
    daysAgo: 3,
    wanted: {
      ...{ location: 'Stryków', locationCoordinates: { lat: 51.9013, lng: 19.604 }, locationRadius: 25, use: 'warehouse', maxRent: 24_00 },
      ...{ minSurface: 1_200 },
      description: 'Magazyn e-commerce przy A2 albo S14, co najmniej dwa doki i biuro do 150 m².',
    },
  },
  {
    by: 'n.opolska',
    daysAgo: 8,
    wanted: {
      ...{ location: 'Opole', locationCoordinates: { lat: 50.6721, lng: 17.9253 }, locationRadius: 8, use: 'retail', maxRent: 70_00 },
      ...{ minSurface: 90, maxSurface: 130 },
      description: 'Gabinety stomatologiczne na parterze, dostęp bez schodów, woda w każdym pomieszczeniu.',
    },
  },
  {
    by: 'f.brzoza',
    daysAgo: 5,
    wanted: {
      ...{ location: 'Kraków, Podgórze', locationCoordinates: { lat: 50.0434, lng: 19.9556 }, locationRadius: 6, use: 'retail', maxRent: 80_00 },
      ...{ minSurface: 60 },
      description: 'Sklep i serwis rowerowy: duża witryna, miejsce na wyprowadzenie rowerów na chodnik.',
    },
  },
  {
    by: 'l.adamska',
    daysAgo: 11,
    wanted: {
      ...{
        location: 'Wrocław',
        locationCoordinates: { lat: 51.1079, lng: 17.0385 },
        locationRadius: 5,
        use: 'office',
        maxRent: 75_00,
        minSurface: 50,
      },
      description: 'A small publishing house looks for a quiet office with daylight.',
    },
  },
  {
    by: 'r.wojcik',
    daysAgo: 40,
    wanted: {
      ...{
        location: 'Warszawa, Śródmieście',
        locationCoordinates: { lat: 52.2319, lng: 21.0067 },
        locationRadius: 4,
        use: 'office',
        maxRent: 110_00,
      },
      ...{ minSurface: 120, maxSurface: 220 },
      description: 'Kancelaria radców prawnych, cztery gabinety i sala spotkań, blisko sądów.',
    },
  },
];

/** Adds the listings, the oldest first, each as old as it is said to be. An interrupted start has left its own: they are not added twice. */
export async function seedWanted(services: Services, cast: Cast): Promise<void> {
  const { rows } = await services.db.execute(sql`select 1 from wanted_listing limit 1`);
  if (rows.length > 0) return;
  for (const { by, daysAgo, wanted } of listings) {
    const { wantedListingId: id } = await hoursAgo(services, daysAgo * 24, async (past) =>
      must('add a wanted listing', addWantedListing(await acting(past, cast.uid(by)), wantedCalls.addWantedListing.in.parse(wanted))),
    );
    await services.db.execute(
      sql`update wanted_listing set created_at = now() - ${daysAgo} * interval '1 day', shown_since = now() - ${daysAgo} * interval '1 day' where id = ${id}`,
    );
  }
}

/** The landlord wants to hear of shops that are looked for around Łódź. An alert that an interrupted start has left is refused as a second one. */
export async function seedPlaceAlerts(services: Services, cast: Cast): Promise<void> {
  const area = { location: 'Łódź', point: lodz, radius: 10, use: 'retail' };
  await addPlaceAlert(await acting(services, cast.uid('landlord')), placeAlertCalls.addPlaceAlert.in.parse(area));
}

/** Which published offer went to which listing. */
const sent = [
  { offer: 'lodz-piotrkowska', by: 'tenant', location: 'Łódź, Śródmieście' },
  { offer: 'strykow-hala', by: 'm.stepien', location: 'Stryków' },
] as const;

/** Owners of published offers have sent them to companies that look for such. What an interrupted start has sent is not sent twice. */
export async function seedSentOffers(services: Services, cast: Cast, placed: readonly OfferPlacement[]): Promise<void> {
  for (const { offer, by, location } of sent) {
    const own = placed.find(({ seed }) => seed.key === offer);
    const { rows } = await services.db.execute<{ id: string }>(
      sql`select id from wanted_listing where created_by = ${cast.uid(by)} and location = ${location}`,
    );
    const [listing] = rows;
    if (own === undefined || listing === undefined) continue;
    const answer = await submitOfferToListing(await acting(services, own.owner), { offerId: own.id, wantedListingId: listing.id });
    if (!answer.ok && answer.refusal.code !== 'wanted.already_sent') throw new Error(`The demo could not send ${offer}: ${answer.refusal.code}`);
  }
}
