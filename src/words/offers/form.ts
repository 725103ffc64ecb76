import { en } from './en/form.ts';
import { pl } from './pl/form.ts';

/** The form of an offer beside the names of its fields. */
export const offerFormWords = { pl, en };
