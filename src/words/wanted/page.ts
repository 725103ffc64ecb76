import { en } from './en/page.ts';
import { pl } from './pl/page.ts';

/** The wanted board, the page of one's own listings, the dialog that sends an offer. */
export const wantedWords = { pl, en };
