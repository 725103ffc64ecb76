import type { Words } from '../../kit/words.ts';

/** Odmowy rezerwacji, podpisów, kaucji i dokumentów. */
export const pl = {
  'refusal.signing.not_allowed': 'Nie możesz podpisać tego dokumentu.',
  'refusal.signing.document_missing': 'Dokument do podpisu nie jest jeszcze gotowy. Odczekaj chwilę i spróbuj ponownie.',
  'refusal.signing.document_changed': 'Dokument zmienił się od chwili, gdy go otwarto. Przeczytaj nową wersję i poproś o nowy kod.',
  'refusal.signing.consents_required': 'Zaznacz wszystkie zgody potrzebne do podpisu.',
  'refusal.lease.not_found': 'Nie ma takiej umowy albo nie masz do niej dostępu.',
  'refusal.lease.not_yet_overdue': 'Umowę z powodu niewpłaconej kaucji można zakończyć od {from}.',
  'refusal.lease.disputed': 'Zwrot czeka na rozstrzygnięcie sporu.',
  'refusal.lease.not_disputed': 'Tej odmowy nie można już zakwestionować ani rozstrzygnąć.',
  'refusal.deposit.amount_mismatch': 'Kwota się nie zgadza. Oczekiwana kwota to {amount}.',
  'refusal.deposit.reference_used': 'Ten numer bankowy jest już zaksięgowany.',
  'refusal.deposit.nothing_held': 'Na rachunku tej umowy nie ma kaucji.',
  'refusal.deposit.problem': 'Z kaucją jest problem: {problem}. Najpierw trzeba go wyjaśnić.',
  'refusal.deposit.payout_not_due': 'Wypłata jest możliwa dopiero po podpisaniu protokołu.',
  'refusal.deposit.protocol_attached': 'Wpłaty nie można cofnąć po złożeniu protokołu.',
  'refusal.deposit.second_admin': 'Wpłatę cofa inny administrator niż ten, który ją zaksięgował.',
  'refusal.deposit.value_date_future': 'Data waluty nie może być późniejsza niż dziś.',
  'refusal.rejection.reason_required': 'Zaznacz co najmniej jeden powód.',
  'refusal.rejection.objection_too_late': 'Termin na sprzeciw minął {until}.',
  'refusal.document.not_found': 'Nie ma takiego dokumentu albo nie masz do niego dostępu.',
  'refusal.document.drawn_by_transition': 'Ten dokument powstaje sam w swoim kroku. Nie ma go jeszcze albo nie masz do niego dostępu.',
  'refusal.task.not_found': 'Nie ma takiego zadania.',
} as const satisfies Words;
