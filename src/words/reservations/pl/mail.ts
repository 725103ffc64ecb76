import type { Words } from '../../kit/words.ts';

/** E-maile: każde zdarzenie i odbiorca z tematem, treścią i tym, co dalej. */
export const pl = {
  'made.landlord.subject': 'Oferta „{offer}” została zarezerwowana',
  'made.landlord.text': 'Firma {other} zarezerwowała lokal. Do chwili podanej niżej może podpisać umowę na warunkach z oferty.',
  'made.landlord.next': 'Nie musisz nic robić. Damy znać, gdy umowa zostanie podpisana albo rezerwacja wygaśnie.',
  'made.tenant.subject': 'Rezerwacja lokalu „{offer}” potwierdzona',
  'made.tenant.text': 'Lokal czeka na Twoją firmę. Przygotowujemy gotową umowę do przeczytania.',
  'made.tenant.next': 'Podpisz umowę kodem z e-maila przed upływem rezerwacji. Do podpisu rezerwacja do niczego nie zobowiązuje.',
  'warning.tenant.subject': 'Za 2 godziny wygasa rezerwacja „{offer}”',
  'warning.tenant.text': 'Umowa nadal czeka na Twój podpis. Po terminie lokal znów będzie dostępny dla innych firm.',
  'warning.tenant.next': 'Podpisanie trwa kilka minut: umowa, zgody i kod z e-maila.',
  'expired.landlord.subject': 'Rezerwacja lokalu „{offer}” wygasła',
  'expired.landlord.text': 'Firma {other} nie podpisała umowy w terminie.',
  'expired.landlord.next': 'Oferta jest znów aktywna i widoczna w wyszukiwarce.',
  'expired.tenant.subject': 'Twoja rezerwacja „{offer}” wygasła',
  'expired.tenant.text': 'Umowa nie została podpisana w terminie, więc lokal jest znów dostępny dla innych.',
  'expired.tenant.next': 'Ten sam lokal Twoja firma może zarezerwować ponownie po 24 godzinach.',
  'withdrawn.landlord.subject': 'Najemca zrezygnował z rezerwacji „{offer}”',
  'withdrawn.landlord.text': 'Firma {other} wycofała rezerwację przed podpisaniem umowy.',
  'withdrawn.landlord.next': 'Oferta jest znów aktywna i widoczna w wyszukiwarce.',
  'withdrawn.tenant.subject': 'Rezerwacja „{offer}” wycofana',
  'withdrawn.tenant.text': 'Zgodnie z Twoją decyzją rezerwacja została wycofana. Umowa nie została zawarta.',
  'withdrawn.tenant.next': 'Ten sam lokal Twoja firma może zarezerwować ponownie po 24 godzinach.',
} as const satisfies Words;
