import { en } from './en/wanted-teaser.ts';
import { pl } from './pl/wanted-teaser.ts';

/** Wanted listings on the landing page. */
export const wantedTeaserWords = { pl, en };
