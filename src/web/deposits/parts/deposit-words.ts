import { en } from '../../../words/deposits/en/deposit.ts';
import { pl } from '../../../words/deposits/pl/deposit.ts';

export const depositWords = { pl, en };
