import type { wantedRefusals } from '../../../domain/wanted/refusals.ts';
import type { Word } from '../../kit/words.ts';

/** Refusals of the wanted room, in Polish. */
export const pl = {
  'refusal.wanted.no_company': 'Ogłoszenia dodaje firma. Powiąż najpierw swoje konto z firmą.',
  'refusal.wanted.limit': 'Firma może mieć najwyżej {max} aktywnych ogłoszeń. Zakończ jedno z nich, aby dodać nowe.',
  'refusal.wanted.form_wrong': 'Popraw zaznaczone pola ogłoszenia.',
  'refusal.wanted.location_short': 'Wpisz miejsce, co najmniej {min} znaki.',
  'refusal.wanted.location_unknown': 'Wybierz miejsce z podpowiedzi, abyśmy wiedzieli, gdzie szukać.',
  'refusal.wanted.website_wrong': 'Wpisz poprawny adres strony, na przykład https://firma.pl',
  'refusal.wanted.surfaces_crossed': 'Największa powierzchnia nie może być mniejsza od najmniejszej.',
  'refusal.wanted.not_found': 'Nie ma już tego ogłoszenia.',
  'refusal.wanted.denied': 'To ogłoszenie innej firmy. Zmienić albo zakończyć może je tylko firma, która je dodała.',
  'refusal.wanted.over': 'To ogłoszenie jest już zakończone.',
  'refusal.wanted.reason_required': 'Napisz, dlaczego usuwasz cudze ogłoszenie. Firma dostanie ten powód w wiadomości.',
  'refusal.wanted.removed': 'To ogłoszenie usunął administrator, więc nie można go przywrócić. Powód jest w wiadomości, którą wysłaliśmy.',
  'refusal.wanted.restore_too_late': 'Usunięcie można było cofnąć przez minutę. Dodaj ogłoszenie jeszcze raz.',
  'refusal.wanted.already_sent': 'Ta oferta jest już wysłana do tego ogłoszenia.',
  'refusal.wanted.offer_denied': 'Nie masz uprawnień do wysłania tej oferty.',
  'refusal.wanted.offer_not_active': 'Wysłać można tylko aktywną ofertę. Ta jest projektem, jest zarezerwowana albo wygasła.',
  'refusal.wanted.own_listing': 'To ogłoszenie Twojej firmy. Ofertę wysyła się do innych firm.',
  'refusal.place_alert.limit': 'Masz już {max} powiadomień o ogłoszeniach. Usuń jedno z nich, a dodasz to.',
  'refusal.place_alert.duplicate': 'Powiadomienie o tym miejscu już masz.',
  'refusal.place_alert.not_found': 'Tego powiadomienia nie ma już na Twojej liście.',
  'refusal.place_alert.restore_too_late': 'Na cofnięcie jest już za późno. Dodaj powiadomienie jeszcze raz.',
} as const satisfies Record<`refusal.${keyof typeof wantedRefusals}`, Word>;
