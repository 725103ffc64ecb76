import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/defaults.ts';

/** Names of rows that have none of their own. */
export const en = { level: 'Level {n}', room: 'Room {n}' } as const satisfies WordsLike<typeof pl>;
