import { en } from '../../../words/leasing/en/sign.ts';
import { pl } from '../../../words/leasing/pl/sign.ts';

export const signWords = { pl, en };
