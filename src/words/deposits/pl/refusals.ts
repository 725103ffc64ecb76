import type { depositsRefusals } from '../../../domain/deposits/refusals.ts';
import type { Word } from '../../kit/words.ts';

/** Odmowy księgowania kaucji. */
export const pl = {
  'refusal.deposit.reference_used': 'Ten numer bankowy jest już zaksięgowany.',
  'refusal.deposit.second_admin': 'Wpłatę cofa inny administrator niż ten, który ją zaksięgował.',
  'refusal.deposit.value_date_future': 'Data waluty nie może być późniejsza niż dziś.',
} as const satisfies Record<`refusal.${keyof typeof depositsRefusals}`, Word>;
