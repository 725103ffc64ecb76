import type { KeyboardEvent } from 'react';
import type { Unit } from '../../../domain/kit/catalogue.ts';
import { readNumber } from '../../../domain/kit/typed/number.ts';
import { stepOf, stepped } from '../../../domain/kit/typed/steps.ts';
import { formatOf } from '../../../words/kit/format.ts';

/** Changes a native field for a whole number when the key is an arrow; a text that is no number stays as it is. Nothing is an empty field. */
export const stepField = ({ target, key, shiftKey: shift }: KeyboardEvent): void => {
  const field = target as HTMLInputElement;
  const lang = document.documentElement.lang === 'en' ? 'en' : 'pl';
  const unit = field.dataset['unit'] as Unit | 'zł';
  const { value } = readNumber(field.value, { unit, decimal: lang === 'pl' ? ',' : '.' });
  if (value === null && field.value.trim() !== '') return;
  const next = stepped(value, { key, shift, step: stepOf(unit), least: 0, digits: 0 });
  if (next === null) return;
  // Thousands stand apart by a space in both languages, as in the fields of forms.
  field.value = next > 0 ? formatOf(lang).number(next).replaceAll(',', '\u00a0') : '';
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
