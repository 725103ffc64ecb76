import { en } from '../../../words/kit/en/shell.ts';
import { pl } from '../../../words/kit/pl/shell.ts';

/** The texts of the shell and of the kit's parts. */
export const shellWords = { pl, en };
