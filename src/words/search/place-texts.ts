/** How places are named in a line of one language. */

import type { PlaceTexts } from '../../domain/search/rules/line/place-text.ts';
import { tokensOf } from '../../domain/search/rules/line/tokens.ts';
import type { Vocabulary } from '../../domain/search/rules/line/vocabulary.ts';
import type { Lang } from '../kit/words.ts';
import { countyText, provinceText } from './line-terms.ts';

/** The texts of places for the vocabulary that reads them. */
export const placeTextsOf = (lang: Lang, vocabulary: Vocabulary): PlaceTexts => ({
  province: (province) => provinceText(province, lang),
  county: (county) => countyText(county, lang),
  isMain: (place) => {
    const [found] = vocabulary.matchesAt(tokensOf(place.city), 0);
    return found?.meaning.kind === 'place' && JSON.stringify(found.meaning.place) === JSON.stringify(place);
  },
});
