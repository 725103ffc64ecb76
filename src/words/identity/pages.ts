import { en } from './en/pages.ts';
import { pl } from './pl/pages.ts';

/** The page where a person has their identity confirmed. */
export const identityWords = { pl, en };
