import { en } from './en/fields.ts';
import { pl } from './pl/fields.ts';

/** The names of the offer's fields. */
export const offerFieldWords = { pl, en };
