import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/refusals.ts';

/** Refusals of the content room, in English. */
export const en = {
  'refusal.report.not_yours': 'You can send a report in your own name only.',
  'refusal.report.email_required': 'Enter the e-mail address to which we shall answer.',
  'refusal.report.too_many': 'These were {max} reports within an hour. You can send the next one in an hour, or by e-mail.',
  'refusal.report.not_found': 'There is no such report.',
  'refusal.report.name_required': 'Give your name: we answer both sides.',
  'refusal.report.decided': 'This notice has been decided already.',
  'refusal.report.reason_required': 'Write the reasons that both sides will read.',
  'refusal.report.offer_unknown': 'This offer is not among the published ones.',
  'refusal.report.offer_not_public': 'The offer is public no more, so there is nothing to hide. Keep it and say so in the reasons.',
  'refusal.report.wanted_unknown': 'This listing is not on the board.',
  'refusal.report.wanted_not_public': 'The listing has left the board, so there is nothing to remove. Keep it and say so in the reasons.',
  'refusal.analytics.not_concluded': 'The protocol of this lease is not signed by both sides yet.',
  'refusal.faq.unavailable': 'Sorry, the answer could not be prepared now. Try again later or look at the questions below.',
} as const satisfies WordsLike<typeof pl>;
