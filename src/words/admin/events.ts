import { en } from './en/events.ts';
import { pl } from './pl/events.ts';

/** The event log in the console. */
export const eventWords = { pl, en };
