import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/refusals.ts';

/** Refusals of the console. */
export const en = {
  'refusal.case.not_waiting': 'This case does not wait any more: somebody has decided it, or it has closed by itself.',
  'refusal.case.taken': '{name} has this case already.',
  'refusal.job.not_found': 'This job is no longer in the queue: those that are done or stopped go after seven days.',
  'refusal.job.not_stopped': 'This job has not stopped, so there is nothing to retry.',
  'refusal.job.not_waiting': 'This job does not wait any more: it runs, or it has ended.',
  'refusal.job.waits_already': 'A newer job about the same already waits in the queue and will do the same.',
  'refusal.outgoing.not_found': 'This message is no longer there.',
  'refusal.outgoing.carries_secret': 'This message carried a code or link that we keep nowhere. The person can ask for a new one.',
  'refusal.outgoing.on_its_way': 'This message waits to be sent; the program tries by itself.',
} as const satisfies WordsLike<typeof pl>;
