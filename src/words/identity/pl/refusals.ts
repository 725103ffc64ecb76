import type { identityRefusals } from '../../../domain/identity/refusals.ts';
import type { Word } from '../../kit/words.ts';

/** What the identity room refuses, in words. */
export const pl = {
  'refusal.identity.email_unverified': 'Najpierw potwierdź swój adres e-mail.',
  'refusal.identity.not_found': 'Nie znaleźliśmy tej osoby.',
  'refusal.identity.reason_required': 'Podaj powód odmowy.',
} as const satisfies Record<`refusal.${keyof typeof identityRefusals}`, Word>;
