import { en } from './en/users.ts';
import { pl } from './pl/users.ts';

/** The console's accounts of people. */
export const userWords = { pl, en };
