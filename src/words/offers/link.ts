import { en } from './en/link.ts';
import { pl } from './pl/link.ts';

/** A project that the staff gives to somebody else's account. */
export const linkWords = { pl, en };
