import type { HidingBasis, HidingOrigin } from '../../../domain/offers/rules/hiding.ts';
import type { Word, Words } from '../../kit/words.ts';

/** Why an offer is hidden: the ground of the decision and what can be done against it. */
export const pl = {
  origin: 'Skąd ta decyzja',
  'origin.notice': 'zgłoszenie oferty',
  'origin.moderator': 'własne sprawdzenie moderatora',
  'origin.signer': 'cofnięta weryfikacja osoby, która podpisała, albo jej firmy',
  basis: 'Podstawa',
  reference: 'Przepis lub punkt regulaminu',
  'basis.law': 'Przepis prawa',
  'basis.terms': 'Regulamin platformy',
  'section.content': '§ 8 ust. 2',
  'section.signer': '§ 5 ust. 1',
  human: 'Decyzję podjął człowiek, nie automat.',
  redress:
    'Nie zgadzasz się? Odpisz na tę wiadomość w ciągu 6 miesięcy; sprawę rozpatrzy inna osoba, o ile to możliwe. Możesz też pójść do sądu albo do organu pozasądowego rozstrzygania sporów (art. 20 i 21 DSA).',
} as const satisfies Words & Record<`origin.${HidingOrigin}` | `basis.${HidingBasis}`, Word>;
