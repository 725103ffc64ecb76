import { en } from './en/statement.ts';
import { pl } from './pl/statement.ts';

/** Joint statements: the text that both sides sign, and the screen. */
export const statementWords = { pl, en };
