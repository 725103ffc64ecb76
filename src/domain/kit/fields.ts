import { parseDay } from './time.ts';
import { type Refusal, type RefusalCatalogue, refuser } from './verdict.ts';

/** What can be wrong with one field of any form; the words are templates such as "Pole {field} jest wymagane." */
export const fieldRefusals = {
  'field.required': 'invalid',
  'field.pick_one': 'invalid',
  'field.must_accept': 'invalid',
  'field.too_small': 'invalid',
  'field.too_big': 'invalid',
  'field.amount_too_small': 'invalid',
  'field.amount_too_big': 'invalid',
  'field.too_long': 'invalid',
  'field.too_many': 'invalid',
  'field.not_whole': 'invalid',
  'field.not_a_number': 'invalid',
  'field.other_unit': 'invalid',
  'field.too_precise': 'invalid',
  'field.invalid': 'invalid',
  'field.invalid_date': 'invalid',
} as const satisfies RefusalCatalogue;

/** Refuses one field. */
export const refuseField = refuser(fieldRefusals);

/** Problems of a form, each with its field path. */
export type Problems = readonly Refusal[];

/** No problem. */
export const NONE: Problems = [];

const isMissing = (value: unknown): boolean => value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** The field must be filled in. */
export const required = (field: string, value: unknown): Problems => (isMissing(value) ? [refuseField('field.required', { field })] : NONE);

/** At least one of the list must be picked. */
export const pickOne = (field: string, value: readonly unknown[] | undefined): Problems =>
  (value?.length ?? 0) > 0 ? NONE : [refuseField('field.pick_one', { field })];

/** Bounds of a number; `optional` allows it to be missing, `whole` wants an integer. */
export type Bounds = { readonly min?: number; readonly max?: number; readonly whole?: boolean; readonly optional?: boolean };

/** The field must be a number within its bounds. */
export const numberIn = (field: string, value: number | null | undefined, { min, max, whole, optional }: Bounds): Problems => {
  if (value === undefined || value === null) return optional === true ? NONE : [refuseField('field.required', { field })];
  if (!Number.isFinite(value)) return [refuseField('field.invalid', { field })];
  if (whole === true && !Number.isInteger(value)) return [refuseField('field.not_whole', { field })];
  if (min !== undefined && value < min) return [refuseField('field.too_small', { field, params: { min } })];
  if (max !== undefined && value > max) return [refuseField('field.too_big', { field, params: { max } })];
  return NONE;
};

/** The field must be an amount of grosze within its bounds; the bounds are said as money. */
export const moneyIn = (field: string, value: number | null | undefined, { min, max }: { readonly min: number; readonly max: number }): Problems => {
  const problems = numberIn(field, value, { whole: true });
  if (problems.length > 0 || value === undefined || value === null) return problems;
  if (value < min) return [refuseField('field.amount_too_small', { field, params: { minAmount: min } })];
  return value > max ? [refuseField('field.amount_too_big', { field, params: { maxAmount: max } })] : NONE;
};

/** The text may have at most `max` characters. */
export const longest = (field: string, value: string | null | undefined, max: number): Problems =>
  [...(value ?? '')].length > max ? [refuseField('field.too_long', { field, params: { max } })] : NONE;

/** The text must be filled in and have at most `max` characters. */
export const textTo = (field: string, value: string | null | undefined, max: number): Problems => [
  ...required(field, value),
  ...longest(field, value, max),
];

/** The list may have at most `max` items. */
export const fewest = (field: string, value: readonly unknown[] | undefined, max: number): Problems =>
  (value?.length ?? 0) > max ? [refuseField('field.too_many', { field, params: { max } })] : NONE;

/** The field must be filled in and be understood by its parser (which answers `null` for "no"). */
export const parsed = (field: string, value: string | null | undefined, parse: (text: string) => unknown): Problems => {
  if (isMissing(value)) return [refuseField('field.required', { field })];
  return parse(value ?? '') === null ? [refuseField('field.invalid', { field })] : NONE;
};

/** The field must hold an existing day `YYYY-MM-DD`. */
export const existingDay = (field: string, value: string | null | undefined): Problems => {
  if (isMissing(value)) return [refuseField('field.required', { field })];
  return parseDay(value ?? '') === null ? [refuseField('field.invalid_date', { field })] : NONE;
};
