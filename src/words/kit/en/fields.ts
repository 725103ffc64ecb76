import type { pl } from '../pl/fields.ts';
import type { WordsLike } from '../words.ts';

/** What can be wrong with a field of any form, said in English. */
export const en = {
  'refusal.field.required': 'This field is required.',
  'refusal.field.pick_one': 'Choose at least one value.',
  'refusal.field.must_accept': 'Tick this box to go on.',
  'refusal.field.too_small': 'Enter a value of at least {min}.',
  'refusal.field.too_big': 'Enter a value of at most {max}.',
  'refusal.field.amount_too_small': 'Enter an amount of at least {minAmount}.',
  'refusal.field.amount_too_big': 'Enter an amount of at most {maxAmount}.',
  'refusal.field.too_long': 'The text is too long. Character limit: {max}.',
  'refusal.field.too_many': 'Too many items. Limit: {max}.',
  'refusal.field.not_whole': 'Enter a whole number.',
  'refusal.field.not_a_number': 'We cannot read this as a number. Enter digits only, for example 1200 or 1,200.50.',
  'refusal.field.other_unit': 'Enter the value of this field in {unit}.',
  'refusal.field.too_precise': { one: 'Enter at most {n} digit after the point.', other: 'Enter at most {n} digits after the point.' },
  'refusal.field.invalid': 'This value is not valid.',
  'refusal.field.invalid_date': 'This date is not valid.',
  'labelled.field.required': 'The field {field} is required.',
  'labelled.field.invalid_date': 'The date given for {field} is not valid.',
  'labelled.field.other': '{field}: {problem}',
} as const satisfies WordsLike<typeof pl>;
