import { en } from './en/identities.ts';
import { pl } from './pl/identities.ts';

/** The console's list of requests of the citizen app. */
export const identityConsoleWords = { pl, en };
