import { en } from './en/documents.ts';
import { pl } from './pl/documents.ts';

/** The drawn offer and its project. */
export const offerDocumentWords = { pl, en };
