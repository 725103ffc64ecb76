import { en } from '../../../words/leasing/en/submit.ts';
import { pl } from '../../../words/leasing/pl/submit.ts';

export const submitWords = { pl, en };
