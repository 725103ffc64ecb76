import { en } from './en/map.ts';
import { pl } from './pl/map.ts';

/** A map that is open: its buttons, pins and layers, and the area that is drawn on it. */
export const mapWords = { pl, en };
