/** Says in words what a search wants of a field of the offer. */

import { entryAt } from '../../domain/offers/fields/catalogue.ts';
import { type FieldFilter, shownNames } from '../../domain/search/rules/filters.ts';
import { dictionaryWords } from '../kit/dictionaries.ts';
import { inSentence } from '../kit/field-values.ts';
import { formatOf } from '../kit/format.ts';
import { type Lang, translators } from '../kit/words.ts';
import { offerFieldWords } from '../offers/fields.ts';
import { filterWords } from './filters.ts';

const words = translators(filterWords);
const fields = translators<Readonly<Record<string, string>>>(offerFieldWords);
const dictionary = translators<Readonly<Record<string, string>>>(dictionaryWords);

const wordUnits: readonly string[] = ['pieces', 'days', 'months'];

/** The symbol after a number of the field; words like "pieces" stand in its name. */
export const unitText = (name: string): string => {
  const field = entryAt(name)?.field;
  if (field?.kind === 'money') return field.unit ?? 'zł';
  return field?.kind === 'number' && field.unit && !wordUnits.includes(field.unit) ? field.unit : '';
};

/** The name of a filter by itself: what an offer is shown by is no field, and has words of its own. */
export const filterLabel = ({ name }: Pick<FieldFilter, 'name'>, lang: Lang): string => {
  const shown = shownNames.find((one) => one === name);
  return shown === undefined ? fields[lang](name) : words[lang](shown);
};

/** The name of a filter inside a sentence. */
export const fieldName = (filter: FieldFilter, lang: Lang): string => inSentence(filterLabel(filter, lang), lang);

/** The name of a key of a field; keys without a dictionary are numbers. */
export const optionName = ({ name }: FieldFilter, key: string, lang: Lang): string => {
  const field = entryAt(name)?.field;
  const from = field && 'dictionary' in field ? field.dictionary : null;
  if (from !== null) return dictionary[lang](`${from}.${key}`);
  return key === 'last' ? words[lang]('option.last') : key;
};

/** A number that is typed for the field, with its unit. */
export const amountText = ({ name }: FieldFilter, amount: number, lang: Lang): string =>
  [formatOf(lang).number(amount), unitText(name)].filter(Boolean).join('\u00a0');

/** Limits of the price per m², in grosze; `null` when there is none. */
export const perMetreText = ({ min, max }: { readonly min: number | null; readonly max: number | null }, lang: Lang): string | null => {
  const written = (grosze: number | null): string | null => (grosze === null ? null : `${formatOf(lang).number(grosze / 100)}\u00a0zł`);
  return between(words[lang]('pricePerMetre.chip'), { from: written(min), to: written(max) }, lang);
};

/** Limits of a field, each as it is written; `null` when there is none. */
export const limitsText = (filter: FieldFilter, limits: WrittenLimits, lang: Lang): string | null => between(fieldName(filter, lang), limits, lang);

type WrittenLimits = { readonly from: string | null; readonly to: string | null };

const between = (label: string, { from, to }: WrittenLimits, lang: Lang): string | null => {
  if (from && to) return words[lang]('chip.between', { label, from, to });
  if (from) return words[lang]('chip.from', { label, from });
  return to ? words[lang]('chip.to', { label, to }) : null;
};
