import { en } from '../../../words/leases/en/submit.ts';
import { pl } from '../../../words/leases/pl/submit.ts';

export const submitWords = { pl, en };
