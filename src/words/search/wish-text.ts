/** Says in words what a search wants of a field of the offer. */

import { entryAt } from '../../domain/offers/fields/catalogue.ts';
import { type FieldFilter, fieldBehind } from '../../domain/search/rules/filters.ts';
import { dictionaryWords } from '../kit/dictionaries.ts';
import { inSentence } from '../kit/field-values.ts';
import { formatOf } from '../kit/format.ts';
import { type Lang, type Translate, translators, type Words } from '../kit/words.ts';
import { offerFieldWords } from '../offers/fields.ts';
import { filterWords } from './filters.ts';

const words = translators(filterWords);
const fields = translators<Readonly<Record<string, string>>>(offerFieldWords);
const dictionary = translators<Readonly<Record<string, string>>>(dictionaryWords);

/** The name of a filter by itself: what an offer is shown by is no field, and some fields are named from the landlord's side or beside others; these have words here. */
export const filterLabel = ({ name }: Pick<FieldFilter, 'name'>, lang: Lang): string =>
  name in filterWords.pl ? (words[lang] as Translate<Words>)(name) : fields[lang](name);

/** The name of a filter inside a sentence. */
export const fieldName = (filter: FieldFilter, lang: Lang): string => inSentence(filterLabel(filter, lang), lang);

/** The name of a key of a field; keys without a dictionary are numbers. */
export const optionName = ({ name }: FieldFilter, key: string, lang: Lang): string => {
  const field = entryAt(name)?.field;
  const from = field && 'dictionary' in field ? field.dictionary : null;
  if (from !== null) return dictionary[lang](`${from}.${key}`);
  if (key === 'last') return words[lang]('option.last');
  return field?.kind === 'monthDay' ? words[lang]('option.day', { day: key }) : key;
};

/** A number that is typed for the field, with its unit; counted pieces are named by the field. */
export const amountText = ({ name }: Pick<FieldFilter, 'name'>, amount: number, lang: Lang): string => {
  const field = fieldBehind(name);
  const { number } = formatOf(lang);
  if (field?.kind === 'money') return `${number(amount)}\u00a0${field.unit ?? 'zł'}`;
  if (field?.kind !== 'number') return number(amount);
  const { unit, digits = 0, plain } = field;
  if (plain === true) return String(amount);
  if (unit === 'days' || unit === 'months') return words[lang](`amount.${unit}`, { n: amount }).replaceAll(' ', '\u00a0');
  const decimals = Math.min(digits, String(amount).split('.')[1]?.length ?? 0);
  const written = decimals > 2 ? number(amount, decimals) : number(amount);
  return unit === undefined || unit === 'pieces' ? written : `${written}\u00a0${unit}`;
};

/** Limits of the price per m², in grosze; `null` when there is none. */
export const perMetreText = ({ min, max }: { readonly min: number | null; readonly max: number | null }, lang: Lang): string | null => {
  const written = (grosze: number | null): string | null => (grosze === null ? null : `${formatOf(lang).number(grosze / 100)}\u00a0zł`);
  return between(words[lang]('pricePerMetre.chip'), { from: written(min), to: written(max) }, lang);
};

/** Limits of a field, each as it is written; `null` when there is none. */
export const limitsText = (filter: FieldFilter, limits: WrittenLimits, lang: Lang): string | null => between(fieldName(filter, lang), limits, lang);

type WrittenLimits = { readonly from: string | null; readonly to: string | null };

const between = (label: string, { from, to }: WrittenLimits, lang: Lang): string | null => {
  if (from && from === to) return words[lang]('chip.just', { label, value: to });
  if (from && to) return words[lang]('chip.between', { label, from: withoutUnitOf(from, to), to });
  if (from) return words[lang]('chip.from', { label, from });
  return to ? words[lang]('chip.to', { label, to }) : null;
};

/** `10 kW` before `40 kW` is `10`: a unit that both limits have stands once. */
const withoutUnitOf = (from: string, to: string): string => {
  const unit = /\u00a0\D+$/.exec(to)?.[0] ?? '';
  return unit !== '' && from.endsWith(unit) ? from.slice(0, -unit.length) : from;
};
