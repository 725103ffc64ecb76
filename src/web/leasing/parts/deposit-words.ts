import { en } from '../../../words/leasing/en/deposit.ts';
import { pl } from '../../../words/leasing/pl/deposit.ts';

export const depositWords = { pl, en };
