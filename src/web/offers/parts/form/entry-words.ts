import { en } from '../../../../words/offers/en/entry.ts';
import { pl } from '../../../../words/offers/pl/entry.ts';

export const entryWords = { pl, en };
