import { en } from '../../../../words/offers/en/board.ts';
import { pl } from '../../../../words/offers/pl/board.ts';

export const boardWords = { pl, en };
