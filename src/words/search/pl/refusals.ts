import type { searchRefusals } from '../../../domain/search/refusals.ts';
import type { Word } from '../../kit/words.ts';

export const pl = {
  'refusal.place.not_found': 'Nie znamy takiego miejsca. Wybierz miejscowość z podpowiedzi.',
  'refusal.parcel.none': 'W tym miejscu nie ma działki w ewidencji. Przesuń pinezkę na budynek albo wpisz numer z wypisu.',
  'refusal.parcel.unavailable': 'Ewidencja gruntów teraz nie odpowiada. Spróbuj ponownie za chwilę albo wpisz dane z wypisu.',
  'refusal.filter.hidden': 'Według cen i warunków najmu szukają osoby zalogowane z potwierdzonym adresem e-mail.',
  'refusal.filter.no_centre': 'Aby ułożyć oferty według odległości, wskaż miejsce na mapie albo wpisz adres.',
  'refusal.saved.limit': 'Masz już {max} zapisanych wyszukiwań. Usuń jedno z nich, a zapiszesz to.',
  'refusal.saved.duplicate': 'To wyszukiwanie masz już zapisane jako „{name}”.',
  'refusal.saved.not_found': 'Tego wyszukiwania nie ma już na Twojej liście.',
  'refusal.saved.restore_too_late': 'Na cofnięcie jest już za późno. Zapisz wyszukiwanie jeszcze raz.',
} as const satisfies Record<`refusal.${keyof typeof searchRefusals}`, Word>;
