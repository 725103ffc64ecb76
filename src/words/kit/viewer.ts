import { en } from './en/viewer.ts';
import { pl } from './pl/viewer.ts';

/** The viewer of documents. */
export const viewerWords = { pl, en };
