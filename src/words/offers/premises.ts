import { en } from './en/premises.ts';
import { pl } from './pl/premises.ts';

/** The description of premises in drawn documents. */
export const premisesWords = { pl, en };
