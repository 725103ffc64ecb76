import { en } from '../../../words/workspace/en/board.ts';
import { pl } from '../../../words/workspace/pl/board.ts';

export const boardWords = { pl, en };
