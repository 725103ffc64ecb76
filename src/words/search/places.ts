import { en } from './en/places.ts';
import { pl } from './pl/places.ts';

/** Names of places in the search for one. */
export const placeWords = { pl, en };
