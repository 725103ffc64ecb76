/** The numbers in the address of a search: written so that both languages read them alike, and said where they are none. Runs on the server. */

import { addressNumber } from '../../../../../contract/search/schema/address.ts';
import type { TypedProblem } from '../../../../../domain/kit/typed/number.ts';
import { fieldRefusalWords } from '../../../../../words/kit/fields.ts';
import type { Lang } from '../../../../../words/kit/words.ts';
import { filterWords } from '../../../../../words/search/filters.ts';
import { listWords } from '../../../../../words/search/list.ts';
import { fieldName } from '../../../../../words/search/wish-text.ts';
import { translatorOf } from '../../../../kit/words/words.ts';
import { unitNameOf } from '../../../../offers/parts/form/names.ts';
import { perMetre, readTyped, typedDigits, typedUnit } from '../typed-numbers.ts';
import { panelFilters, perMetreNames, wishNames } from '../wishes.ts';
import { lockedNotes, type MisreadNote, misreadParam } from './misread.ts';

type NumberParam = { readonly name: string; readonly field: string; readonly label: (lang: Lang) => string };

const withEnd = (label: string, at: number, lang: Lang): string => `${label} ${translatorOf(filterWords, lang)(at === 0 ? 'from' : 'to')}`;

/** Every parameter of the address that holds a number and counts for this viewer. */
const numberParams = (seesTerms: boolean): readonly NumberParam[] => [
  { name: 'minArea', field: 'areaDetails.surface', label: (lang) => translatorOf(listWords, lang)('minArea') },
  ...(seesTerms
    ? [
        { name: 'maxPrice', field: 'price', label: (lang: Lang) => translatorOf(listWords, lang)('maxPrice') },
        ...perMetreNames.map((name, at) => ({
          ...{ name, field: perMetre },
          label: (lang: Lang) => withEnd(translatorOf(filterWords, lang)('pricePerMetre.chip'), at, lang),
        })),
      ]
    : []),
  ...panelFilters(seesTerms)
    .filter(({ kind }) => kind === 'range')
    .flatMap((filter) =>
      wishNames(filter).map((name, at) => ({ name, field: filter.name, label: (lang: Lang) => withEnd(fieldName(filter, lang), at, lang) })),
    ),
];

/**
 * The address with plain numbers where a text means one thing here and another in the other language: whoever follows it there, by the
 * switch of languages or a link, searches the same. Null when there is nothing of that kind.
 */
export const withPlainNumbers = (params: URLSearchParams, lang: Lang): URLSearchParams | null => {
  const to = new URLSearchParams(params);
  for (const { name, field } of numberParams(true)) {
    const [own, other] = [lang, lang === 'pl' ? 'en' : 'pl'].map((language) => readTyped(params.get(name), field, language as Lang));
    if (own && own.problem === null && own.value !== other?.value) to.set(name, addressNumber(own.value));
  }
  return `${to}` === `${params}` ? null : to;
};

/** What stands in the address for a number and is none, or one below zero in the bar; and what counts only for who may see the terms. */
export const misreadNumbers = (params: URLSearchParams, lang: Lang, seesTerms: boolean): readonly MisreadNote[] => [
  ...numberParams(seesTerms).flatMap(({ name, field, label }): readonly MisreadNote[] => {
    const read = readTyped(params.get(name), field, lang);
    if (read === null || (read.problem === null && (read.value >= 0 || name.includes('.')))) return [];
    const why = whyText(read.problem ?? 'not_a_number', field, lang);
    return [misreadParam(params, name, [params.get(name) ?? ''], { filter: label(lang), why }, lang)];
  }),
  ...(seesTerms ? [] : lockedNumbers(params, lang)),
];

/** Limits of money in the address of somebody who may not see any yet: they narrow nothing, which is said. */
const lockedNumbers = (params: URLSearchParams, lang: Lang): readonly MisreadNote[] => {
  const open = new Set(numberParams(false).map(({ name }) => name));
  const locked = numberParams(true).filter(({ name }) => !open.has(name) && params.getAll(name).some((value) => value.trim() !== ''));
  return lockedNotes(params, locked, lang);
};

const whyText = (problem: TypedProblem, field: string, lang: Lang): string => {
  const t = translatorOf(fieldRefusalWords, lang);
  const unit = typedUnit(field);
  if (problem === 'other_unit' && unit) return t('refusal.field.other_unit', { unit: unitNameOf(lang)(unit) });
  return problem === 'too_precise' ? t('refusal.field.too_precise', { n: typedDigits(field) }) : t('refusal.field.not_a_number');
};
