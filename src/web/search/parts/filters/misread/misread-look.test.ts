import { expect, it } from 'vitest';
import { ordersFor, readChosen } from '../filters.ts';
import { misreadLook } from './misread-look.ts';

type Reader = { readonly lang?: 'pl' | 'en'; readonly seesTerms?: boolean; readonly hasPlace?: boolean; readonly page?: number };

const look = (query: string, { lang = 'pl', seesTerms = true, hasPlace = false, page = 1 }: Reader = {}) => {
  const params = new URLSearchParams(query);
  return misreadLook(params, readChosen(params, lang), { orders: ordersFor(seesTerms, hasPlace), page, pages: 3 }, lang);
};

it.each([
  ['sort=cheapest', {}, 'Sortowania „cheapest” nie ma. Lista jest ułożona jak „Najnowsze”. Wybierz inne z pola „Sortuj”.'],
  ['sort=cheapest', { lang: 'en' }, 'There is no order “cheapest”. The list is ordered as “Newest”. Choose another one in the field “Sort”.'],
  ['sort=price-asc', { seesTerms: false }, 'Sortowanie „Najniższa cena” działa, gdy widać ceny'],
  ['sort=pricePerMetre', { seesTerms: false, lang: 'en' }, 'works where prices are shown'],
  ['sort=distance', {}, 'Sortowanie „Najbliżej” liczy odległość od jednego miejsca. Wpisz je w polu „Gdzie i jaki”.'],
  ['view=street', {}, 'Widoku „street” nie ma. Pokazujemy zwykły widok.'],
  ['view=street', { lang: 'en' }, 'There is no view “street”. The usual view is shown.'],
  ['page=two', {}, '„two” to nie numer strony. Pokazujemy pierwszą stronę.'],
  ['page=0', {}, '„0” to nie numer strony.'],
  ['page=-1', { lang: 'en' }, '“-1” is no number of a page. The first page is shown.'],
  ['page=99', { page: 3 }, 'Strony 99 nie ma. Pokazujemy ostatnią, 3.'],
  ['page=99', { page: 3, lang: 'en' }, 'There is no page 99. The last one, 3, is shown.'],
  ['page=99999999999', { page: 3 }, 'Strony 99999999999 nie ma. Pokazujemy ostatnią, 3.'],
] as const)('the address %s (%j) names what is shown instead', (query, reader, expected) => {
  const [only, ...more] = look(query, reader).map(({ text }) => text.replaceAll('\u00a0', ' '));
  expect(only).toContain(expected);
  expect(more).toEqual([]);
});

it.each(['', 'sort=&view=&page=', 'sort=area-asc&view=list&page=1', 'sort=published&view=both', 'page=2&after=nonsense'])(
  'says nothing of %j, which shows what it asks for',
  (query) => expect(look(query, { page: 2 })).toEqual([]),
);

it('says nothing of an order by distance where a place is searched, nor of one by rent to who sees rents', () =>
  expect([look('sort=distance', { hasPlace: true }), look('sort=trueCost')]).toEqual([[], []]));

it('what is not understood goes alone: the address keeps the rest', () => {
  const query = 'sort=cheapest&sort=area-asc&view=street&minArea=80&page=9';
  expect(look(query, { page: 3 }).map(({ to }) => to)).toEqual([
    '?sort=area-asc&view=street&minArea=80',
    '?sort=cheapest&sort=area-asc&minArea=80&page=9',
    '?sort=cheapest&sort=area-asc&view=street&minArea=80&page=3',
  ]);
});

it('of a long value shows the beginning', () => expect(look(`view=${'x'.repeat(60)}`)[0]?.text).toContain(`„${'x'.repeat(40)}…”`));
