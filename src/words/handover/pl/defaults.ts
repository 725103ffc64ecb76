import type { Words } from '../../kit/words.ts';

/** Names of rows that have none of their own. */
export const pl = { level: 'Kondygnacja {n}', room: 'Pomieszczenie {n}' } as const satisfies Words;
