import type { EventsOf } from '../../domain/kit/lifecycle.ts';
import type { OfferLifecycle } from '../../domain/offers/machine.ts';
import { enqueue } from '../kit/jobs/jobs.ts';
import { offerEngine } from '../offers/lifecycle.ts';
import { refreshKnown, refreshLife } from './commands.ts';
import { matchSaved } from './effects/jobs.ts';

/** How the projection follows each step: `refreshLife` where only the state changes of what its row shows. */
const refreshOf = {
  publish: refreshKnown,
  republish: refreshKnown,
  delete: refreshKnown,
  hide: refreshKnown,
  unhide: refreshKnown,
  book: refreshLife,
  expire: refreshLife,
  withdraw: refreshLife,
  sign: refreshLife,
} as const satisfies Readonly<Record<EventsOf<OfferLifecycle, 'refreshListing'>, typeof refreshKnown>>;

/** Steps after which a saved search may find what it could not find before. */
const revealing: ReadonlySet<string> = new Set(['publish', 'republish', 'unhide'] satisfies (keyof typeof refreshOf)[]);

/** What a step of an offer causes in search: the projection follows in the same transaction, and saved searches are asked afterwards. */
export const searchEffects = offerEngine.effects({
  refreshListing: async (services, tx, { on, row, now }) => {
    await refreshOf[on](tx, row, now);
    if (revealing.has(on)) await enqueue(services, tx, matchSaved, { offerId: row.id });
  },
});
