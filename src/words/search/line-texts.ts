/** How a search is written as a line of one language. */

import { tokensOf } from '../../domain/search/rules/line/tokens.ts';
import type { LineUnit, Vocabulary } from '../../domain/search/rules/line/vocabulary.ts';
import type { LineTexts } from '../../domain/search/rules/line/write-line.ts';
import type { Lang } from '../kit/words.ts';
import { offerFieldWords } from '../offers/fields.ts';
import { lineWords } from './line.ts';
import { countyText, fieldTerms, lineUnitOf, provinceText } from './line-terms.ts';

const first = (texts: string | undefined): string => texts?.split('|')[0] ?? '';

/** What its unit says enough of: "do 200 m²" is the usable area, "do 5000 zł" the rent, "do 60 zł/m²" the rent per m². */
const unnamed = ['areaDetails.surface', 'price', 'pricePerMetre'];

/** Symbols of the units, and how many of a field's unit make one. */
const symbols: Partial<Record<LineUnit, { readonly text: string; readonly factor: number }>> = {
  area: { text: 'm²', factor: 1 },
  money: { text: 'zł', factor: 100 },
  rate: { text: 'zł/m²', factor: 100 },
  kW: { text: 'kW', factor: 1 },
  m: { text: 'm', factor: 1 },
  cm: { text: 'cm', factor: 1 },
};

/** The texts of lines for the vocabulary that reads them. */
export const lineTextsOf = (lang: Lang, vocabulary: Vocabulary): LineTexts => {
  const names: Readonly<Record<string, string>> = offerFieldWords[lang];
  const words: Readonly<Record<string, string>> = lineWords[lang];
  return {
    field: (chip) => {
      if (chip.kind === 'range') return unnamed.includes(chip.field) ? '' : (names[chip.field] ?? chip.field).replaceAll(',', '');
      if (chip.field === 'legalMainUse') return first(words[`use.${chip.value}`]);
      if (chip.field === 'offerType') return first(words[`type.${chip.value}`]);
      return (
        fieldTerms.find((term) => term.chip.kind === 'is' && term.chip.field === chip.field && term.chip.value === chip.value)?.texts[lang][0] ?? ''
      );
    },
    unit: (field) => {
      const unit = field === 'pricePerMetre' ? 'rate' : lineUnitOf(field);
      return (unit && symbols[unit]) ?? { text: '', factor: 1 };
    },
    province: (province) => provinceText(province, lang),
    county: (county) => countyText(county, lang),
    isMain: (place) => {
      const [found] = vocabulary.matchesAt(tokensOf(place.city), 0);
      return found?.meaning.kind === 'place' && JSON.stringify(found.meaning.place) === JSON.stringify(place);
    },
    from: first(words['from']),
    to: first(words['to']),
    within: first(words['within']),
    free: first(words['free']),
    street: first(words['street']),
  };
};
