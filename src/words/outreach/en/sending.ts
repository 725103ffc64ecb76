import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/sending.ts';

/** The dialog by which a prospect is written to: the link to the product, or one offer. The message itself is Polish in both languages. */
export const en = {
  'website.title': 'Send Website Link',
  'offer.title': 'Send offer',
  'offer.text': 'The recipient gets an e-mail with a link to this offer.',
  email: 'Recipient’s e-mail',
  content: 'Message',
  'content.hint': 'In Polish, you may change it.',
  'content.default':
    'Dzień dobry,\n\nzgodnie z naszą rozmową przesyłam adres Partera. Lokale użytkowe mają tam wiążące ceny, a umowę najmu podpisuje się przez internet.\n\nPozdrawiam\n{name}',
  basis: 'Ground for writing',
  'basis.call': 'Consent in a call',
  'basis.form': 'Consent in a form',
  'basis.inquiry': 'The recipient asked',
  basisDay: 'Given on',
  basisNote: 'Where it is recorded',
  'basisNote.hint': 'For example: recording of call 118, form of the fair, the recipient’s e-mail.',
  campaign: 'Campaign',
  'campaign.hint': 'Optional: without it we take the present month.',
  'address.title': 'This address',
  'address.free': 'has not unsubscribed',
  'address.left': 'has unsubscribed, so we do not write to it any more',
  'address.again': 'was written to on {day}, this counts as sent again',
  'address.link': 'a short campaign link is added',
  'address.leave': 'a link in the footer unsubscribes',
  act: 'Send e-mail',
  busy: 'Sending…',
  cancel: 'Back',
  'website.failed': 'Failed to send website link',
  'offer.failed': 'Error while sending offer to user',
  'sent.website': 'The website link was sent to {email}.',
  'sent.offer': 'The offer was sent to {email}.',
} as const satisfies WordsLike<typeof pl>;
