import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/faq.ts';

/** Questions and answers. */
export const en = {
  title: 'Questions and answers',
  description: 'Frequent questions on binding lease offers, reservation, signature, deposit and handover.',
  lead: 'The most important things that tenants and landlords ask about.',
  more: 'Is your question missing?',
  'more.act': 'Go to support',
  '1.q': 'What does it mean that an offer is binding?',
  '1.a':
    'The landlord has signed it and until the day it names can neither revoke it nor change its terms. When a tenant accepts it, the contract is concluded.',
  '2.q': 'Why do I not see the price?',
  '2.a': 'Price, fees and terms are shown after signing in. An account is free.',
  '3.q': 'What has to be confirmed before a reservation?',
  '3.a': 'Your e-mail address, your identity and your company. You do it once. Without it no contract can be signed for a company.',
  '4.q': 'Does a reservation oblige me to anything?',
  '4.a': 'No. For 24 hours the premises wait for your company alone. You can sign the contract or step back free of charge.',
  '5.q': 'How is the contract signed?',
  '5.a':
    'With a code sent to your e-mail address. A fixed-term contract over 12 months then also needs the written form: each party signs it with a qualified signature or by hand. Until it has it, the law treats the contract as concluded for an indefinite term, with three months’ notice.',
  '6.q': 'Where does the deposit go?',
  '6.a':
    'To the deposit account, apart from the operator’s own money. It is due within 3 business days of signing. The landlord gets it only when both parties have confirmed the handover protocol.',
  '7.q': 'What if the premises are not as agreed?',
  '7.a':
    'In the protocol you can refuse to take over and name the reason. The deposit is then returned to the account it came from, unless the landlord objects. Parter does not judge: the deposit waits for a joint statement of both sides, a judgment or a settlement.',
  '8.q': 'Can the handover protocol be written without a signal?',
  '8.a':
    'Yes, if you open it before the signal is gone and do not close the page. What you enter is kept on the phone and sent when the connection is back; opening and signing the protocol need a network.',
  '9.q': 'How do I find out whether a document is genuine?',
  '9.a':
    'There is a code in the footer of every page. Enter it on the page “Check a document” and point to the file: the browser compares its hash. The content of the document never leaves your device; only what somebody added behind the seal is sent to be checked.',
} as const satisfies WordsLike<typeof pl>;
