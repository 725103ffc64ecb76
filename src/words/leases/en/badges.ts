import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/badges.ts';

/** What the badge of a signed lease says. */
export const en = {
  NONE: 'Signed',
  DEPOSIT_PENDING: 'Deposit due',
  DEPOSIT_CONFIRMED: 'Deposit held',
  PROTOCOL_ATTACHED: 'Protocol to sign',
  PROTOCOL_REJECTED: 'Protocol returned',
  PROTOCOL_CONFIRMED: 'Handed over',
  REJECTED: 'Handover refused',
  AFTER_REJECTION: 'Ended',
  'ended.rejection': 'Handover refused',
  'ended.unpaid': 'Ended without deposit',
  'ended.long_stop': 'Ended without protocol',
  'ended.settlement': 'Ended by settlement or judgment',
} as const satisfies WordsLike<typeof pl>;
