import type { Words } from '../../kit/words.ts';

/** The heart of an offer's page. */
export const pl = {
  save: 'Do ulubionych',
  saved: 'W ulubionych',
} as const satisfies Words;
