import { en } from './en/around.ts';
import { pl } from './pl/around.ts';

/** What the landing page shows offers of. */
export const aroundWords = { pl, en };
