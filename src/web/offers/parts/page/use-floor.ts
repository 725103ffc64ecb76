import { nameWords } from '../../../../words/kit/names.ts';
import { useWords } from '../../../kit/words/words.ts';

/** Names a level: a number counts from the ground floor; any other name stands as the owner wrote it. */
export const useFloor = (): ((floor: string) => string) => {
  const t = useWords(nameWords);
  return (floor) => {
    if (!/^-?\d+$/.test(floor)) return floor;
    const n = Number(floor);
    return n === 0 ? t('floor.ground') : n < 0 ? t('floor.basement') : t('floor.n', { n });
  };
};
