import { en } from './en/pages.ts';
import { pl } from './pl/pages.ts';

/** Help, accessibility and the wanted board. */
export const contentWords = { pl, en };
