import { en } from './en/documents.ts';
import { pl } from './pl/documents.ts';

/** The drawn handover protocol. */
export const protocolDocumentWords = { pl, en };
