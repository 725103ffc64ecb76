import type { TaskKind } from '../../../domain/leases/types.ts';
import type { Word } from '../../kit/words.ts';

/** Tasks of the console. */
export const pl = {
  'task.deposit_overdue': 'Kaucja po terminie: {offer}',
  'task.mediation': 'Mediacja, cisza od trzech dni roboczych: {offer}',
  'task.payout_late': 'Wypłata kaucji po terminie: {offer}',
  'task.refund_late': 'Zwrot kaucji po terminie: {offer}',
  'task.form': 'Forma pisemna, plik do obejrzenia: {offer}',
  'task.dispute': 'Spór o kaucję: {offer}',
  'task.surplus': 'Nadpłata do zwrotu: {offer}',
  'task.deposit_problem': 'Problem z kaucją: {offer}',
  'task.court_deposit': 'Spór trwa, możliwy depozyt sądowy: {offer}',
  'task.long_stop': 'Wezwane strony, brak protokołu: {offer}',
} as const satisfies Record<`task.${TaskKind}`, Word>;
