import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/service-fee.ts';

/** The operator's service fee of both sides. */
export const en = {
  'fee.title': 'Service fee',
  'fee.sum': '{net} net + {vat} VAT = {gross} gross',
  'fee.exempt': '{net} (VAT-exempt)',
  'fee.landlord': 'Landlord',
  'fee.tenant': 'Tenant',
  'fee.yours': 'Your service fee',
  'fee.landlords': 'The landlord’s service fee',
  'fee.none': 'no fee',
  'fee.note': 'Once, due only after the protocol is signed: for documents, signatures, deposit and protocol. Parter is no broker.',
  'fee.frozen': 'It is written into the offer; a later price list does not touch it.',
} as const satisfies WordsLike<typeof pl>;
