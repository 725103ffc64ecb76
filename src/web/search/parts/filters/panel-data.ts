/** What the panel of filters shows: every structured field of the catalogue with the number of offers beside each choice; made on the server. */

import type { OutputOf } from '../../../../contract/kit/call.ts';
import type { searchCalls } from '../../../../contract/search/endpoints.ts';
import { offerTypes } from '../../../../domain/kit/dictionaries.ts';
import type { MainUse } from '../../../../domain/kit/provinces.ts';
import type { FormSection } from '../../../../domain/offers/fields/about.ts';
import { entryAt } from '../../../../domain/offers/fields/catalogue.ts';
import { type FieldFilter, fieldBehind, jointFields } from '../../../../domain/search/rules/filters.ts';
import type { Lang, Translate, Words } from '../../../../words/kit/words.ts';
import { offerFieldWords } from '../../../../words/offers/fields.ts';
import { offerFormWords } from '../../../../words/offers/form.ts';
import { filterWords } from '../../../../words/search/filters.ts';
import { listWords } from '../../../../words/search/list.ts';
import { filterLabel, optionName } from '../../../../words/search/wish-text.ts';
import { translatorOf } from '../../../kit/words/words.ts';
import { unitNameOf } from '../../../offers/parts/form/names.ts';
import { provinceTicks } from './address-parts.ts';
import { typedUnit } from './typed-numbers.ts';
import { panelFilters, perMetreNames, wishNames } from './wishes.ts';

/** How many offers there are with each key of each field. */
export type Facets = OutputOf<typeof searchCalls.searchFacets>;

/** Distances around a place: how many offers there are within each, or null where nobody counted. */
export type PanelRadii = readonly { readonly km: number; readonly count: number | null }[];

/** A tick: how many offers there are with it, or null where nobody counted. */
export type PanelOption = {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly count: number | null;
  readonly isSet: boolean;
};
/** A field: ticks, or two limits of a kind. */
export type PanelField = {
  readonly key: string;
  readonly label: string;
  readonly options: readonly PanelOption[];
  readonly limits: readonly { readonly name: string; readonly label: string; readonly value: string; readonly type: 'number' | 'date' }[];
};
/** A section of the panel; `set` is how many of its filters are set. */
export type PanelGroup = { readonly key: string; readonly title: string; readonly fields: readonly PanelField[]; readonly set: number };

const order: readonly FormSection[] = ['address', 'lease', 'photos', 'levels', 'building', 'parking', 'media', 'equipment', 'basics'];

/** What an offer is shown by stands where its form asks for photos and plans. */
const sectionOf = ({ name }: FieldFilter): FormSection => fieldBehind(name)?.section ?? 'photos';

/** Fields of the bar, which the panel does not repeat. */
const inBar: readonly string[] = ['availability'];

/** The panel for an address. Fields that the chosen use does not have are left out, and so are keys of long lists that no offer has. */
export const panelOf = (
  params: URLSearchParams,
  facets: Facets | null,
  purposes: readonly MainUse[],
  lang: Lang,
  seesTerms: boolean,
): readonly PanelGroup[] => {
  const filters = panelFilters(seesTerms).filter(
    (filter) => !inBar.includes(filter.name) && fits(filter.name, purposes) && !isSaidJointly(filter, params) && !isSaidByPlace(filter, params),
  );
  const form = translatorOf(offerFormWords, lang) as Translate<Words>;
  const t = translatorOf(filterWords, lang);
  return order.flatMap((section): PanelGroup[] => {
    const own = filters.filter((filter) => sectionOf(filter) === section);
    const flags = own.filter(({ kind }) => kind === 'flag');
    const fields = [
      ...(section === 'lease' && seesTerms ? [perMetreField(params, lang)] : []),
      ...(section === 'basics' ? [typeField(params, facets, lang)] : []),
      ...(flags.length > 0 ? [flagsField(section, flags, params, facets, lang)] : []),
      ...own.filter(({ kind }) => kind !== 'flag').map((filter) => fieldOf(filter, params, facets, lang)),
    ].filter(({ options, limits }) => options.length + limits.length > 0);
    if (fields.length === 0) return [];
    const title =
      section === 'lease'
        ? t('group.money')
        : section === 'basics'
          ? t('group.basics')
          : section === 'address'
            ? t('group.address')
            : form(`section.${section}`);
    const more = section === 'basics' ? ['offerType'] : section === 'lease' && seesTerms ? perMetreNames : [];
    const set = [...own.flatMap(wishNames), ...more].reduce((sum, name) => sum + params.getAll(name).filter(Boolean).length, 0);
    return [{ key: section, title, fields, set }];
  });
};

/** A field that is asked for together with others stands for itself only where an address asks for it alone. */
const isSaidJointly = (filter: FieldFilter, params: URLSearchParams): boolean =>
  Object.values(jointFields).some((fields) => fields.some((name) => name === filter.name)) && !wishNames(filter).some((name) => params.get(name));

/** A place lies in its province: it counts in the stead of one ticked beside it (`understandAddress`). */
const isSaidByPlace = ({ name }: FieldFilter, params: URLSearchParams): boolean =>
  name === provinceTicks && params.getAll('place').some((text) => text.trim() !== '');

const fits = (name: string, purposes: readonly MainUse[]): boolean => {
  const uses = entryAt(name)?.field.uses;
  return uses === undefined || purposes.length === 0 || purposes.some((purpose) => uses.includes(purpose));
};

const countOf = (facets: Facets | null, name: string, value: string): number | null => (facets === null ? null : (facets.fields[name]?.[value] ?? 0));

const flagsField = (section: FormSection, flags: readonly FieldFilter[], params: URLSearchParams, facets: Facets | null, lang: Lang): PanelField => ({
  key: `${section}.flags`,
  label: '',
  limits: [],
  options: flags.map((filter) => ({
    ...{ name: filter.name, value: 'true', label: filterLabel(filter, lang), count: countOf(facets, filter.name, 'true') },
    isSet: params.get(filter.name) === 'true',
  })),
});

/** Leases and sales: the one field whose name in the address is a short one. */
const typeField = (params: URLSearchParams, facets: Facets | null, lang: Lang): PanelField => ({
  key: 'offerType',
  label: (translatorOf(offerFieldWords, lang) as Translate<Words>)('offerType'),
  limits: [],
  options: offerTypes.map((value) => ({
    ...{ name: 'offerType', value, label: translatorOf(listWords, lang)(`type.${value}`), count: countOf(facets, 'offerType', value) },
    isSet: params.getAll('offerType').includes(value),
  })),
});

const perMetreField = (params: URLSearchParams, lang: Lang): PanelField => {
  const t = translatorOf(filterWords, lang);
  const limits = perMetreNames.map((name, at) => ({
    ...{ name, label: `${t(at === 0 ? 'from' : 'to')}, zł`, value: params.get(name) ?? '' },
    type: 'number' as const,
  }));
  return { key: 'pricePerMetre', label: t('pricePerMetre'), options: [], limits };
};

/** Lists longer than this show only keys that some offer has. */
const longList = 20;

const fieldOf = (filter: FieldFilter, params: URLSearchParams, facets: Facets | null, lang: Lang): PanelField => {
  const label = filterLabel(filter, lang);
  if (filter.kind === 'range' || filter.kind === 'days') return { key: filter.name, label, options: [], limits: limitsOf(filter, params, lang) };
  const chosen = params.getAll(filter.name);
  const options = filter.options.map((value) => ({
    ...{ name: filter.name, value, label: optionName(filter, value, lang), count: countOf(facets, filter.name, value) },
    isSet: chosen.includes(value),
  }));
  const isLong = options.length > longList;
  return { key: filter.name, label, limits: [], options: isLong ? options.filter(({ count, isSet }) => isSet || (count ?? 0) > 0) : options };
};

const limitsOf = (filter: FieldFilter, params: URLSearchParams, lang: Lang): PanelField['limits'] => {
  const t = translatorOf(filterWords, lang);
  const unit = typedUnit(filter.name);
  return wishNames(filter).map((name, at) => ({
    name,
    label: [t(at === 0 ? 'from' : 'to'), unit && unitNameOf(lang)(unit)].filter(Boolean).join(', '),
    value: params.get(name) ?? '',
    type: filter.kind === 'days' ? 'date' : 'number',
  }));
};
