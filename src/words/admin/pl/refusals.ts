import type { adminRefusals } from '../../../domain/admin/refusals.ts';
import type { Word } from '../../kit/words.ts';

/** Refusals of the console. */
export const pl = {
  'refusal.case.not_waiting': 'Ta sprawa już nie czeka: ktoś ją rozstrzygnął albo zamknęła się sama.',
  'refusal.case.taken': 'Tę sprawę ma już {name}.',
  'refusal.job.not_found': 'Tego zadania nie ma już w kolejce: zrobione i zatrzymane znikają po siedmiu dniach.',
  'refusal.job.not_stopped': 'To zadanie nie jest zatrzymane, więc nie ma czego ponawiać.',
  'refusal.job.not_waiting': 'To zadanie już nie czeka: właśnie się wykonuje albo się skończyło.',
  'refusal.job.waits_already': 'Nowsze zadanie o tym samym czeka już w kolejce i zrobi to samo.',
  'refusal.outgoing.not_found': 'Tej wiadomości już nie ma.',
  'refusal.outgoing.carries_secret': 'Ta wiadomość niosła kod albo link, którego nigdzie nie przechowujemy. Osoba może poprosić o nowy.',
  'refusal.outgoing.on_its_way': 'Ta wiadomość czeka na wysłanie; program próbuje sam.',
} as const satisfies Record<`refusal.${keyof typeof adminRefusals}`, Word>;
