import type { fieldRefusals } from '../../../domain/kit/fields.ts';
import type { Word } from '../words.ts';

/** What can be wrong with a field of any form, said in Polish. The `labelled` texts name the field, for lists of errors. */
export const pl = {
  'refusal.field.required': 'To pole jest wymagane.',
  'refusal.field.pick_one': 'Wybierz przynajmniej jedną wartość.',
  'refusal.field.must_accept': 'Zaznacz to pole, aby przejść dalej.',
  'refusal.field.too_small': 'Podaj wartość nie mniejszą niż {min}.',
  'refusal.field.too_big': 'Podaj wartość nie większą niż {max}.',
  'refusal.field.amount_too_small': 'Podaj kwotę nie mniejszą niż {minAmount}.',
  'refusal.field.amount_too_big': 'Podaj kwotę nie większą niż {maxAmount}.',
  'refusal.field.too_long': 'Tekst jest za długi. Limit znaków: {max}.',
  'refusal.field.too_many': 'Za dużo pozycji. Limit: {max}.',
  'refusal.field.not_whole': 'Podaj liczbę całkowitą.',
  'refusal.field.not_a_number': 'Tego nie rozumiemy jako liczby. Wpisz samą liczbę, na przykład 1200 albo 1\u00a0200,50.',
  'refusal.field.other_unit': 'W tym polu wpisz wartość w jednostce {unit}.',
  'refusal.field.too_precise': {
    one: 'Wpisz najwyżej {n} cyfrę po przecinku.',
    few: 'Wpisz najwyżej {n} cyfry po przecinku.',
    many: 'Wpisz najwyżej {n} cyfr po przecinku.',
    other: 'Wpisz najwyżej {n} cyfry po przecinku.',
  },
  'refusal.field.invalid': 'Podana wartość jest nieprawidłowa.',
  'refusal.field.invalid_date': 'Podana data jest nieprawidłowa.',
  'labelled.field.required': 'Pole {field} jest wymagane.',
  'labelled.field.invalid_date': 'Podana data dla pola {field} jest nieprawidłowa.',
  'labelled.field.other': '{field}: {problem}',
} as const satisfies Record<`refusal.${keyof typeof fieldRefusals}` | `labelled.field.${string}`, Word>;
