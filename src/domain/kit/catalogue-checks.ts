import type { Field } from './catalogue.ts';
import { existingDay, fewest, longest, moneyIn, NONE, numberIn, type Problems, parsed, pickOne, required } from './fields.ts';

/** What is wrong with a field by itself: missing though required, out of its limits, not understood. What it holds is visited on its own. */
export const ownProblems = (field: Field, path: string, value: unknown): Problems => {
  const isRequired = field.required === true;
  switch (field.kind) {
    case 'flag':
    case 'group':
      return NONE;
    case 'choice':
      return isRequired ? required(path, value) : NONE;
    case 'choices':
      return isRequired ? pickOne(path, listOf(value)) : NONE;
    case 'list':
      return [...(isRequired ? pickOne(path, listOf(value)) : NONE), ...(field.max === undefined ? NONE : fewest(path, listOf(value), field.max))];
    case 'number':
      return numberIn(path, numberOf(value), { ...field, optional: !isRequired });
    case 'monthDay':
      return value === 'last' ? NONE : numberIn(path, numberOf(value), { ...field, whole: true, optional: !isRequired });
    case 'money':
      return isRequired || value !== undefined ? moneyIn(path, numberOf(value), field) : NONE;
    case 'day':
      return isRequired || value !== undefined ? existingDay(path, textOf(value)) : NONE;
    case 'text':
      return textProblems(field, path, textOf(value));
  }
};

const textProblems = (field: Field & { readonly kind: 'text' }, path: string, value: string | undefined): Problems => {
  if (value === undefined || value.trim() === '') return field.required === true ? required(path, value) : NONE;
  return [...longest(path, value, field.max ?? field.stored), ...(field.parse ? parsed(path, value, field.parse) : NONE)];
};

// A stored form has passed its schema; a value of another kind than the field's counts as missing.
const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const listOf = (value: unknown): readonly unknown[] | undefined => (Array.isArray(value) ? value : undefined);
