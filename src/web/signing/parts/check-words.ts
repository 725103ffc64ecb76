import { en } from '../../../words/signing/en/check.ts';
import { pl } from '../../../words/signing/pl/check.ts';

export const checkWords = { pl, en };
