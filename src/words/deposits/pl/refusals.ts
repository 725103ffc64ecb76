import type { depositsRefusals } from '../../../domain/deposits/refusals.ts';
import type { Word } from '../../kit/words.ts';

/** Odmowy księgowania kaucji. */
export const pl = {
  'refusal.deposit.reference_used': 'Ten numer bankowy jest już zaksięgowany.',
  'refusal.deposit.second_admin': 'Wpłatę cofa inny administrator niż ten, który ją zaksięgował.',
  'refusal.deposit.second_admin_needed':
    'Do tego potrzeba drugiego administratora. Nadaj to uprawnienie innej osobie: konsola, Użytkownicy, „Z uprawnieniami”.',
  'refusal.deposit.nothing_to_refund': 'Nie ma tu pieniędzy do zwrotu: kaucja czeka na protokół.',
  'refusal.deposit.payer_account_missing': 'Bank nie podał rachunku płacącego. Wpisz rachunek, odbiorcę i powód; zatwierdzi to drugi administrator.',
  'refusal.deposit.payer_unclear': 'Taką kwotę dostaje z powrotem więcej niż jeden płacący. Wskaż rachunek, którego dotyczy zwrot.',
  'refusal.deposit.account_wrong': 'Podaj 26 cyfr numeru rachunku, a przy innym rachunku niż rachunek płacącego także odbiorcę i powód.',
  'refusal.deposit.title_incomplete': 'Orzeczenie albo ugoda mówi, co dzieje się z kaucją i umową; depozyt sądowy niczego nie rozstrzyga.',
  'refusal.deposit.title_file_wrong': 'Dołącz dokument jako plik PDF, najwyżej 20 MB.',
  'refusal.deposit.title_file_missing': 'Nie ma jeszcze pliku tego dokumentu. Dołącz go i zapisz jeszcze raz.',
  'refusal.deposit.receipt_not_found': 'Tej wpłaty nie ma już wśród nierozpoznanych.',
  'refusal.deposit.receipt_spent':
    'Tych pieniędzy nie ma już na umowie: wyszły do wynajmującego, do sądu albo z powrotem. Cofnąć można tylko to, co leży.',
  'refusal.deposit.approval_not_found': 'Ta czynność nie czeka już na zatwierdzenie.',
  'refusal.deposit.value_date_future': 'Data waluty nie może być późniejsza niż dziś.',
} as const satisfies Record<`refusal.${keyof typeof depositsRefusals}`, Word>;
