import type { Words } from '../../kit/words.ts';

/** Zadania konsoli. */
export const pl = {
  'task.deposit_overdue': 'Kaucja po terminie: {offer}',
  'task.mediation': 'Mediacja, cisza od trzech dni roboczych: {offer}',
  'task.payout_late': 'Wypłata kaucji po terminie: {offer}',
  'task.refund_late': 'Zwrot kaucji po terminie: {offer}',
  'task.dispute': 'Spór o kaucję do rozstrzygnięcia: {offer}',
} as const satisfies Words;
