import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/mail.ts';

/** The e-mail with the code of a signing act. */
export const en = {
  'code.subject': 'Your code to sign: {document}',
  'code.preheader': 'The code is valid for 15 minutes. Enter it only on Parter.',
  'code.heading': 'Your signing code',
  'code.text': 'By entering this code you sign the document: {document}. Check that it is the one in front of you.',
  'code.row.document': 'Document',
  'code.row.sum': 'Sum',
  'code.row.hash': 'Beginning of the SHA-256 hash',
  'code.note':
    'The code is valid for 15 minutes and for this document only. Never pass it on. If you are not signing anything now, ignore this message.',
  'code.document.offer': 'binding offer to let “{offer}”',
  'code.document.lease': 'lease of “{offer}”',
  'code.document.protocol': 'handover protocol of “{offer}”',
  'code.sum.offer': '{rent} net a month, deposit {deposit}',
  'code.sum.lease': '{rent} net a month, deposit {deposit}',
  'code.sum.protocol': 'deposit {deposit}',
} as const satisfies WordsLike<typeof pl>;
