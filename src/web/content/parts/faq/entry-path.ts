import type { Lang } from '../../../../words/kit/words.ts';
import { publicPath } from '../../../kit/page/addresses.ts';

/** The address of a question among all of them, not only those of the step that is shown; what was searched for stays in the field. */
export const entryPath = (lang: Lang, id: string, query: string): string =>
  publicPath(lang, `/faq${query === '' ? '' : `?${new URLSearchParams({ q: query })}`}#${id}`);
