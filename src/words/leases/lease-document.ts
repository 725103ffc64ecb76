import { en } from './en/lease-document.ts';
import { pl } from './pl/lease-document.ts';

/** The drawn lease up to the breach of duties: every clause and point by its id. */
export const leaseDocumentWords = { pl, en };
