import { cardWords } from '../../../../words/search/card.ts';
import { useWords } from '../../../kit/words/words.ts';

/** Names a level: a number counts from the ground floor; any other name stands as the owner wrote it. */
export const useFloor = (): ((floor: string) => string) => {
  const t = useWords(cardWords);
  return (floor) => {
    if (!/^-?\d+$/.test(floor)) return floor;
    const n = Number(floor);
    return n === 0 ? t('ground') : n < 0 ? t('basement') : t('floor', { n });
  };
};
