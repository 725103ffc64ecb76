import { en } from '../../../words/content/en/check.ts';
import { pl } from '../../../words/content/pl/check.ts';

export const checkWords = { pl, en };
