import type { identityRefusals } from '../../../domain/identity/refusals.ts';
import type { Word } from '../../kit/words.ts';

/** What the identity room refuses, in words. */
export const pl = {
  'refusal.identity.code_over': 'Kod skończył się ponad minutę temu, więc decyzji już nie można do niego dopisać. Podaj nowy kod.',
  'refusal.identity.email_unverified': 'Najpierw potwierdź swój adres e-mail.',
  'refusal.identity.message_required': 'Napisz, co ma przeczytać użytkownik.',
  'refusal.identity.not_found': 'Nie znaleźliśmy tej osoby.',
  'refusal.identity.reason_required': 'Podaj powód odmowy.',
  'refusal.identity.request_not_found': 'Tej prośby już nie ma. Lista odświeży się sama.',
} as const satisfies Record<`refusal.${keyof typeof identityRefusals}`, Word>;
