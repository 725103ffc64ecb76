import type { LeaseEnd, LeaseState } from '../../../domain/leases/types.ts';
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
  'ended.rejection': 'Odmowa odbioru',
  'ended.unpaid': 'Zakończona bez kaucji',
  'ended.long_stop': 'Zakończona bez protokołu',
  'ended.settlement': 'Zakończona ugodą lub orzeczeniem',
} as const satisfies Words & Record<LeaseState | `ended.${LeaseEnd['by']}`, string>;
