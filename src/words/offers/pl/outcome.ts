import type { OfferOutcome } from '../../../domain/offers/permissions.ts';
import type { Words } from '../../kit/words.ts';

/** The page of an offer that ended. */
export const pl = {
  what: '{use}, {city}',
  'title.signed': 'Ten lokal został już wynajęty',
  'title.deleted': 'Właściciel wycofał to ogłoszenie',
  'title.hidden': 'Ta oferta nie jest teraz dostępna',
  'text.signed': 'Inna firma podpisała umowę najmu tego lokalu.',
  'text.signed.named': 'Umowę najmu lokalu „{name}” podpisała inna firma.',
  'text.deleted': 'Ogłoszenia już nie ma i nie wróci pod ten adres.',
  'text.hidden': 'Na razie nie można jej obejrzeć ani zarezerwować. Jeśli wróci, zobaczysz ją pod tym samym adresem.',
  kept: 'Masz ten lokal w ulubionych. Szkoda, że tym razem się nie udało: może spodoba Ci się któryś z podobnych.',
  search: 'Szukaj podobnych',
  all: 'Wszystkie oferty',
  similar: 'Podobne oferty',
  away: '{km} km stąd',
  'away.near': 'mniej niż 1 km stąd',
  perMonth: 'netto / mies.',
  salePrice: 'netto',
  'heart.save': 'Dodaj do ulubionych: {name}',
  'heart.kept': 'Usuń z ulubionych: {name}',
} as const satisfies Words & Record<`title.${OfferOutcome}` | `text.${OfferOutcome}`, string>;
