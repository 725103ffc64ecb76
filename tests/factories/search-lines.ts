/** Writes what a search wants as lines that are to be understood as the same. */

import type { FilterName } from '../../src/domain/search/rules/filters.ts';
import type { Chip, FieldChip, LinePlace } from '../../src/domain/search/rules/line/chips.ts';
import { type PlaceTexts, placeText } from '../../src/domain/search/rules/line/place-text.ts';
import type { UnderstoodLine } from '../../src/domain/search/rules/line/read-line.ts';
import type { LineUnit, Vocabulary } from '../../src/domain/search/rules/line/vocabulary.ts';
import type { Lang } from '../../src/words/kit/words.ts';
import { offerFieldWords } from '../../src/words/offers/fields.ts';
import { lineWords } from '../../src/words/search/line.ts';
import { fieldTerms, lineUnitOf } from '../../src/words/search/line-terms.ts';
import { placeTextsOf } from '../../src/words/search/place-texts.ts';
import { filterLabel } from '../../src/words/search/wish-text.ts';

/**
 * `biuro, Kraków Podgórze, od 50 do 200 m², klimatyzacja, wolne od 01.06.2027`: the parts are separated by commas, so that none is read together
 * with its neighbour.
 */
export const lineOf = (chips: readonly Chip[], lang: Lang, vocabulary: Vocabulary): string => {
  const texts = placeTextsOf(lang, vocabulary);
  // A province that stands in the line says where towns are looked for: one of another province is not
  // found by its name alone then.
  const named = chips.flatMap((chip) => (chip.kind === 'place' && chip.place.level === 'province' ? [chip.place.province] : []));
  const isMain: PlaceTexts['isMain'] = (place) => texts.isMain(place) && named.every((province) => province === place.province);
  return chips.map((chip) => partOf(chip, lang, { ...texts, isMain })).join(', ');
};

const partOf = (chip: Chip, lang: Lang, texts: PlaceTexts): string => {
  switch (chip.kind) {
    case 'is':
      return fieldText(chip, lang);
    case 'range':
      return rangeText(chip, lang);
    case 'since':
      return `${(offerFieldWords[lang] as Readonly<Record<string, string>>)[chip.field]} ${chip.day.split('-').reverse().join('.')}`;
    case 'freeBy':
      return `${word('free', lang)} ${chip.day.split('-').reverse().join('.')}`;
    case 'street':
      return `${word('street', lang)} ${chip.street}`;
    case 'place':
      return chip.within === null ? placeText(chip.place, texts) : `${chip.within} km ${word('within', lang)} ${distantText(chip.place, texts)}`;
  }
};

/** Behind a distance a district stands before its city: the distance counts for the place that follows it. */
const distantText = (place: LinePlace, texts: PlaceTexts): string =>
  place.level === 'district' ? `${place.district} ${place.city}` : placeText(place, texts);

/** The first of the texts by which a line knows a word. */
const word = (key: string, lang: Lang): string => (lineWords[lang] as Readonly<Record<string, string>>)[key]?.split('|')[0] ?? '';

/** What its unit says enough of: "do 200 m²" is the usable area, "do 5000 zł" the rent, "do 60 zł/m²" the rent per m². */
const unnamed = ['areaDetails.surface', 'price', 'pricePerMetre'];

const fieldText = (chip: FieldChip, lang: Lang): string => {
  const names: Readonly<Record<string, string>> = offerFieldWords[lang];
  if (chip.kind === 'range')
    return unnamed.includes(chip.field) ? '' : (names[chip.field] ?? filterLabel({ name: chip.field as FilterName }, lang)).replaceAll(',', '');
  if (chip.field === 'legalMainUse') return word(`use.${chip.value}`, lang);
  if (chip.field === 'offerType') return word(`type.${chip.value}`, lang);
  const term = fieldTerms.find((each) => each.chip.kind === 'is' && each.chip.field === chip.field && each.chip.value === chip.value);
  return withinLine(term?.texts[lang][0] ?? '');
};

/** "Kamienica" with a capital letter is a town: names of kinds have small letters within a line. "CPI" stays. */
const withinLine = (text: string): string => text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/** Symbols of the units, and how many of a field's unit make one. */
const symbols: Partial<Record<LineUnit, { readonly text: string; readonly factor: number }>> = {
  area: { text: 'm²', factor: 1 },
  money: { text: 'zł', factor: 100 },
  rate: { text: 'zł/m²', factor: 100 },
  kW: { text: 'kW', factor: 1 },
  m: { text: 'm', factor: 1 },
  cm: { text: 'cm', factor: 1 },
};

const rangeText = (chip: Extract<FieldChip, { readonly kind: 'range' }>, lang: Lang): string => {
  const unit = chip.field === 'pricePerMetre' ? 'rate' : lineUnitOf(chip.field);
  const { text, factor } = (unit && symbols[unit]) ?? { text: '', factor: 1 };
  const written = (value: number): string => String(Math.round((value / factor) * 100) / 100).replace('.', ',');
  const from = chip.min === null ? [] : [word('from', lang), written(chip.min)];
  const to = chip.max === null ? [] : [word('to', lang), written(chip.max)];
  return [fieldText(chip, lang), ...from, ...to, text].filter(Boolean).join(' ');
};

const shortPlace = (place: LinePlace): string => {
  switch (place.level) {
    case 'province':
      return place.province;
    case 'county':
      return `powiat ${place.county}`;
    case 'city':
      return place.city;
    case 'district':
      return `${place.city}/${place.district}`;
    case 'postCode':
      return place.postCode;
  }
};

const names: Readonly<Record<string, string>> = {
  'areaDetails.surface': 'm2',
  price: 'gr',
  'parkingDetails.parkingLotsAvailable': 'lots',
  'mediaDetails.powerAllocation': 'kW',
};

/** A chip in a few letters: `office`, `Kraków`, `m2 50..200`, `airConditioning`, `free 2027-06-01`. */
const shortChip = (chip: Chip): string => {
  if (chip.kind === 'freeBy' || chip.kind === 'street') return chip.kind === 'freeBy' ? `free ${chip.day}` : `street ${chip.street}`;
  if (chip.kind === 'since') return `${chip.field} since ${chip.day}`;
  if (chip.kind === 'place') return shortPlace(chip.place) + (chip.within === null ? '' : ` +${chip.within}`);
  const name = names[chip.field] ?? chip.field.split('.').at(-1) ?? '';
  if (chip.kind === 'range') return `${name} ${chip.min ?? ''}..${chip.max ?? ''}`;
  if (chip.field === 'legalMainUse' || chip.field === 'offerType') return String(chip.value);
  return chip.value === true ? name : `${name}=${chip.value}`;
};

/** What a line was understood as, in a few letters: `office | m2 ..200 | ?widokowym`. */
export const shortLine = ({ chips, unread }: UnderstoodLine): string => [...chips.map(shortChip), ...unread.map((text) => `?${text}`)].join(' | ');
