import { en } from './en/security.ts';
import { pl } from './pl/security.ts';

/** Second factor, recovery codes, sessions. */
export const securityWords = { pl, en };
