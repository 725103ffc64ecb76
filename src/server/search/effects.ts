import type { EventsOf } from '../../domain/kit/lifecycle.ts';
import type { OfferLifecycle } from '../../domain/offers/machine.ts';
import { offerEngine } from '../offers/lifecycle.ts';
import { refreshKnown, refreshLife } from './commands.ts';

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

/** What a step of an offer causes in search: the projection follows in the same transaction. */
export const searchEffects = offerEngine.effects({
  refreshListing: (_services, tx, { on, row, now }) => refreshOf[on](tx, row, now),
});
