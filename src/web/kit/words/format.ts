import { type Format, formatOf } from '../../../words/kit/format.ts';
import { useLang } from './words.ts';

/** Formats of amounts, areas, days and moments in the page's language; outside components: `formatOf(lang)` of words/kit/format.ts. */
export const useFormat = (): Format => formatOf(useLang());
