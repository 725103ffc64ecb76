import { sql } from 'drizzle-orm';
import type { Day, Id } from '../../src/domain/kit/brand.ts';
import { addDays, dayOf } from '../../src/domain/kit/time.ts';
import type { Services } from '../../src/server/kit/context.ts';
import { databaseNow } from '../../src/server/kit/database/database.ts';
import { newId } from '../../src/server/kit/database/ids.ts';
import { createOffer, saveOffer } from '../../src/server/offers/commands/save-offer.ts';
import { insertImages } from '../../src/server/offers/store/images.ts';
import type { ImageKind } from '../../src/server/offers/tables/image.ts';
import { seedOf } from '../art/random.ts';
import { acting, must } from './acting.ts';
import { each } from './each.ts';
import type { Cast } from './people.ts';
import type { Studio } from './picture-studio.ts';
import { offerFormOf } from './world/offer-form.ts';
import { picturesOf, plansOf, type SeedPicture } from './world/pictures.ts';
import type { SeedOffer } from './world/seed-types.ts';

/** How many days ago the offer was published: before its lease or booking, long ago for the one that has run out, else within three weeks. */
export function daysPublished(seed: SeedOffer): number {
  const { fate } = seed;
  switch (fate?.at) {
    case 'draft':
    case 'agency':
      return 0;
    case 'expired':
      return (seed.valid ?? 30) + 9;
    case 'leased':
      return fate.daysAgo + 3;
    case 'booked':
      return 4;
    default:
      return 1 + (seedOf(`published ${seed.key}`) % 20);
  }
}

/** A demo offer in the database. */
export type OfferPlacement = { readonly seed: SeedOffer; readonly id: Id; readonly owner: string };

type Wall = { readonly offerId: Id; readonly kind: ImageKind };

async function hang(services: Services, studio: Studio, { offerId, kind }: Wall, picture: SeedPicture, position: number): Promise<void> {
  const photo = await studio.picture(picture.draw, kind);
  const id = newId();
  const [key, smallKey] = [`public/offers/${offerId}/${id}.jpg`, `public/offers/${offerId}/${id}-small.webp`];
  await services.files.put(key, photo.full, { contentType: 'image/jpeg' });
  await services.files.put(smallKey, photo.small, { contentType: 'image/webp' });
  const { width, height, thumb, sha256, likeness, entropy, sharpness } = photo;
  await services.db.transaction((tx) =>
    insertImages(tx, [
      {
        ...{ id, offerId, kind, position, key, smallKey, width, height, bytes: photo.full.length, thumb, sha256 },
        ...{ likeness, entropy, sharpness, alt: picture.alt },
      },
    ]),
  );
}

/** Writes one offer through the form's own calls and hangs its pictures. */
async function place(services: Services, cast: Cast, studio: Studio, today: Day, seed: SeedOffer, index: number): Promise<OfferPlacement> {
  const owner = cast.signer(seed.by);
  const ctx = await acting(services, owner);
  const { offerId, version } = await must(`create ${seed.key}`, createOffer(ctx, {}));
  await must(`save ${seed.key}`, saveOffer(ctx, { offerId, version, patch: { ...offerFormOf(seed, addDays(today, -daysPublished(seed))) } }));
  await each(picturesOf(seed, index), (picture, position) => hang(services, studio, { offerId, kind: 'photo' }, picture, position));
  await each(plansOf(seed), (plan, position) => hang(services, studio, { offerId, kind: 'plan' }, plan, position));
  return { seed, id: offerId, owner };
}

/** All offers of the demo as projects, with their pictures; those that an interrupted start has left are taken as they are. */
export async function seedOffers(services: Services, cast: Cast, studio: Studio, world: readonly SeedOffer[]): Promise<readonly OfferPlacement[]> {
  const today = dayOf(await databaseNow(services.db));
  const { rows } = await services.db.execute<{ id: string; name: string }>(sql`select id, name from offer where name is not null`);
  const there = new Map(rows.map(({ id, name }) => [name, id]));
  return each(world, async (seed, index) => {
    const id = there.get(seed.name);
    return id === undefined ? place(services, cast, studio, today, seed, index) : { seed, id, owner: cast.signer(seed.by) };
  });
}
