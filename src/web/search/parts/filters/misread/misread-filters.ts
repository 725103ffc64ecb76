/** Says which filters of the address are no choice, no day, no distance and no part of a map; numbers have their own file (`number-params.ts`). Runs on the server. */

import { offerTypes } from '../../../../../domain/kit/dictionaries.ts';
import { mainUses, provinces } from '../../../../../domain/kit/provinces.ts';
import { parseDay } from '../../../../../domain/kit/time.ts';
import type { FieldFilter, FilterName } from '../../../../../domain/search/rules/filters.ts';
import type { Lang } from '../../../../../words/kit/words.ts';
import { filterWords } from '../../../../../words/search/filters.ts';
import { listWords } from '../../../../../words/search/list.ts';
import { fieldName, filterLabel } from '../../../../../words/search/wish-text.ts';
import { translatorOf } from '../../../../kit/words/words.ts';
import { type FilterChoice, isPostCode, purposeTexts } from '../filters.ts';
import { panelFilters, wishNames } from '../wishes.ts';
import { type LockedParam, lockedNotes, type MisreadNote, misreadParam, shortened, withoutValues } from './misread.ts';
import { misreadNumbers } from './number-params.ts';

type MisreadReason = 'choice' | 'day' | 'number' | 'postCode' | 'bounds' | 'area';

/** A parameter that is read by itself: what it is called, which of its values cannot be read, and what to do about them. */
type ReadParam = {
  readonly name: string;
  readonly filter: (lang: Lang) => string;
  readonly why: MisreadReason;
  readonly isRead: (value: string) => boolean;
};

const among =
  (known: readonly string[]) =>
  (value: string): boolean =>
    known.includes(value);

const inList = (key: keyof typeof listWords.pl) => (lang: Lang) => translatorOf(listWords, lang)(key);
const ofField = (name: FilterName) => (lang: Lang) => filterLabel({ name }, lang);
const inPanel = (key: keyof typeof filterWords.pl) => (lang: Lang) => translatorOf(filterWords, lang)(key);

/** The parameters with names of their own. */
const ownParams = (chosen: FilterChoice): readonly ReadParam[] => [
  { name: 'premisesPurpose', filter: inList('purpose'), why: 'choice', isRead: (value) => purposeTexts(value).every(among(mainUses)) },
  { name: 'offerType', filter: ofField('offerType'), why: 'choice', isRead: among(offerTypes) },
  { name: 'province', filter: ofField('address.province'), why: 'choice', isRead: among(provinces) },
  { name: 'within', filter: inPanel('within'), why: 'number', isRead: () => chosen.within !== null },
  { name: 'postCode', filter: inPanel('postCode'), why: 'postCode', isRead: isPostCode },
  { name: 'freeFrom', filter: inList('freeFrom'), why: 'day', isRead: () => chosen.freeFrom !== null },
  { name: 'bounds', filter: inList('chip.bounds'), why: 'bounds', isRead: () => chosen.bounds !== null },
  { name: 'area', filter: inPanel('chip.area'), why: 'area', isRead: () => chosen.area !== null },
];

const fieldParams = (filter: FieldFilter): readonly ReadParam[] => {
  const { kind, options } = filter;
  if (kind === 'range') return [];
  const isDays = kind === 'days';
  return wishNames(filter).map((name) => ({
    name,
    filter: (lang) => fieldName(filter, lang),
    why: isDays ? 'day' : 'choice',
    isRead: isDays ? (value) => parseDay(value) !== null : among(options),
  }));
};

/** A radius that is a number and is not applied: there is no one place with a point to measure it from. */
export const unmeasuredRadius = (params: URLSearchParams, { within }: FilterChoice, applied: number | null, lang: Lang): readonly MisreadNote[] => {
  if (within === null || applied !== null) return [];
  const text = translatorOf(filterWords, lang)('misread.within', { n: within });
  return [{ text, to: withoutValues(params, 'within', params.getAll('within')) }];
};

/** A typed county that is not applied: the place is a county, and counts in its stead. */
export const overruledCounty = (params: URLSearchParams, { county, places }: FilterChoice, applied: string, lang: Lang): readonly MisreadNote[] => {
  if (county === applied) return [];
  const field = translatorOf(listWords, lang)('place');
  const text = translatorOf(filterWords, lang)('misread.county', { county: shortened(county), place: shortened(places.join(', ')), field });
  return [{ text, to: withoutValues(params, 'county', params.getAll('county')) }];
};

/** Terms of the lease in the address of somebody who may not see any yet; limits among them are said with the other numbers. */
const lockedTerms = (params: URLSearchParams): readonly LockedParam[] =>
  panelFilters(true)
    .filter(({ isPublic, kind }) => !isPublic && kind !== 'range')
    .flatMap((field) =>
      fieldParams(field).flatMap(({ name, filter, isRead }): readonly LockedParam[] =>
        params.getAll(name).some(isRead) ? [{ name, field: field.name, label: filter }] : [],
      ),
    );

/** Only the first postal code narrows: the others are named. */
const otherPostCodes = (params: URLSearchParams, lang: Lang): readonly MisreadNote[] => {
  const [first, ...others] = params.getAll('postCode').map((code) => code.trim());
  const left = [...new Set(others)].filter((code) => code !== first && isPostCode(code));
  if (left.length === 0) return [];
  const t = translatorOf(filterWords, lang);
  return [misreadParam(params, 'postCode', left, { filter: t('postCode'), why: t('misread.onePostCode') }, lang)];
};

/** Every filter of the address that could not be understood and was left out: nothing that was typed goes in silence. */
export const misreadFilters = (params: URLSearchParams, chosen: FilterChoice, lang: Lang, seesTerms: boolean): readonly MisreadNote[] => {
  if (params.size === 0) return [];
  const read = [...ownParams(chosen), ...panelFilters(seesTerms).flatMap(fieldParams)];
  return [
    ...read.flatMap(({ name, filter, why, isRead }): readonly MisreadNote[] => {
      const values = params.getAll(name).filter((value) => value.trim() !== '' && !isRead(value));
      if (values.length === 0) return [];
      const words = { filter: filter(lang), why: translatorOf(filterWords, lang)(`misread.${why}`) };
      return [misreadParam(params, name, values, words, lang)];
    }),
    ...otherPostCodes(params, lang),
    ...misreadNumbers(params, lang, seesTerms),
    ...(seesTerms ? [] : lockedNotes(params, lockedTerms(params), lang)),
  ];
};
