import type { pl } from '../pl/offline.ts';
import type { WordsLike } from '../words.ts';

/** What a page says of a press that needs the network while there is none. */
export const en = {
  offline: 'There is no internet connection. This page stays, and the next one opens when the connection is back.',
} as const satisfies WordsLike<typeof pl>;
