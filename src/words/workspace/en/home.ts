import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/home.ts';

/** The home of the workspace: what needs its person now. */
export const en = {
  title: { one: '{n} thing waits for you', other: '{n} things wait for you' },
  'title.none': 'Everything is done',
  page: 'Start',
  lead: 'What has a deadline comes first.',
  none: 'Nothing waits for you',
  'none.text': 'When somebody books premises, signs a lease, asks a question or sends an offer, you will see it here.',
  'none.next': 'The next deadline is on the other side: {time}.',
  browse: 'Browse offers',
  open: 'Go there',
  unnamed: 'Unnamed project',
  noDeadline: 'no deadline',
  others: 'Waits for others',
  'others.text': 'There is nothing for you to do.',
  questions: { one: '{n} question waits for an answer', other: '{n} questions wait for an answer' },
  'questions.text': 'from people who look at the offers that you run',
  mail: 'Check your e-mail address',
  'mail.text': 'A message of ours came back: the mail server did not take it.',
  received: { one: '{n} offer sent for what you look for', other: '{n} offers sent for what you look for' },
  'received.text': 'Look at them, or end the wanted listing.',
  'agency.answer': 'Answer the proposal of an agent',
  'agency.form': 'Complete the written form of an agency agreement',
  more: 'This is not all: the rest stands in the lists of the menu.',
  'verify.email': 'Confirm your e-mail address',
  'verify.email.text': 'Without it you do not see prices and terms of offers.',
  'verify.identity': 'Confirm your identity',
  'verify.identity.text': 'Needed before you sign anything.',
  'verify.company': 'Link your account with a company',
  'verify.company.text': 'Leases are signed in the name of a company.',
} as const satisfies WordsLike<typeof pl>;
