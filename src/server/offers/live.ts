import type { Id } from '../../domain/kit/brand.ts';
import { mayView, type OfferAccess } from '../../domain/offers/permissions.ts';
import type { Db } from '../kit/database/database.ts';
import { batchPer } from '../kit/fast/batch.ts';
import type { TopicGuard } from '../kit/live/notices.ts';
import { accessOf } from './store/offers.ts';

/** When a server comes back, all its browsers do: what they ask at the same time is one statement. */
const readerOf = batchPer((db: Db) => async (ids: readonly Id[]): Promise<readonly (OfferAccess | null)[]> => {
  const found = new Map((await accessOf(db, [...new Set(ids)])).map((offer) => [offer.id, offer]));
  return ids.map((id) => found.get(id) ?? null);
});

/** Who may follow an offer: whoever may open it. A visitor may too: notices carry no facts. */
export const offersTopics: readonly TopicGuard[] = [
  {
    prefix: 'offer',
    allowed: async ({ db, viewer }, ids) => {
      const offers = await Promise.all(ids.map(readerOf(db)));
      return ids.filter((_, at) => {
        const offer = offers[at];
        return offer && mayView(viewer, offer) === null;
      });
    },
  },
];
