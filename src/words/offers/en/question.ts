import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/question.ts';

/** The question to an offer's owner, in English. */
export const en = {
  title: 'Ask the landlord',
  'title.sell': 'Ask the owner',
  text: 'We send your question by e-mail. The answer comes to {email}; the owner of the offer will see this address.',
  subject: 'Subject',
  question: 'Question',
  required: 'This field is required.',
  incomplete: 'Fill in all fields of the form.',
  act: 'Send the question',
  busy: 'Sending…',
  sent: 'Your question has been sent',
  'sent.text': 'The answer comes to {email}.',
  failed: 'Your question was not sent',
  visitor: 'People with an account ask questions here. The answer comes by e-mail.',
  'visitor.act': 'Sign in to ask',
  unverified: 'Confirm your e-mail address before you ask: the answer goes to it.',
  'unverified.act': 'Confirm your e-mail',
} as const satisfies WordsLike<typeof pl>;
