import { mayView } from '../../domain/offers/permissions.ts';
import type { TopicGuard } from '../kit/notices.ts';
import { accessOf } from './store/access.ts';

/** Who may follow an offer: whoever may open it. A visitor may too: notices carry no facts. */
export const offersTopics: readonly TopicGuard[] = [
  {
    prefix: 'offer',
    allowed: async ({ db, viewer }, ids) => (await accessOf(db, ids)).filter((offer) => mayView(viewer, offer) === null).map(({ id }) => id),
  },
];
