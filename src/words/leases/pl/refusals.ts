import type { leasesRefusals } from '../../../domain/leases/refusals.ts';
import type { Word } from '../../kit/words.ts';

/** Odmowy umów po podpisaniu. */
export const pl = {
  'refusal.lease.not_found': 'Nie ma takiej umowy albo nie masz do niej dostępu.',
  'refusal.lease.not_yet_overdue': 'Umowę z powodu niewpłaconej kaucji można zakończyć od {from}.',
  'refusal.lease.disputed': 'Zwrot czeka na rozstrzygnięcie sporu.',
  'refusal.lease.not_disputed': 'Tej odmowy nie można już zakwestionować ani rozstrzygnąć.',
  'refusal.deposit.amount_mismatch': 'Kwota się nie zgadza. Oczekiwana kwota to {amount}.',
  'refusal.deposit.nothing_held': 'Na rachunku tej umowy nie ma kaucji.',
  'refusal.deposit.problem': 'Z kaucją jest problem: {problem}. Najpierw trzeba go wyjaśnić.',
  'refusal.deposit.payout_not_due': 'Wypłata jest możliwa dopiero po podpisaniu protokołu.',
  'refusal.deposit.protocol_attached': 'Wpłaty nie można cofnąć po złożeniu protokołu.',
  'refusal.rejection.reason_required': 'Zaznacz co najmniej jeden powód.',
  'refusal.rejection.objection_too_late': 'Termin na sprzeciw minął {until}.',
  'refusal.protocol.deposit_pending': 'Formularz będzie dostępny, gdy wpłynie kaucja najemcy.',
  'refusal.protocol.transfer_missing': 'Formularz przekazania lokalu nie został wypełniony. Sprawdź poprzednie e-maile i wypełnij formularz.',
  'refusal.protocol.reception_missing': 'Formularz terminu odbioru nie został wypełniony. Sprawdź poprzednie e-maile i wypełnij go.',
  'refusal.protocol.not_editable': 'Protokołu nie można już zmienić.',
  'refusal.protocol.first_right': 'Do {until} poprawia protokół strona, która złożyła go pierwsza.',
  'refusal.protocol.rounds_used': 'Protokół wracał już {rounds} razy. Sprawą zajmuje się Parter.',
  'refusal.task.not_found': 'Nie ma takiego zadania.',
} as const satisfies Record<`refusal.${keyof typeof leasesRefusals}`, Word>;
