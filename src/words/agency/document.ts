import { en } from './en/document.ts';
import { pl } from './pl/document.ts';

/** The drawn agreement between an agent and an owner. */
export const agencyDocumentWords = { pl, en };
