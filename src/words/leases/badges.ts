import { en } from './en/badges.ts';
import { pl } from './pl/badges.ts';

/** What the badge of a signed lease says. */
export const leaseBadgeWords = { pl, en };
