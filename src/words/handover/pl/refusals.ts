import type { handoverRefusals } from '../../../domain/handover/refusals.ts';
import type { Word } from '../../kit/words.ts';

/** What the handover room refuses, in words. */
export const pl = {
  'refusal.appointment.invalid': 'Popraw zaznaczone pola.',
  'refusal.appointment.closed': 'Osób nie można już zmienić: protokół został wysłany albo umowa się zakończyła.',
  'refusal.appointment.name_required': 'To pole jest wymagane.',
  'refusal.appointment.email_invalid': 'Wpisz poprawny adres e-mail.',
  'refusal.appointment.date_required': 'Podaj dzień odbioru w postaci dzień.miesiąc.rok.',
  'refusal.appointment.date_not_future': 'Wymagana jest przyszła data.',
  'refusal.appointment.date_before_start': 'Lokal można odebrać najwcześniej {from}.',
  'refusal.appointment.date_too_late': 'Lokal trzeba odebrać najpóźniej {to} (termin odbioru z oferty: {days} dni).',
  'refusal.appointment.meeting_began': 'Umówiona godzina nadeszła. Nowy termin wskażesz po {until}, jeśli protokół do tego czasu nie powstanie.',
  'refusal.appointment.hour_required': 'Podaj godzinę odbioru, na przykład 10:30.',
  'refusal.appointment.authorization_required': 'Zaznacz zgodę na upoważnienie tej osoby.',
  'refusal.protocol.access_denied': 'Nie masz dostępu do tego formularza!',
  'refusal.protocol.stale_version': 'Ten protokół zapisano w międzyczasie na innym urządzeniu. Wczytaj nowszą wersję.',
  'refusal.protocol.invalid': 'Protokół ma miejsca do poprawy.',
  'refusal.protocol.missing_data': 'Brakuje danych wymaganych do podpisania protokołu.',
  'refusal.protocol.reason_required': 'Napisz, co trzeba poprawić w protokole.',
  'refusal.protocol.name_required': 'Podaj nazwę.',
  'refusal.protocol.text_too_long': 'Tekst może mieć najwyżej {max} znaków.',
  'refusal.protocol.quantity_invalid': 'Podaj ilość jako liczbę nie mniejszą niż 0.',
  'refusal.protocol.reading_invalid': 'Podaj odczyt cyframi, na przykład 1234,5.',
  'refusal.protocol.rooms_missing': 'Dodaj co najmniej jedno pomieszczenie.',
} as const satisfies Record<`refusal.${keyof typeof handoverRefusals}`, Word>;
