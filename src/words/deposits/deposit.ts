import { en } from './en/deposit.ts';
import { pl } from './pl/deposit.ts';

/** The deposit page: the transfer to make. */
export const depositWords = { pl, en };
