import { en } from './en/documents.ts';
import { pl } from './pl/documents.ts';

/** The drawn offer and its project, in Polish. */
export const offerDocumentWords = { pl, en };
