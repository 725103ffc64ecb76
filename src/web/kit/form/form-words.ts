import { en } from '../../../words/kit/en/form.ts';
import { pl } from '../../../words/kit/pl/form.ts';

/** The texts of the form kit. */
export const formWords = { pl, en };
