import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/tasks.ts';

/** Tasks of the console. */
export const en = {
  'task.deposit_overdue': 'Deposit overdue: {offer}',
  'task.mediation': 'Mediation, three business days of silence: {offer}',
  'task.payout_late': 'Payout overdue: {offer}',
  'task.refund_late': 'Refund overdue: {offer}',
  'task.form': 'Written form, a file to look at: {offer}',
  'task.dispute': 'Dispute about a deposit: {offer}',
  'task.surplus': 'Surplus to return: {offer}',
  'task.deposit_problem': 'Problem with a deposit: {offer}',
  'task.court_deposit': 'Dispute lasts, payment into court possible: {offer}',
  'task.long_stop': 'Sides called, no protocol: {offer}',
} as const satisfies WordsLike<typeof pl>;
