/** The numbers in the address of a search: written so that both languages read them alike, and said where they are none. Runs on the server. */

import { addressNumber } from '../../../../contract/search/schema/address.ts';
import type { TypedProblem } from '../../../../domain/kit/typed/number.ts';
import { fieldRefusalWords } from '../../../../words/kit/fields.ts';
import type { Lang } from '../../../../words/kit/words.ts';
import { filterWords } from '../../../../words/search/filters.ts';
import { listWords } from '../../../../words/search/list.ts';
import { fieldName } from '../../../../words/search/wish-text.ts';
import { translatorOf } from '../../../kit/words/words.ts';
import { unitNameOf } from '../../../offers/parts/form/names.ts';
import { perMetre, readTyped, typedDigits, typedUnit } from './typed-numbers.ts';
import { panelFilters, perMetreNames, wishNames } from './wishes.ts';

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

/** A number that narrows nothing, said in words; `to` is the address without it. */
type MisreadNumber = { readonly text: string; readonly to: string };

/** What stands in the address for a number and is none, or one below zero in the bar: nothing that was typed goes in silence. */
export const misreadNumbers = (params: URLSearchParams, lang: Lang, seesTerms: boolean): readonly MisreadNumber[] =>
  numberParams(seesTerms).flatMap(({ name, field, label }): MisreadNumber[] => {
    const read = readTyped(params.get(name), field, lang);
    if (read === null || (read.problem === null && (read.value >= 0 || name.includes('.')))) return [];
    const to = new URLSearchParams(params);
    to.delete(name);
    const why = whyText(read.problem ?? 'not_a_number', field, lang);
    return [
      {
        text: translatorOf(filterWords, lang)('misread', { filter: label(lang), value: (params.get(name) ?? '').trim().slice(0, 40), why }),
        to: `?${to}`,
      },
    ];
  });

const whyText = (problem: TypedProblem, field: string, lang: Lang): string => {
  const t = translatorOf(fieldRefusalWords, lang);
  const unit = typedUnit(field);
  if (problem === 'other_unit' && unit) return t('refusal.field.other_unit', { unit: unitNameOf(lang)(unit) });
  return problem === 'too_precise' ? t('refusal.field.too_precise', { n: typedDigits(field) }) : t('refusal.field.not_a_number');
};
