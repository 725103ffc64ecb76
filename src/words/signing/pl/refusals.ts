import type { signingRefusals } from '../../../domain/signing/refusals.ts';
import type { Word } from '../../kit/words.ts';

/** Odmowy podpisów i dokumentów. */
export const pl = {
  'refusal.signing.not_allowed': 'Nie możesz podpisać tego dokumentu.',
  'refusal.signing.document_missing': 'Dokument do podpisu nie jest jeszcze gotowy. Odczekaj chwilę i spróbuj ponownie.',
  'refusal.signing.document_changed': 'Dokument zmienił się od chwili, gdy go otwarto. Przeczytaj nową wersję i poproś o nowy kod.',
  'refusal.signing.names_others':
    'Ten dokument podpisuje {names}. Aby podpisać samodzielnie, wróć do podglądu oferty i przygotuj dokument od nowa: jako podpisujący wpiszemy Ciebie.',
  'refusal.signing.consents_required': 'Zaznacz wszystkie zgody potrzebne do podpisu.',
  'refusal.signing.code_required': 'Potwierdź kodem z e-maila. Najpierw przeczytaj dokument i poproś o kod.',
  'refusal.signing.waits_for_second':
    'Jedna z dwóch osób już podpisała. Do {until} czekamy na drugą; do tego czasu nikt inny nie podpisuje tego dokumentu.',
  'refusal.document.not_found': 'Nie ma takiego dokumentu albo nie masz do niego dostępu.',
  'refusal.document.drawn_by_transition': 'Ten dokument powstaje sam w swoim kroku. Nie ma go jeszcze albo nie masz do niego dostępu.',
} as const satisfies Record<`refusal.${keyof typeof signingRefusals}`, Word>;
