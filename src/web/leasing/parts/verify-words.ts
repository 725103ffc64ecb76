import { en } from '../../../words/leasing/en/verify.ts';
import { pl } from '../../../words/leasing/pl/verify.ts';

export const verifyWords = { pl, en };
