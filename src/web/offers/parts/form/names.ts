import { dictionaryWords } from '../../../../words/kit/dictionaries.ts';
import { useWords } from '../../../kit/words/words.ts';

type NameKey = keyof typeof dictionaryWords.pl;

/** Names of dictionary values: `nameOf('drive', 'asphalt')`; a value without a dictionary is its own name. */
export const useNames = (): ((dictionary: string | null, value: string) => string) => {
  const t = useWords(dictionaryWords);
  return (dictionary, value) => (dictionary === null ? value : t(`${dictionary}.${value}` as NameKey));
};
