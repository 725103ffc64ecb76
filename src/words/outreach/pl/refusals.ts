import type { outreachRefusals } from '../../../domain/outreach/refusals.ts';
import type { Word } from '../../kit/words.ts';

/** Refusals of the outreach room, in Polish. */
export const pl = {
  'refusal.outreach.url_required': 'Podaj adres URL',
  'refusal.outreach.url_wrong': 'Tego adresu nie można użyć. Podaj pełny adres strony, najwyżej 2000 znaków, bez nazwy użytkownika i hasła.',
  'refusal.outreach.email_required': 'Podaj adres e-mail',
  'refusal.outreach.email_wrong': 'Podaj poprawny adres e-mail',
  'refusal.outreach.own_email': 'To Twój adres. Podaj adres odbiorcy.',
  'refusal.outreach.content_required': 'Wpisz treść wiadomości',
  'refusal.outreach.basis_required': 'Podaj podstawę wysyłki i gdzie ją zapisano: bez zgody nie wolno wysłać oferty handlowej.',
  'refusal.outreach.basis_day_wrong': 'Podaj dzień uzyskania zgody, nie późniejszy niż dziś.',
  'refusal.outreach.left': 'Ten odbiorca wypisał się z takich wiadomości, więc już do niego nie piszemy.',
  'refusal.outreach.cap_own': 'Dziś wysłano już {n} wiadomości z Twojego konta. Następne możesz wysłać jutro.',
  'refusal.outreach.cap_all': 'Dziś wysłano już {n} wiadomości ze wszystkich kont. Następne można wysłać jutro.',
  'refusal.outreach.links_full': 'W ciągu godziny można utworzyć {n} linków. Spróbuj później.',
  'refusal.outreach.link_invalid': 'Nieprawidłowy identyfikator linku',
  'refusal.outreach.link_not_found': 'Nie znaleziono linku',
  'refusal.outreach.offer_not_open': 'Tej oferty nie można teraz wysłać: nie jest opublikowana, wygasła albo jest ukryta.',
  'refusal.outreach.span_wrong': 'Podaj dwa dni w kolejności, najwyżej rok.',
  'refusal.outreach.bonus_wrong': 'Podaj kwotę od 0 do {maxAmount}.',
} as const satisfies Record<`refusal.${keyof typeof outreachRefusals}`, Word>;
