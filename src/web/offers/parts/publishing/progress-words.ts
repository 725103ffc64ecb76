import { en } from '../../../../words/offers/en/progress.ts';
import { pl } from '../../../../words/offers/pl/progress.ts';

export const progressWords = { pl, en };
