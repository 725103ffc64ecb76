/** Names of dictionary values and of units. */

import type { Unit } from '../../../../domain/kit/catalogue.ts';
import { dictionaryWords } from '../../../../words/kit/dictionaries.ts';
import type { Lang } from '../../../../words/kit/words.ts';
import { offerFormWords } from '../../../../words/offers/form.ts';
import { translatorOf, useWords } from '../../../kit/words/words.ts';

type NameKey = keyof typeof dictionaryWords.pl;

/** Names of dictionary values: `nameOf('drive', 'asphalt')`; a value without a dictionary is its own name. */
export const useNames = (): ((dictionary: string | null, value: string) => string) => {
  const t = useWords(dictionaryWords);
  return (dictionary, value) => (dictionary === null ? value : t(`${dictionary}.${value}` as NameKey));
};

/** A unit as it stands in a field and in a sentence. */
export const unitNameOf =
  (lang: Lang) =>
  (unit: Unit | 'zł'): string =>
    unit === 'pieces' || unit === 'days' || unit === 'months' ? translatorOf(offerFormWords, lang)(`unit.${unit}`) : unit;
