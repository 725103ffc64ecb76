/** Names the page of search by its filters: leases, or sales where only those are asked for; written by the server. */

import type { Lang } from '../../../../words/kit/words.ts';
import { listTitleWords } from '../../../../words/search/list-title.ts';
import { translatorOf } from '../../../kit/words/words.ts';
import type { FilterChoice } from '../filters/filters.ts';

/** The title of the page without the product's name, and its description. */
export const listTitle = ({ purpose, type }: Pick<FilterChoice, 'purpose' | 'type'>, place: string, lang: Lang) => {
  const t = translatorOf(listTitleWords, lang);
  const isSale = type === 'sell';
  const kind = isSale ? 'title.sell' : 'title';
  const what = t(purpose ? `${kind}.${purpose}` : kind);
  return { title: place ? t('title.place', { what, place }) : what, description: t(isSale ? 'description.sell' : 'description') };
};
