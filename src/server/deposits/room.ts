import { depositRefusalWords } from '../../words/deposits/refusals.ts';
import { room } from '../kit/room.ts';
import { depositEffects } from './effects.ts';
import { depositsEndpoints } from './http.ts';

/** The ledger of deposits: receipts, refunds, payouts, disputes. */
export const depositsRoom = room({
  name: 'deposits',
  endpoints: depositsEndpoints,
  effects: depositEffects,
  words: depositRefusalWords,
});
