import { en } from './en/documents.ts';
import { pl } from './pl/documents.ts';

/** The frame of every drawn document and the evidence page. */
export const documentFrameWords = { pl, en };
