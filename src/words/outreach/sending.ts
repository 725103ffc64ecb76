import { en } from './en/sending.ts';
import { pl } from './pl/sending.ts';

/** The dialog by which a prospect is written to. */
export const sendingWords = { pl, en };
