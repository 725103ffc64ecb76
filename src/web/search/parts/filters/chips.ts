/** The filters of a search as chips, each with the address without it; made on the server, so that no first visit brings the catalogue. */

import { parseDay } from '../../../../domain/kit/time.ts';
import type { FieldFilter } from '../../../../domain/search/rules/filters.ts';
import { dictionaryWords } from '../../../../words/kit/dictionaries.ts';
import { formatOf } from '../../../../words/kit/format.ts';
import type { Lang } from '../../../../words/kit/words.ts';
import { filterWords } from '../../../../words/search/filters.ts';
import { listWords } from '../../../../words/search/list.ts';
import { amountText, fieldName, limitsText, optionName, perMetreText } from '../../../../words/search/wish-text.ts';
import { translatorOf } from '../../../kit/words/words.ts';
import { pageParams } from './address-parts.ts';
import { type FilterChoice, isPostCode } from './filters.ts';
import { readTyped } from './typed-numbers.ts';
import { panelFilters, perMetreNames, readPerMetre, wishNames } from './wishes.ts';

/** A filter as it is shown; `to` is the address without it. */
export type FilterChip = { readonly text: string; readonly to: string };

/** What an address loses with a filter; `kept` is what is left of a parameter that holds several values. */
type Removal = {
  readonly text: string;
  readonly gone: readonly (readonly [name: string, value?: string])[];
  readonly kept?: readonly [name: string, value: string];
};

/** The chips of an address for a viewer, in the order of the filters. */
export const chipsOf = (params: URLSearchParams, chosen: FilterChoice, lang: Lang, seesTerms: boolean): readonly FilterChip[] =>
  [...barChips(params, chosen, lang, seesTerms), ...panelFilters(seesTerms).flatMap((filter) => fieldChips(params, filter, lang))].map(
    ({ text, gone, kept }) => ({
      text,
      to: without(params, gone, kept),
    }),
  );

/** The address without some parameters; a page number never survives a change of filters. */
const without = (params: URLSearchParams, gone: Removal['gone'], kept: Removal['kept']): string => {
  const next = new URLSearchParams(params);
  for (const [name, value] of [...gone, ...pageParams.map((name) => [name] as const), ['unread']] as Removal['gone']) next.delete(name, value);
  if (!next.has('place')) next.delete('within');
  if (kept?.[1]) next.set(...kept);
  return `?${next}`;
};

/** The address without any filter: how the list looks stays. */
export const cleared = (params: URLSearchParams): string => {
  const next = new URLSearchParams();
  for (const name of ['view', 'sort', 'filters']) for (const value of params.getAll(name)) next.append(name, value);
  return `?${next}`;
};

const barChips = (params: URLSearchParams, chosen: FilterChoice, lang: Lang, seesTerms: boolean): readonly Removal[] => {
  const [t, more, name, f] = [translatorOf(listWords, lang), translatorOf(filterWords, lang), translatorOf(dictionaryWords, lang), formatOf(lang)];
  const chip = (isSet: unknown, text: () => string, ...gone: Removal['gone']): readonly Removal[] => (isSet ? [{ text: text(), gone }] : []);
  const typed = (param: string, key: 'text' | 'district' | 'estate' | 'street' | 'postCode'): readonly Removal[] => {
    const value = params.get(param)?.trim() ?? '';
    return chip(value, () => more(`chip.${key}`, { value }), [param]);
  };
  const limits = readPerMetre(params, lang, seesTerms);
  const perMetre = limits && perMetreText({ min: limits.min ?? null, max: limits.max ?? null }, lang);
  return [
    ...chosen.purposes.map(
      (use): Removal => ({
        text: t(`purpose.${use}`),
        gone: [['premisesPurpose']],
        kept: ['premisesPurpose', chosen.purposes.filter((other) => other !== use).join()],
      }),
    ),
    ...chip(chosen.type, () => t(`type.${chosen.type ?? 'rent'}`), ['offerType']),
    ...typed('text', 'text'),
    ...chosen.places.map(
      (place): Removal => ({
        text: chosen.within === null ? place : more('chip.within', { place, km: chosen.within }),
        // As it stands in the address, with whatever spaces were typed around it.
        gone: params.getAll('place').flatMap((value) => (value.trim() === place ? [['place', value] as const] : [])),
      }),
    ),
    ...chip(params.get('city'), () => params.get('city') ?? '', ['city']),
    ...typed('district', 'district'),
    ...typed('estate', 'estate'),
    ...typed('street', 'street'),
    // What is no postal code narrows nothing, which a note says.
    ...(isPostCode(params.get('postCode') ?? '') ? typed('postCode', 'postCode') : []),
    ...chip(chosen.province, () => t('chip.province', { province: name(`province.${chosen.province ?? 'lodzkie'}`) }), ['province']),
    ...chip(chosen.county, () => t('chip.county', { county: chosen.county }), ['county']),
    ...chip(seesTerms && chosen.maxPrice, () => t('chip.maxPrice', { price: f.shortMoney((chosen.maxPrice ?? 0) * 100) }), ['maxPrice']),
    ...chip(perMetre, () => perMetre ?? '', ...perMetreNames.map((name): readonly [string] => [name])),
    ...chip(chosen.minArea, () => t('chip.minArea', { area: f.area(chosen.minArea ?? 0) }), ['minArea']),
    ...chip(chosen.freeFrom, () => t('chip.freeFrom', { day: f.day(chosen.freeFrom ?? '') }), ['freeFrom']),
    ...chip(chosen.bounds, () => t('chip.bounds'), ['bounds']),
    ...chip(chosen.area, () => more('chip.area'), ['area']),
  ];
};

const fieldChips = (params: URLSearchParams, filter: FieldFilter, lang: Lang): readonly Removal[] => {
  const label = fieldName(filter, lang);
  if (filter.kind === 'flag') return params.get(filter.name) === 'true' ? [{ text: label, gone: [[filter.name]] }] : [];
  if (filter.kind === 'range' || filter.kind === 'days') return limitChips(params, filter, lang);
  const keys = [...new Set(params.getAll(filter.name))].filter((key) => filter.options.includes(key));
  return keys.map((key) => ({ text: `${label}: ${optionName(filter, key, lang)}`, gone: [[filter.name, key]] }));
};

const limitChips = (params: URLSearchParams, filter: FieldFilter, lang: Lang): readonly Removal[] => {
  const [from = null, to = null] = wishNames(filter).map((name) => valueText(filter, params.get(name), lang));
  const text = limitsText(filter, { from, to }, lang);
  return text === null ? [] : [{ text, gone: wishNames(filter).map((name) => [name] as const) }];
};

const valueText = (filter: FieldFilter, text: string | null, lang: Lang): string | null => {
  if (filter.kind === 'days') return parseDay(text ?? '') ? formatOf(lang).day(text ?? '') : null;
  const value = readTyped(text, filter.name, lang)?.value ?? null;
  return value === null ? null : amountText(filter, value, lang);
};
