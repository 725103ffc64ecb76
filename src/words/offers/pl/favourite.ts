import type { Words } from '../../kit/words.ts';

/** A heart that could not turn. */
export const pl = {
  failed: 'Nie udało się zmienić ulubionych',
} as const satisfies Words;
