import { offerEngine } from '../offers/lifecycle.ts';
import { refreshKnown, refreshLife } from './commands.ts';

/** Steps that change the state of a listed offer and nothing else that its row in the projection shows. */
const stateOnly: ReadonlySet<string> = new Set(['book', 'expire', 'withdraw', 'sign']);

/** What a step of an offer causes in search: the projection follows in the same transaction. */
export const searchEffects = offerEngine.effects({
  refreshListing: (_services, tx, { on, row, now }) => (stateOnly.has(on) ? refreshLife : refreshKnown)(tx, row, now),
});
