import type { Id } from '../../domain/kit/brand.ts';
import { mayView, type OfferAccess } from '../../domain/offers/permissions.ts';
import type { Db } from '../kit/database/database.ts';
import { batch } from '../kit/fast/batch.ts';
import type { TopicGuard } from '../kit/live/notices.ts';
import { accessOf } from './store/offers.ts';

type AccessReader = (id: Id) => Promise<OfferAccess | null>;

const readers = new WeakMap<Db, AccessReader>();

/** When a server comes back, all its browsers do: what they ask at the same time is one statement. */
const readerOf = (db: Db): AccessReader => {
  const read = async (ids: readonly Id[]): Promise<readonly (OfferAccess | null)[]> => {
    const found = new Map((await accessOf(db, [...new Set(ids)])).map((offer) => [offer.id, offer]));
    return ids.map((id) => found.get(id) ?? null);
  };
  const reader = readers.get(db) ?? batch(read);
  readers.set(db, reader);
  return reader;
};

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
