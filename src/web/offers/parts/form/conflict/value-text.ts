/** A field's value as a sentence, for who compares two versions of the form. */

import type { Day, Grosze } from '../../../../../domain/kit/brand.ts';
import type { Fields, Leaf } from '../../../../../domain/kit/catalogue.ts';
import type { FieldFacts } from '../../../../../domain/offers/fields/about.ts';
import { entryAt } from '../../../../../domain/offers/fields/catalogue.ts';
import { dictionaryWords } from '../../../../../words/kit/dictionaries.ts';
import { fieldText, type ValueWriter } from '../../../../../words/kit/field-values.ts';
import { formWords } from '../../../../../words/kit/form.ts';
import { formatOf } from '../../../../../words/kit/format.ts';
import type { Lang, Translate, Words } from '../../../../../words/kit/words.ts';
import { offerFieldWords } from '../../../../../words/offers/fields.ts';
import { offerFormWords } from '../../../../../words/offers/form.ts';
import { translatorOf } from '../../../../kit/words/words.ts';
import { unitNameOf } from '../names.ts';

/** The value at a path of the form in words; `null` where nothing is filled in. */
export const valueText = (path: string, value: unknown, lang: Lang): string | null => {
  const entry = entryAt(path);
  if (entry === undefined || value === undefined || value === null) return null;
  const { name, field } = entry;
  if (!('fields' in field)) return leafText(name, field, value, lang);
  if (Array.isArray(value)) return value.map((item) => partText(name, field.fields, item, lang)).join('; ') || null;
  return partText(name, field.fields, value, lang);
};

/** A row of a list as a line of its own; the rows of its own list, as the rooms of a floor, follow it. */
export type RowText = { readonly text: string; readonly isInner: boolean };

/** The rows of the list at a path, each in words; `null` where no list stands. */
export const rowTexts = (path: string, value: unknown, lang: Lang): readonly RowText[] | null => {
  const entry = entryAt(path);
  if (entry?.field.kind !== 'list' || !Array.isArray(value)) return null;
  const { name, field } = entry;
  const fields = Object.entries(field.fields);
  const lists = fields.filter(([, inner]) => inner.kind === 'list').map(([key]) => key);
  const plain = Object.fromEntries(fields.filter(([key]) => !lists.includes(key)));
  return value.flatMap((item) => [
    { text: partText(name, plain, item, lang), isInner: false },
    ...lists.flatMap((key) => rowTexts(`${name}.${key}`, item[key], lang) ?? []).map(({ text }) => ({ text, isInner: true })),
  ]);
};

/** An item of a list or a group: each of its fields with its name, so that no number stands alone. */
const partText = (name: string, fields: Fields<FieldFacts>, value: unknown, lang: Lang): string => {
  const labelOf = translatorOf(offerFieldWords, lang) as Translate<Words>;
  const parts = Object.entries(fields).flatMap(([key, field]): string[] => {
    const inner = (value as Readonly<Record<string, unknown>>)[key];
    const text = valueText(`${name}.${key}`, inner, lang);
    if (text === null || inner === false) return [];
    return [field.kind === 'choice' || field.kind === 'text' ? text : `${labelOf(`${name}.${key}`)}: ${text}`];
  });
  return parts.join(', ');
};

const leafText = (name: string, field: Leaf<FieldFacts>, value: unknown, lang: Lang): string | null => {
  const t = translatorOf(offerFormWords, lang);
  const f = formatOf(lang);
  if (field.kind === 'flag') return translatorOf(formWords, lang)(value === true ? 'yes' : 'no');
  if (field.kind === 'monthDay') return value === 'last' ? t('payDay.last') : t('payDay.day', { n: String(value) });
  if (name === 'offerType') return t(value === 'sell' ? 'sell' : 'rent');
  if (field.kind === 'number' && typeof value === 'number') {
    const text = field.plain ? String(value) : f.number(value, (field.digits ?? 0) > 2 ? field.digits : undefined);
    return field.unit ? `${text}\u00a0${unitNameOf(lang)(field.unit)}` : text;
  }
  return fieldText(field, value, writerOf(lang));
};

const writerOf = (lang: Lang): ValueWriter => {
  const f = formatOf(lang);
  return {
    name: (key) => (translatorOf(dictionaryWords, lang) as Translate<Words>)(key),
    yes: translatorOf(formWords, lang)('yes'),
    area: f.area,
    number: f.number,
    money: (amount: Grosze) => f.money(amount),
    day: (day: Day) => f.day(day),
  };
};
