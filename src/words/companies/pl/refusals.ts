import type { companiesRefusals } from '../../../domain/companies/refusals.ts';
import type { Word } from '../../kit/words.ts';

/** What the companies room refuses, in words. */
export const pl = {
  'refusal.company.invalid': 'Popraw zaznaczone pola formularza firmy.',
  'refusal.company.nip_invalid': 'To nie jest poprawny NIP. Wpisz 10 cyfr.',
  'refusal.company.exists': 'Firma z tym numerem NIP jest już w Parterze. Możesz do niej dołączyć.',
  'refusal.company.not_found': 'Nie znaleźliśmy tej firmy.',
  'refusal.company.already_linked': 'Twoje konto jest już połączone z firmą.',
  'refusal.company.email_unverified': 'Najpierw potwierdź swój adres e-mail.',
  'refusal.company.not_submittable': 'Tej firmy nie można wysłać do sprawdzenia, dopóki formularz nie jest kompletny.',
  'refusal.company.reason_required': 'Podaj powód odmowy.',
  'refusal.company.running_deal': 'Nie możesz odłączyć się od firmy: jako jedyna osoba podpisujesz w jej imieniu trwające oferty lub umowy.',
  'refusal.company.active_offers': 'Firma ma aktywne oferty, dlatego nie można jej usunąć.',
  'refusal.company.several_users': 'Do firmy są przypisane inne osoby, dlatego nie można jej usunąć.',
  'refusal.company.denied': 'Nie masz uprawnień do tej firmy.',
} as const satisfies Record<`refusal.${keyof typeof companiesRefusals}`, Word>;
