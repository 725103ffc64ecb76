import { en } from './en/consent.ts';
import { pl } from './pl/consent.ts';

/** What a visitor allows to be stored. */
export const consentWords = { pl, en };
