import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/question.ts';

/** The question to an offer's owner, in English. */
export const en = {
  title: 'Ask the landlord',
  'title.sell': 'Ask the owner',
  text: 'The owner sees your name and company, not your address. The answer comes to {email} and stands below the offer, without names.',
  'text.alone': 'The owner sees your name, not your address. The answer comes to {email} and stands below the offer, without names.',
  subject: 'Subject',
  question: 'Question',
  required: 'This field is required.',
  incomplete: 'Fill in all fields of the form.',
  act: 'Send the question',
  busy: 'Sending…',
  sent: 'Your question has been sent',
  'sent.text': 'The answer comes to {email}.',
  failed: 'Your question was not sent',
  'title.read': 'Questions and answers',
  mine: 'Your question',
  waiting: 'Waits for an answer.',
  answered: 'The owner’s answer, {when}',
  newest: 'The {n} newest are shown.',
  closing: 'Answers are information from the owner. The lease holds what stands in the signed offer.',
  answer: 'Your answer',
  'answer.act': 'Send the answer',
  'answer.correct': 'Correct the answer',
  'answer.keep': 'Leave it as it is',
  'answer.sent': 'Your answer has been sent',
  'answer.failed': 'Your answer was not sent',
  visitor: 'People with an account ask questions here. The answer comes by e-mail.',
  'visitor.answered': {
    one: 'There is {n} answer of the owner below this offer, for people who are signed in.',
    other: 'There are {n} answers of the owner below this offer, for people who are signed in.',
  },
  'visitor.act': 'Sign in to ask',
  unverified: 'Confirm your e-mail address before you ask: the answer goes to it.',
  'unverified.act': 'Confirm your e-mail',
} as const satisfies WordsLike<typeof pl>;
