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
  'code.row.fee': 'Your service fee',
  'code.form':
    'A lease for more than 12 months also needs the written form: qualified or handwritten signatures of both parties. Until it has it, it works as concluded for an indefinite term, with three months’ notice to the end of a calendar month.',
  'code.note':
    'The code is valid for 15 minutes and for this document only. Never pass it on. If you are not signing anything now, ignore this message.',
  'code.document.offer': 'binding offer to let “{offer}”',
  'code.document.announcement': 'announcement of the sale of “{offer}”',
  'code.sum.announcement': 'price {rent} net',
  'code.document.lease': 'lease of “{offer}”',
  'code.document.protocol': 'handover protocol of “{offer}”',
  'code.document.protocol_return': 'return of the handover protocol “{offer}” for correction',
  'code.document.rejection': 'refusal of the premises and withdrawal from the lease “{offer}”',
  'code.document.unpaid_end': 'withdrawal from the lease “{offer}” for the missing deposit',
  'code.sum.unpaid_end': 'deposit {deposit}',
  'code.document.statement': 'statement about deposit and lease “{offer}”',
  'code.sum.statement': 'deposit {deposit}',
  'code.sum.offer': '{rent} net a month, deposit {deposit}',
  'code.sum.lease': '{rent} net a month, deposit {deposit}',
  'code.sum.protocol': 'deposit {deposit}',
  'code.sum.protocol_return': 'deposit {deposit} stays in the deposit account',
  'code.sum.rejection': 'deposit {deposit} to be returned',
  'code.fee.exempt': '{net} (VAT-exempt), only after the protocol is signed',
  'code.fee': '{net} net + {vat} VAT = {gross} gross, only after the protocol is signed',
  'second.subject': 'Waiting for your signature: {document}',
  'second.preheader': '{first} has signed. The second signature is missing.',
  'second.heading': 'Your signature is missing',
  'second.text':
    '{first} has given the first signature for the company. Document: {document}. Read and sign it by {until}; nothing is concluded until then.',
  'second.button': 'Read and sign',
  'second.note': 'Two people represent the company together, so you sign the same document. A change of the document voids the first signature.',
  'expired.subject': 'The second signature did not come in time: {document}',
  'expired.preheader': 'The first signature counts no more, nothing was concluded.',
  'expired.heading': 'The second signature did not come in time',
  'expired.text':
    'The time for the second signature ended on {until}. Document: {document}. The first signature counts no more and nothing was concluded.',
  'expired.row.first': 'First signature',
  'expired.row.second': 'Missing signature',
  'expired.offer': 'If the company still wants to sign this document, both people sign it anew.',
  'expired.lease': 'As long as the reservation runs, both people can sign the lease anew.',
  'voided.subject': 'A signature counts no more: {document}',
  'voided.preheader': 'The document was changed or withdrawn before the second signature.',
  'voided.heading': 'Your signature counts no more',
  'voided.text':
    'Before the second person signed, what was signed was changed or withdrawn. Document: {document}. Nothing was concluded. Prepare the document anew if you still want to sign it.',
  'voided.button': 'Open My board',
} as const satisfies WordsLike<typeof pl>;
