import type { LeaseState } from '../../../domain/leases/types.ts';
import type { Words } from '../../kit/words.ts';

/** What the badge of a signed lease says. */
export const pl = {
  NONE: 'Podpisana',
  DEPOSIT_PENDING: 'Czeka na kaucję',
  DEPOSIT_CONFIRMED: 'Kaucja w depozycie',
  PROTOCOL_ATTACHED: 'Protokół do podpisu',
  PROTOCOL_REJECTED: 'Protokół odesłany',
  PROTOCOL_CONFIRMED: 'Lokal przekazany',
  REJECTED: 'Odmowa odbioru',
  AFTER_REJECTION: 'Zakończona',
} as const satisfies Words & Record<LeaseState, string>;
