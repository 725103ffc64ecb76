import { en } from './en/fields.ts';
import { pl } from './pl/fields.ts';

/** What can be wrong with a field of any form, in words. The `labelled` texts name the field, for lists of errors. */
export const fieldRefusalWords = { pl, en };
