import type { Id } from '../../domain/kit/brand.ts';
import { audienceOf, mayView, type OfferAccess } from '../../domain/offers/permissions.ts';
import type { Ctx } from '../kit/context.ts';
import type { Db } from '../kit/database/database.ts';
import { batchPer } from '../kit/fast/batch.ts';
import type { TopicGuard } from '../kit/live/notices.ts';
import { accessOf } from './store/offers.ts';

/** When a server comes back, all its browsers do: what they ask at the same time is one statement. */
const readerOf = batchPer((db: Db) => async (ids: readonly Id[]): Promise<readonly (OfferAccess | null)[]> => {
  const found = new Map((await accessOf(db, [...new Set(ids)])).map((offer) => [offer.id, offer]));
  return ids.map((id) => found.get(id) ?? null);
});

/** Of these offers those that the viewer may open and of which `is` holds. */
const openTo = async ({ db, viewer }: Ctx, ids: readonly string[], is: (offer: OfferAccess) => boolean = () => true): Promise<readonly string[]> => {
  const offers = await Promise.all(ids.map(readerOf(db)));
  return ids.filter((_, at) => {
    const offer = offers[at];
    return offer && mayView(viewer, offer) === null && is(offer);
  });
};

/** Who may follow an offer: all of it whoever is told its terms, and everybody else what they are shown. A notice carries no facts, but that there was one is a fact. */
export const offersTopics: readonly TopicGuard[] = [
  { prefix: 'public-offer', allowed: (ctx, ids) => openTo(ctx, ids) },
  { prefix: 'offer', isPersonal: true, allowed: (ctx, ids) => openTo(ctx, ids, (offer) => audienceOf(ctx.viewer, offer) !== 'visitor') },
];
