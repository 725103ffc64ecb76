import { en } from './en/overview.ts';
import { pl } from './pl/overview.ts';

/** The console’s overview. */
export const overviewWords = { pl, en };
