import { en } from './en/closed-form.ts';
import { pl } from './pl/closed-form.ts';

/** The form of an offer for those who may not fill it in. */
export const closedFormWords = { pl, en };
