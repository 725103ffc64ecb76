import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/missing-steps.ts';

/** What somebody signed in still has to do before a reservation. */
export const en = {
  'unconfirmed.ribbon': 'Confirm your e-mail address to see the price',
  'unconfirmed.text':
    'Until your e-mail address is confirmed, you see what every visitor sees. Enter the code that we have sent, and you will see price, deposit, terms and documents.',
  'before.title': 'Before you reserve',
  'before.text': 'Premises are reserved by a verified person on behalf of a verified company.',
  'before.email': 'Confirm your e-mail',
  'before.identity': 'Confirm your identity',
  'before.company': 'To sign a lease your account must be linked with a company',
  'before.act': 'Next step',
} as const satisfies WordsLike<typeof pl>;
