/** Says the filters of a search in words. */

import type { SavedFilters } from '../../../contract/search/schema/saved.ts';
import type { FieldWish } from '../../../contract/search/schema.ts';
import type { Day } from '../../../domain/kit/brand.ts';
import { mainUses } from '../../../domain/kit/provinces.ts';
import { entryAt } from '../../../domain/offers/fields/catalogue.ts';
import { alertNumbers } from '../../../domain/search/rules/alert-numbers.ts';
import { type FieldFilter, fieldFilters } from '../../../domain/search/rules/filters.ts';
import { formatOf } from '../../../words/kit/format.ts';
import { nameWords } from '../../../words/kit/names.ts';
import { type Lang, translators } from '../../../words/kit/words.ts';
import { filterWords } from '../../../words/search/filters.ts';
import { listWords } from '../../../words/search/list.ts';
import { savedWords } from '../../../words/search/saved.ts';
import { amountText, fieldName, limitsText, optionName, perMetreText } from '../../../words/search/wish-text.ts';

const list = translators(listWords);
const names = translators(nameWords);
const more = translators(filterWords);
const saved = translators(savedWords);

type Texts = { readonly [Filter in keyof Required<SavedFilters>]: (value: NonNullable<SavedFilters[Filter]>, lang: Lang) => string };

/** Filters that the chips of the search say in words of their own, in their order. */
const own: Texts = {
  premisesPurpose: (use, lang) => list[lang](`purpose.${use}`),
  offerType: (type, lang) => list[lang](`type.${type}`),
  city: (city) => String(city),
  county: (county, lang) => list[lang]('chip.county', { county: String(county) }),
  province: (province, lang) => list[lang]('chip.province', { province: names[lang](`province.${province}`) }),
  minArea: (area, lang) => list[lang]('chip.minArea', { area: formatOf(lang).area(area) }),
  maxPrice: (price, lang) => list[lang]('chip.maxPrice', { price: formatOf(lang).shortMoney(price) }),
  freeFrom: (day, lang) => list[lang]('chip.freeFrom', { day: formatOf(lang).day(day) }),
  bounds: (_bounds, lang) => list[lang]('chip.bounds'),
  area: (_area, lang) => more[lang]('chip.area'),
  around: ({ place, km }, lang) => more[lang]('chip.within', { place, km }),
  text: (value, lang) => more[lang]('chip.text', { value }),
  district: (value, lang) => more[lang]('chip.district', { value }),
  estate: (value, lang) => more[lang]('chip.estate', { value }),
  street: (value, lang) => more[lang]('chip.street', { value }),
  postCode: (value, lang) => more[lang]('chip.postCode', { value }),
  places: (places, lang) => [...new Set(places.map((place) => placeText(place, lang)))].join(' / '),
  pricePerMetre: ({ min, max }, lang) => perMetreText({ min: min ?? null, max: max ?? null }, lang) ?? '',
  fields: (wishes, lang) =>
    fieldFilters.flatMap((filter) => (filter.name === 'legalMainUse' ? [] : (wishText(filter, wishes[filter.name], lang) ?? []))).join(', '),
};
const order = Object.keys(own);

type Place = NonNullable<SavedFilters['places']>[number];
const placeText = ({ street, district, estate, city, county, province }: Place, lang: Lang): string =>
  [street, district ?? estate, city ?? county].filter(Boolean).join(', ') ||
  (province ? list[lang]('chip.province', { province: names[lang](`province.${province}`) }) : '');

const wishText = (filter: FieldFilter, wish: FieldWish | undefined, lang: Lang): string | null => {
  if (wish === undefined) return null;
  if (wish === true) return fieldName(filter, lang);
  if (Array.isArray(wish)) return `${fieldName(filter, lang)}: ${wish.map((key: string) => optionName(filter, key, lang)).join(', ')}`;
  const { min, max, from, to } = wish as { readonly min?: number; readonly max?: number; readonly from?: Day; readonly to?: Day };
  const { day } = formatOf(lang);
  const ofDay = (value: Day | undefined): string | null => (value === undefined ? null : day(value));
  const typed = (limit: number | undefined): string | null =>
    limit === undefined ? null : amountText(filter, entryAt(filter.name)?.field.kind === 'money' ? limit / 100 : limit, lang);
  return limitsText(filter, { from: typed(min) ?? ofDay(from), to: typed(max) ?? ofDay(to) }, lang);
};

/** A town says its province, and the name of a radius the area that it covers. */
const isSaidBy = ({ city, around }: SavedFilters, name: string): boolean =>
  (name === 'province' && city !== undefined) || (name === 'area' && around !== undefined);

/** Several uses are alternatives, said as places are. */
const usesText = ({ fields }: SavedFilters, lang: Lang): readonly string[] => {
  const uses = mainUses.filter((use) => (fields?.legalMainUse as readonly string[] | undefined)?.includes(use));
  return uses.length > 0 ? [uses.map((use) => list[lang](`purpose.${use}`)).join(' / ')] : [];
};

/** Each filter as its chip says it, the uses first; a town stands without its province. */
export const filterTexts = (filters: SavedFilters, lang: Lang): readonly string[] => [
  ...usesText(filters, lang),
  ...Object.entries(filters)
    .filter(([name, value]) => value !== undefined && !isSaidBy(filters, name))
    .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .flatMap(([name, value]) => (own[name as keyof SavedFilters] as ((value: unknown, lang: Lang) => string) | undefined)?.(value, lang) || []),
];

/** The name that a search gets when nobody names it: its filters, as far as they fit. */
export const proposedName = (filters: SavedFilters, lang: Lang): string => {
  const texts = filterTexts(filters, lang);
  const whole = texts.length === 0 ? saved[lang]('everything') : texts.join(', ');
  return whole.length <= alertNumbers.nameMax ? whole : `${whole.slice(0, alertNumbers.nameMax - 1).trimEnd()}…`;
};
