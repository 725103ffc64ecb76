import { en } from './en/registers.ts';
import { pl } from './pl/registers.ts';

/** What registers say about a company. */
export const registerWords = { pl, en };
