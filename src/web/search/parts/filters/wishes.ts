/** Wishes for the fields of the offer as the address of the search holds them: each under the name of its field in the catalogue. */

import type { FieldWishes } from '../../../../contract/search/schema.ts';
import { parseDay } from '../../../../domain/kit/time.ts';
import { entryAt } from '../../../../domain/offers/fields/catalogue.ts';
import { type FieldFilter, fieldFilters } from '../../../../domain/search/rules/filters.ts';
import type { Lang } from '../../../../words/kit/words.ts';
import { perMetre, readTyped } from './typed-numbers.ts';

/** What the address asks for under a short name. */
const inBar: readonly string[] = ['legalMainUse', 'offerType'];

/** The fields of the panel: a visitor's are those that everybody may see. */
export const panelFilters = (seesTerms: boolean): readonly FieldFilter[] =>
  fieldFilters.filter(({ name, isPublic }) => (isPublic || seesTerms) && !inBar.includes(name));

/** How many of the field's unit make one that people type: rents are typed in złoty. */
export const typedFactor = (name: string): number => (name === perMetre || entryAt(name)?.field.kind === 'money' ? 100 : 1);

const limits = <T>(low: string, high: string, from: T | null, to: T | null) =>
  from === null && to === null ? null : { ...(from !== null && { [low]: from }), ...(to !== null && { [high]: to }) };

const rangeOf = (params: URLSearchParams, name: string, lang: Lang) => {
  const [min, max] = ['min', 'max'].map((end) => readTyped(params.get(`${name}.${end}`), name, lang)?.value);
  const factor = typedFactor(name);
  return limits('min', 'max', scaled(min, factor), scaled(max, factor));
};

/** In the field's unit, without what the host's arithmetic adds. */
const scaled = (value: number | null | undefined, factor: number): number | null =>
  value == null ? null : Math.round(value * factor * precision) / precision;
const precision = 1e4;

/** The parameters of the price per m². */
export const perMetreNames: readonly string[] = [`${perMetre}.min`, `${perMetre}.max`];

/** The limits of the price per m² in grosze, for whoever sees prices. */
export const readPerMetre = (params: URLSearchParams, lang: Lang, seesTerms: boolean) => (seesTerms ? rangeOf(params, perMetre, lang) : null);

const wishOf = (params: URLSearchParams, { name, kind, options }: FieldFilter, lang: Lang) => {
  if (kind === 'flag') return params.get(name) === 'true' ? true : null;
  if (kind === 'range') return rangeOf(params, name, lang);
  if (kind === 'days') return limits('from', 'to', parseDay(params.get(`${name}.from`) ?? ''), parseDay(params.get(`${name}.to`) ?? ''));
  const keys = [...new Set(params.getAll(name))].filter((key) => options.includes(key));
  return keys.length > 0 ? keys : null;
};

/** The wishes that the address names and this viewer may have; what nobody can read is passed over. */
export const readWishes = (params: URLSearchParams, lang: Lang, seesTerms: boolean): FieldWishes =>
  Object.fromEntries(
    panelFilters(seesTerms).flatMap((filter) => {
      const wish = wishOf(params, filter, lang);
      return wish === null ? [] : [[filter.name, wish]];
    }),
  ) as FieldWishes;

/** Every parameter of a field. */
export const wishNames = ({ name, kind }: FieldFilter): readonly string[] => {
  if (kind === 'range') return [`${name}.min`, `${name}.max`];
  return kind === 'days' ? [`${name}.from`, `${name}.to`] : [name];
};
