import { isSignedIn } from '../../domain/accounts/permissions.ts';
import { mayView } from '../../domain/offers/permissions.ts';
import type { TopicGuard } from '../kit/notices.ts';
import { loadOfferFacts } from './commands/transition.ts';
import { tenantOf } from './store/bookings.ts';

/** Who may follow an offer: whoever may open it. A visitor may too: notices carry no facts. */
export const offersTopics: readonly TopicGuard[] = [
  {
    prefix: 'offer',
    may: async (ctx, id) => {
      const offer = await loadOfferFacts(ctx.db, id);
      if (offer === null) return false;
      const tenantCompanyId = isSignedIn(ctx.viewer) ? await tenantOf(ctx.db, id) : null;
      return mayView(ctx.viewer, { ...offer, tenantCompanyId }) === null;
    },
  },
];
