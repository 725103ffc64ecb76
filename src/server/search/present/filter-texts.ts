/** Says the filters of a search in words. */

import type { SavedFilters } from '../../../contract/search/schema/saved.ts';
import { filterFields } from '../../../contract/search/schema.ts';
import { entryAt } from '../../../domain/offers/fields/catalogue.ts';
import { alertNumbers } from '../../../domain/search/rules/alert-numbers.ts';
import { dictionaryWords } from '../../../words/kit/dictionaries.ts';
import { fieldText } from '../../../words/kit/field-values.ts';
import { formatOf } from '../../../words/kit/format.ts';
import { nameWords } from '../../../words/kit/names.ts';
import { type Lang, translators } from '../../../words/kit/words.ts';
import { offerFieldWords } from '../../../words/offers/fields.ts';
import { listWords } from '../../../words/search/list.ts';
import { savedWords } from '../../../words/search/saved.ts';

const list = translators(listWords);
const names = translators(nameWords);
const fields = translators<Readonly<Record<string, string>>>(offerFieldWords);
const dictionary = translators<Readonly<Record<string, string>>>(dictionaryWords);
const saved = translators(savedWords);

type Texts = { readonly [Filter in keyof SavedFilters]?: (value: NonNullable<SavedFilters[Filter]>, lang: Lang) => string };

/** Filters that the chips of the search say in words of their own, in their order. */
const own: Texts = {
  premisesPurpose: (use, lang) => list[lang](`purpose.${use}`),
  offerType: (type, lang) => list[lang](`type.${type}`),
  city: (city) => String(city),
  county: (county, lang) => list[lang]('chip.county', { county: String(county) }),
  province: (province, lang) => list[lang]('chip.province', { province: names[lang](`province.${province}`) }),
  minArea: (area, lang) => list[lang]('chip.minArea', { area: formatOf(lang).area(area) }),
  maxPrice: (price, lang) => list[lang]('chip.maxPrice', { price: formatOf(lang).wholeMoney(price) }),
  freeFrom: (day, lang) => list[lang]('chip.freeFrom', { day: formatOf(lang).day(day) }),
  bounds: (_bounds, lang) => list[lang]('chip.bounds'),
};
const order = Object.keys(own);

/** Each filter as its chip says it; a town stands without its province. */
export const filterTexts = (filters: SavedFilters, lang: Lang): readonly string[] =>
  Object.entries(filters)
    .filter(([name, value]) => value !== undefined && !(name === 'province' && filters.city !== undefined))
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .flatMap(([name, value]) => {
      const write = own[name as keyof SavedFilters] as ((value: unknown, lang: Lang) => string) | undefined;
      return write?.(value, lang) ?? fieldTextOf(name, value, lang) ?? [];
    });

const placeOf = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);

/** Any other field of the catalogue, by its name and value. */
const fieldTextOf = (name: string, value: unknown, lang: Lang): string | null => {
  const path = (filterFields as Readonly<Record<string, string>>)[name];
  const field = path === undefined ? undefined : entryAt(path)?.field;
  if (path === undefined || field === undefined) return null;
  const { area, number, money, day } = formatOf(lang);
  const text = fieldText(field, value, { name: (key) => dictionary[lang](key), yes: '', area, number, money, day });
  return text ? `${fields[lang](path)}: ${text}` : fields[lang](path);
};

/** The name that a search gets when nobody names it: its filters, as far as they fit. */
export const proposedName = (filters: SavedFilters, lang: Lang): string => {
  const texts = filterTexts(filters, lang);
  const whole = texts.length === 0 ? saved[lang]('everything') : texts.join(', ');
  return whole.length <= alertNumbers.nameMax ? whole : `${whole.slice(0, alertNumbers.nameMax - 1).trimEnd()}…`;
};
