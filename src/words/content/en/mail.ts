import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/mail.ts';

/** The e-mail viewer and the local mailbox. */
export const en = {
  title: 'Message',
  failed: 'The content of the message could not be fetched',
  'failed.text': 'Check that the link is correct. A message can be viewed for 90 days after it was sent.',
  'failed.later': 'The service does not answer. The link is still good: open it again in a moment.',
  home: 'Home page',
  frame: 'Content of the message: {subject}',
  dots: 'Codes and secret links are hidden by dots here. You find them only in the message that came to your address.',
  'box.title': 'Local mailbox',
  'box.text': 'No mail server is connected, so messages stay here. This page does not exist in production.',
  'box.recipient': 'Recipient’s address',
  'box.any': 'all recipients',
  'box.show': 'Show',
  'box.empty': 'There is no message here',
  'box.empty.text': 'One appears when the service sends its first, for example the code that confirms an address.',
  'box.to': 'To: {recipient}',
} as const satisfies WordsLike<typeof pl>;
