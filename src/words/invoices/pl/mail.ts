import type { Words } from '../../kit/words.ts';

/** E-maile: każde zdarzenie i odbiorca z tematem, treścią i tym, co dalej. */
export const pl = {
  'issued.landlord.subject': 'Projekt faktury {reference} za „{offer}”',
  'issued.landlord.text':
    'W załączniku są dane faktury za opłatę serwisową, jako PDF i jako plik w formacie FA(3). Nie wysłano ich do KSeF, więc nie są jeszcze fakturą.',
  'issued.landlord.next': 'Dane do przelewu i termin płatności są w dokumencie.',
  'issued.tenant.subject': 'Projekt faktury {reference} za „{offer}”',
  'issued.tenant.text':
    'W załączniku są dane faktury za opłatę serwisową, jako PDF i jako plik w formacie FA(3). Nie wysłano ich do KSeF, więc nie są jeszcze fakturą.',
  'issued.tenant.next': 'Dane do przelewu i termin płatności są w dokumencie.',
} as const satisfies Words;
