import { en } from '../../words/deposits/en/refusals.ts';
import { pl } from '../../words/deposits/pl/refusals.ts';
import { room } from '../kit/room.ts';
import { depositEffects } from './effects.ts';
import { depositsEndpoints } from './http.ts';

/** The ledger of deposits: receipts, refunds, payouts, disputes. */
export const depositsRoom = room({
  name: 'deposits',
  endpoints: depositsEndpoints,
  effects: depositEffects,
  words: { pl, en },
});
