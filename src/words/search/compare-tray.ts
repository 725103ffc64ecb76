import { en } from './en/compare-tray.ts';
import { pl } from './pl/compare-tray.ts';

/** Choosing offers to compare: apart from the comparison itself, whose texts are many, because every list fetches these. */
export const compareTrayWords = { pl, en };
