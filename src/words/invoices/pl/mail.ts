import type { Words } from '../../kit/words.ts';

/** E-maile: każde zdarzenie i odbiorca z tematem, treścią i tym, co dalej. */
export const pl = {
  'issued.landlord.subject': 'Faktura {reference} za „{offer}”',
  'issued.landlord.text': 'W załączniku jest faktura za usługę Parter.',
  'issued.landlord.next': 'Dane do przelewu i termin płatności są na fakturze.',
  'issued.tenant.subject': 'Faktura {reference} za „{offer}”',
  'issued.tenant.text': 'W załączniku jest faktura za usługę Parter.',
  'issued.tenant.next': 'Dane do przelewu i termin płatności są na fakturze.',
} as const satisfies Words;
