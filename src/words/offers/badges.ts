import { en } from './en/badges.ts';
import { pl } from './pl/badges.ts';

/** What an offer's badge says. */
export const offerBadgeWords = { pl, en };
