import type { pl } from '../pl/offline.ts';
import type { WordsLike } from '../words.ts';

/** What a page says of a press that needs the network or the server while it is away. */
export const en = {
  offline: 'There is no connection to Parter. This page stays, and the next one opens when the connection is back.',
} as const satisfies WordsLike<typeof pl>;
