import { en } from '../../../../words/search/en/home.ts';
import { pl } from '../../../../words/search/pl/home.ts';

export const homeWords = { pl, en };
