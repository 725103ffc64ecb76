import { en } from './en/form.ts';
import { pl } from './pl/form.ts';

/** The form kit: fields, sections, error summary, saving. */
export const formWords = { pl, en };
