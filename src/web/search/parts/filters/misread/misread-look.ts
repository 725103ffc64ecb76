/** Says where the list looks otherwise than its address asks: its order, its view and its page. Runs on the server. */

import type { Lang } from '../../../../../words/kit/words.ts';
import { filterWords } from '../../../../../words/search/filters.ts';
import { listWords } from '../../../../../words/search/list.ts';
import { isPageNumber } from '../../../../kit/page/pages.ts';
import { translatorOf } from '../../../../kit/words/words.ts';
import { type FilterChoice, type Order, orders, views } from '../filters.ts';
import { type MisreadNote, shortened, withoutValues } from './misread.ts';

/** What there is of what an address can ask for: orders for this search and viewer, and pages; `page` is the shown one. */
type LookChoice = { readonly orders: readonly Order[]; readonly page: number; readonly pages: number };

/** An order, a view or a page that is not there, or not for this viewer or search: what is shown instead, and what to do. */
export const misreadLook = (params: URLSearchParams, chosen: FilterChoice, offered: LookChoice, lang: Lang): readonly MisreadNote[] => [
  ...ofSort(params, chosen, offered.orders, lang),
  ...ofView(params, lang),
  ...ofPage(params, chosen, offered, lang),
];

const valuesOf = (params: URLSearchParams, name: string, known: readonly string[]): readonly string[] =>
  params.getAll(name).filter((value) => value.trim() !== '' && !known.includes(value));

const textOf = (values: readonly string[]): string => shortened(values.map((value) => value.trim()).join(', '));

const ofSort = (params: URLSearchParams, { order }: FilterChoice, offered: LookChoice['orders'], lang: Lang): readonly MisreadNote[] => {
  const [t, list] = [translatorOf(filterWords, lang), translatorOf(listWords, lang)];
  const values = valuesOf(params, 'sort', orders);
  const usual = list('sort.published');
  if (values.length > 0) return [{ text: t('misread.sort', { value: textOf(values), usual }), to: withoutValues(params, 'sort', values) }];
  if (offered.includes(order)) return [];
  const key = order === 'distance' ? 'misread.sort.place' : 'misread.sort.terms';
  return [{ text: t(key, { order: list(`sort.${order}`), usual, field: list('place') }), to: withoutValues(params, 'sort', [order]) }];
};

const ofView = (params: URLSearchParams, lang: Lang): readonly MisreadNote[] => {
  const values = valuesOf(params, 'view', views);
  if (values.length === 0) return [];
  const to = new URLSearchParams(params);
  for (const value of values) to.delete('view', value);
  return [{ text: translatorOf(filterWords, lang)('misread.view', { value: textOf(values) }), to: `?${to}` }];
};

/** A number that is none leads to the first page; one behind the last page to the last, whose own number then stands in the address. */
const ofPage = (params: URLSearchParams, chosen: FilterChoice, { page, pages }: LookChoice, lang: Lang): readonly MisreadNote[] => {
  const t = translatorOf(filterWords, lang);
  const value = params.get('page') ?? '';
  const to = (number: number | null): string => {
    const next = new URLSearchParams(withoutValues(params, 'page', []));
    if (number !== null) next.set('page', String(number));
    return `?${next}`;
  };
  if (value.trim() !== '' && !isPageNumber(value)) return [{ text: t('misread.page', { value: shortened(value.trim()) }), to: to(null) }];
  if (value.trim() === '' || pages === 0 || chosen.page <= page) return [];
  return [{ text: t('misread.page.past', { value: shortened(value), last: pages }), to: to(page > 1 ? page : null) }];
};
