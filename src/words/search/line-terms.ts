/** Everything that one typed line of the search may say: small words, names of fields and their keys, places (docs/rules/search.md#typed-line). */

import type { Unit } from '../../domain/kit/catalogue.ts';
import { mainUses, type Province, provinces } from '../../domain/kit/provinces.ts';
import { fold } from '../../domain/kit/typed/fold.ts';
import { langs } from '../../domain/kit/viewer.ts';
import { entryAt } from '../../domain/offers/fields/catalogue.ts';
import { isCityCounty } from '../../domain/search/rules/address.ts';
import { type FieldFilter, type FilterName, fieldBehind, fieldFilters } from '../../domain/search/rules/filters.ts';
import type { Chip, FieldChip, LinePlace } from '../../domain/search/rules/line/chips.ts';
import type { LineUnit, Meaning, Term } from '../../domain/search/rules/line/vocabulary.ts';
import { dictionaryWords } from '../kit/dictionaries.ts';
import { nameWords } from '../kit/names.ts';
import type { Lang } from '../kit/words.ts';
import { offerFieldWords } from '../offers/fields.ts';
import { lineWords } from './line.ts';
import { filterLabel } from './wish-text.ts';

/** A place of the gazetteer; `partOf` names the city that a district belongs to. */
export type KnownPlace = {
  readonly name: string;
  readonly province: Province;
  readonly county: string | null;
  readonly partOf: string | null;
  readonly population: number;
};

/** All expressions; of those that are the same the earlier ones count. */
export const lineTerms = (places: readonly KnownPlace[]): readonly Term[] => [
  ...smallWords(),
  ...fieldTerms.flatMap(({ texts, chip }) =>
    langs.flatMap((lang) => texts[lang].map((text): Term => ({ text, meaning: { kind: 'chip', chip }, ...(lang === 'en' && { fixed: true }) }))),
  ),
  ...labelTerms(),
  ...provinceTerms(places),
  ...placeTerms(places),
];

/** What a field, or a key of it, is called: the first text is the one that leads back to it. */
export type FieldTerm = { readonly chip: FieldChip; readonly texts: Readonly<Record<Lang, readonly string[]>> };

const lots = 'parkingDetails.parkingLotsAvailable';

type Texts = Readonly<Record<string, string>>;
const fieldNames: Readonly<Record<Lang, Texts>> = offerFieldWords;
const lineTexts: Readonly<Record<Lang, Texts>> = lineWords;
const dictionary: Readonly<Record<Lang, Texts>> = dictionaryWords;

const split = (texts: string | undefined): readonly string[] => (texts ? texts.split('|') : []);

/** Polish nouns are said in all their cases; English words, and those that only join others, as they stand. */
const smallWord = (key: string, meaning: Meaning): readonly Term[] =>
  langs.flatMap((lang) =>
    split(lineTexts[lang][key]).map((text): Term => ({ text, meaning, ...((lang === 'en' || isJoining(meaning)) && { fixed: true }) })),
  );

const isJoining = ({ kind }: Meaning): boolean => !['chip', 'place', 'several', 'unit', 'filler', 'label'].includes(kind);

const units: readonly LineUnit[] = ['area', 'money', 'rate', 'thousand', 'km', 'kW', 'm', 'cm', 'lots'];
/** Their forms stand in the words themselves: "miesięcznie" is none of "miesięczny". */
const periods: readonly LineUnit[] = ['days', 'weeks', 'months', 'years'];
/** Lengths that a lease is said to have without a number, in months. */
const spans = [3, 6, 12, 24, 36, 48, 60, 120] as const;
/** Lengths of time in words, in months. */
const wordedPeriods = [1, 3, 6, 12, 24, 36, 48, 60, 120] as const;
const signalWords = ['in', 'near', 'without', 'and', 'with', 'now'] as const;
const limits = ['from', 'to', 'about', 'between'] as const;

const smallWords = (): readonly Term[] => [
  ...mainUses.flatMap((value) => smallWord(`use.${value}`, { kind: 'chip', chip: { kind: 'is', field: 'legalMainUse', value } })),
  ...(['sell', 'rent'] as const).flatMap((value) => smallWord(`type.${value}`, { kind: 'chip', chip: { kind: 'is', field: 'offerType', value } })),
  ...limits.flatMap((limit) => smallWord(limit, { kind: 'limit', limit })),
  ...units.flatMap((unit) => smallWord(`unit.${unit}`, { kind: 'unit', unit })),
  ...periods.flatMap((unit) => smallWord(`unit.${unit}`, { kind: 'unit', unit }).map(asTyped)),
  ...spans.flatMap((months) => smallWord(`span.${months}`, { kind: 'span', months }).map(asTyped)),
  ...wordedPeriods.flatMap((months) => smallWord(`period.${months}`, { kind: 'period', months }).map(asTyped)),
  ...smallWord('named', { kind: 'label', field: null, unit: null }),
  ...smallWord('term.fixed', { kind: 'chip', chip: { kind: 'range', field: 'leaseMonths', min: 1, max: null } }),
  ...smallWord('street', { kind: 'ofStreet', isSure: true }),
  ...smallWord('street.perhaps', { kind: 'ofStreet', isSure: false }),
  ...signalWords.flatMap((kind) => smallWord(kind, { kind })),
  ...langs.flatMap(monthTerms),
  ...smallWord('free', { kind: 'filler' }).map((term) => ({ ...term, text: term.text.split(' ')[0] ?? '' })),
  ...smallWord('filler', { kind: 'filler' }),
];

const asTyped = (term: Term): Term => ({ ...term, fixed: true });

/** "Czerwca", "czerwiec", "w czerwcu": the names of the calendar and the case that follows "in". */
const monthTerms = (lang: Lang): readonly Term[] =>
  monthKeys.flatMap((key, at) => {
    const number = String(at + 1).padStart(2, '0');
    const names: Texts = nameWords[lang];
    const ofMonth = names[`month.${number}`] ?? '';
    const inMonth = ofMonth.replace(/ego$/, 'ym').replace(/da$/, 'dzie').replace(/a$/, 'u');
    const texts = [ofMonth, dictionary[lang][`month.${key}`] ?? '', ...(lang === 'pl' ? [inMonth] : [])];
    return [...new Set(texts)].map((text): Term => ({ text, meaning: { kind: 'month', month: at + 1 }, fixed: true }));
  });

const monthKeys = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];

/** `Taras lub balkon` is a terrace and is a balcony; what stands in brackets nobody types. */
const variants = (name: string): readonly string[] =>
  name
    .replace(/\s*\([^)]*\)|,/g, '')
    .split(/ lub | or /)
    .map((part) => part.trim());

/** The names of a field: its own, then other words for it. */
const labelsOf = (field: string, lang: Lang): readonly string[] => [
  ...variants(fieldNames[lang][field] ?? filterLabel({ name: field as FilterName }, lang)),
  ...split(lineTexts[lang][`label.${field}`]),
];

/** Keys that are said without their field; "gas" or "none" alone would mean anything. */
const clearAlone = ['premisesUse', 'buildingType', 'surroundings', 'officeEquipment', 'warehouseEquipment', 'otherRoom', 'roomKind', 'accessibility'];

const also = (key: string, lang: Lang): readonly string[] => split(lineTexts[lang][`also.${key}`]);

const flagTerms = (filters: readonly FieldFilter[]): readonly FieldTerm[] =>
  filters
    .filter(({ kind }) => kind === 'flag')
    .map(({ name }) => ({
      chip: { kind: 'is', field: name, value: true },
      texts: byLang((lang) => [...variants(filterLabel({ name }, lang)), ...also(name, lang)]),
    }));

const choiceTerms = (filters: readonly FieldFilter[]): readonly FieldTerm[] =>
  filters.flatMap(({ name, kind, options }) => {
    const field = entryAt(name)?.field;
    const from = field && 'dictionary' in field ? field.dictionary : null;
    if ((kind !== 'anyOf' && kind !== 'allOf') || from === null || name === 'legalMainUse' || name === 'address.province') return [];
    return options.map((value) => ({
      chip: { kind: 'is', field: name, value } as const,
      texts: byLang((lang) => {
        const names = variants(dictionary[lang][`${from}.${value}`] ?? '');
        const labelled = labelsOf(name, lang).flatMap((label) => names.flatMap((key) => [`${label} ${key}`, `${key} ${label}`]));
        return [...(clearAlone.includes(from) && value !== 'other' ? names : []), ...labelled, ...also(`${name}.${value}`, lang)];
      }),
    }));
  });

const byLang = (make: (lang: Lang) => readonly string[]): Readonly<Record<Lang, readonly string[]>> => ({ pl: make('pl'), en: make('en') });

const ground: FieldTerm = {
  chip: { kind: 'is', field: 'areaDetails.levels.levelNumber', value: '0' },
  texts: byLang((lang) => also('areaDetails.levels.levelNumber.0', lang)),
};

const usesAlone: ReadonlySet<string> = new Set(
  langs.flatMap((lang) => mainUses.flatMap((use) => split(lineTexts[lang][`use.${use}`]).map((text) => fold(text)))),
);

/** A text leads to the first that has it; the others are left with the texts that name their field. */
const withoutRepeats = (terms: readonly FieldTerm[]): readonly FieldTerm[] => {
  const taken = new Set(usesAlone);
  return terms.map(({ chip, texts }) => {
    const free = byLang((lang) => texts[lang].filter((text) => !taken.has(keyOf(text))));
    for (const lang of langs) for (const text of free[lang]) taken.add(keyOf(text));
    return { chip, texts: free };
  });
};

/** The plus of an energy class is no sign between words. */
const keyOf = (text: string): string => fold(text.replaceAll('+', 'plus'));

const publicFilters = fieldFilters.filter(({ isPublic }) => isPublic);
const termFilters = fieldFilters.filter(({ isPublic }) => !isPublic);

/**
 * Names of what may be asked for; terms of a lease count once one may see them. Flags stand before equipment, equipment before kinds: of "crane",
 * which is both, the flag is meant.
 */
export const fieldTerms: readonly FieldTerm[] = withoutRepeats([
  ...flagTerms(publicFilters),
  ...choiceTerms(publicFilters.filter(({ kind }) => kind === 'allOf')),
  ...choiceTerms(publicFilters.filter(({ kind }) => kind === 'anyOf')),
  ...flagTerms(termFilters),
  ...choiceTerms(termFilters),
  ground,
]);

const unitOf: Partial<Record<Unit, LineUnit>> = {
  ...{ 'm²': 'area', m: 'm', cm: 'cm', kW: 'kW', pieces: 'lots' },
  ...{ days: 'days', months: 'months', '%': 'percent', 'zł/m²': 'rate' },
};

/** The unit in which a line measures a field; null for a number without one. */
export const lineUnitOf = (name: string): LineUnit | null => {
  const field = fieldBehind(name);
  if (field === undefined || 'fields' in field) return null;
  if (field?.kind === 'money') return (field.unit && unitOf[field.unit]) ?? 'money';
  if (field?.kind === 'monthDay') return 'monthDay';
  if (field?.kind === 'day') return 'day';
  return field?.kind === 'number' && field.unit ? (unitOf[field.unit] ?? null) : null;
};

/**
 * Fields that a line may limit: those of everybody, the rent and the terms, whose limits count once one may see them. "Area" in a line is never that
 * of a room, and the length of a lease is said by its months alone, which two fields hold.
 */
export const rangeFields: readonly string[] = [
  ...publicFilters.filter(({ name, kind }) => kind === 'range' && !name.includes('.rooms.')).map(({ name }) => name),
  ...termFilters.filter(({ name, kind }) => kind === 'range' && !/^leaseAgreement\.fixed/.test(name)).map(({ name }) => name),
];

/** Days and days of a month that stand behind the name of their field. */
const dayFields: readonly string[] = ['leaseAgreement.payDay', 'availabilityTo', 'offerValidTo'];

const labelTerms = (): readonly Term[] => [
  ...[...rangeFields, ...dayFields].flatMap((field) =>
    langs.flatMap((lang) => labelsOf(field, lang).map((text): Term => ({ text, meaning: { kind: 'label', field, unit: lineUnitOf(field) } }))),
  ),
  ...langs.map((lang): Term => ({ text: fieldNames[lang]['parkingDetails'] ?? '', meaning: { kind: 'chip', chip: someLots } })),
];

/** "With parking" means at least one place. */
const someLots: Chip = { kind: 'range', field: lots, min: 1, max: null };

/** What a province is called; a name that is also a town's only with the word "province" beside it. */
export const provinceText = (province: Province, lang: Lang): string => {
  const names: Texts = nameWords[lang];
  const bare = (names[`province.${province}`] ?? '').replace(/\s*\(.*\)/, '');
  return (lineTexts[lang]['province.named'] ?? '').replace('{province}', bare);
};

const provinceTerms = (places: readonly KnownPlace[]): readonly Term[] => {
  const towns = new Set(places.map(({ name }) => fold(name)));
  return provinces.flatMap((province) =>
    langs.flatMap((lang) => {
      const names: Texts = nameWords[lang];
      const bare = (names[`province.${province}`] ?? '').replace(/\s*\(.*\)/, '');
      const short = (lineTexts[lang]['province.short'] ?? '').replace('{province}', bare);
      const alone = towns.has(fold(bare)) ? [] : [bare];
      const texts = [provinceText(province, lang), short, ...alone, ...split(lineTexts[lang][`province.${province}`])];
      const meaning: Meaning = { kind: 'place', place: { level: 'province', province }, weight: 1_000_000 };
      return texts.map((text) => ({ text, meaning }));
    }),
  );
};

/**
 * A district weighs a fiftieth of its city: Śródmieście is Warsaw's unless another city is named, and so is Wola beside a village; Błonie and Kamienna
 * Góra are towns before they are districts of Bydgoszcz and Gdynia.
 */
const districtShare = 50;

const placeTerms = (places: readonly KnownPlace[]): readonly Term[] => {
  const cities = new Map(places.filter(({ partOf }) => partOf === null).map((city) => [city.name, city]));
  const terms = places.map((known): Term => ({ text: known.name, meaning: placeMeaning(known, cities.get(known.partOf ?? '')) }));
  return [...terms, ...shortNames(places), ...exonyms(cities), ...otherNames(places, cities), ...tricity(cities), ...countyTerms(places)];
};

/** What a county is called: "powiat zgierski". */
export const countyText = (county: string, lang: Lang): string => (lineTexts[lang]['county.named'] ?? '').replace('{county}', county);

/** Counties that are a city of their own have its name, and are that city. */
const countyTerms = (places: readonly KnownPlace[]): readonly Term[] => {
  const counties = new Map(
    places.flatMap(({ county, province }) => (county && !isCityCounty(county) ? [[`${county} ${province}`, { county, province }]] : [])),
  );
  return [...counties.values()].flatMap(({ county, province }) => {
    const meaning: Meaning = { kind: 'place', place: { level: 'county', county, province }, weight: 0 };
    return langs.flatMap((lang) =>
      [countyText(county, lang), (lineTexts[lang]['county.short'] ?? '').replace('{county}', county)].map((text) => ({ text, meaning })),
    );
  });
};

const placeMeaning = ({ name, province, county, partOf, population }: KnownPlace, city: KnownPlace | undefined): Meaning => ({
  kind: 'place',
  place: linePlaceOf({ name, province, county, partOf }),
  weight: partOf === null ? population : (city?.population ?? 0) / districtShare,
});

const linePlaceOf = ({ name, province, county, partOf }: Omit<KnownPlace, 'population'>): LinePlace =>
  partOf === null ? { level: 'city', city: name, province, county } : { level: 'district', district: name, city: partOf, province };

const largeTown = 20_000;

/** "Gorzów" for Gorzów Wielkopolski; towns of that very name stand before it unless it is larger. */
const shortNames = (places: readonly KnownPlace[]): readonly Term[] =>
  places.flatMap((known) => {
    const [, first] = /^(\S{4,}) \S*(?:sk|ck|dzk)[iae]e?$/.exec(known.name) ?? [];
    return first === undefined || known.partOf !== null || known.population < largeTown
      ? []
      : [{ text: first, meaning: placeMeaning(known, undefined) }];
  });

const exonyms = (cities: ReadonlyMap<string, KnownPlace>): readonly Term[] =>
  langs.flatMap((lang) =>
    Object.entries(lineTexts[lang]).flatMap(([key, texts]) => {
      const city = key.startsWith('city.') ? cities.get(key.slice('city.'.length)) : undefined;
      return city ? split(texts).map((text) => ({ text, meaning: placeMeaning(city, undefined) })) : [];
    }),
  );

/** "Old Town" is any city's Stare Miasto. */
const otherNames = (places: readonly KnownPlace[], cities: ReadonlyMap<string, KnownPlace>): readonly Term[] =>
  langs.flatMap((lang) =>
    places.flatMap((known) =>
      known.partOf === null
        ? []
        : split(lineTexts[lang][`district.${known.name}`]).map((text) => ({ text, meaning: placeMeaning(known, cities.get(known.partOf ?? '')) })),
    ),
  );

const tricity = (cities: ReadonlyMap<string, KnownPlace>): readonly Term[] => {
  const places = ['Gdańsk', 'Gdynia', 'Sopot'].flatMap((name) => {
    const city = cities.get(name);
    return city ? [linePlaceOf({ ...city, partOf: null })] : [];
  });
  return smallWord('tricity', { kind: 'several', places });
};
