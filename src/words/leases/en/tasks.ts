import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/tasks.ts';

/** Tasks of the console. */
export const en = {
  'task.deposit_overdue': 'Deposit overdue: {offer}',
  'task.mediation': 'Mediation, three business days of silence: {offer}',
  'task.payout_late': 'Payout overdue: {offer}',
  'task.refund_late': 'Refund overdue: {offer}',
  'task.dispute': 'Dispute about a deposit to decide: {offer}',
} as const satisfies WordsLike<typeof pl>;
