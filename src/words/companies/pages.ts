import { en } from './en/pages.ts';
import { pl } from './pl/pages.ts';

/** The page that links an account with a company. */
export const companyWords = { pl, en };
