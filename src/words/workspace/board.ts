import { en } from './en/board.ts';
import { pl } from './pl/board.ts';

/** The workspace lists. */
export const boardWords = { pl, en };
