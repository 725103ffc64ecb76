import { en } from '../../../../words/search/en/card.ts';
import { pl } from '../../../../words/search/pl/card.ts';
import { useWords } from '../../../kit/words/words.ts';

const words = { pl, en };

/** Names a level: a number counts from the ground floor; any other name stands as the owner wrote it. */
export const useFloor = (): ((floor: string) => string) => {
  const t = useWords(words);
  return (floor) => {
    if (!/^-?\d+$/.test(floor)) return floor;
    const n = Number(floor);
    return n === 0 ? t('ground') : n < 0 ? t('basement') : t('floor', { n });
  };
};
