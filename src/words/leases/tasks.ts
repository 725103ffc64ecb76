import { en } from './en/tasks.ts';
import { pl } from './pl/tasks.ts';

/** Tasks of the operator's console. */
export const taskWords = { pl, en };
