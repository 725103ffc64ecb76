import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/mails.ts';

/** The console’s mails. */
export const en = {
  title: 'E-mails',
  text: 'Messages that the program sends. What they say is not shown here. Bounces after the sending come to the sender’s address; the program does not know them.',
  'tab.waiting': 'Not sent',
  'tab.sent': 'Sent',
  search: 'Address of the recipient, or part of it',
  find: 'Search',
  'empty.waiting': 'No message waits to be sent.',
  'empty.sent': 'There are no such messages.',
  mail: 'Message',
  recipient: 'Recipient',
  state: 'State',
  when: 'When',
  written: 'written {at}',
  sent: 'sent {at}',
  'state.queued': 'in the queue',
  'state.delayed': 'tries again by itself',
  'state.failed': 'failed',
  'state.sent': 'sent',
  attempts: { one: '{n} try', other: '{n} tries' },
  'no.subject': 'subject unknown',
  secret: 'carried a code or link, so it cannot be sent once more',
  resend: 'Send once more',
  'resend.title': 'Send once more to {recipient}?',
  'resend.again': 'The program will try to send the same message again.',
  'resend.copy': 'The recipient gets this message a second time, at the present address of their account.',
  'resend.done': 'The message is back in the queue.',
} as const satisfies WordsLike<typeof pl>;
