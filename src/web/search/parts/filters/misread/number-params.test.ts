import { expect, it } from 'vitest';
import { misreadNumbers, withPlainNumbers } from './number-params.ts';

const plain = (query: string, lang: 'pl' | 'en'): string | null => {
  const to = withPlainNumbers(new URLSearchParams(query), lang);
  return to && `${to}`;
};

it.each([
  ['en', 'minArea=1,200&view=list', 'minArea=1200&view=list'],
  ['en', 'price.max=1,200.50', null],
  ['en', 'price.max=12,500', 'price.max=12500'],
  ['pl', 'price.max=12,500', 'price.max=12.5'],
  ['pl', 'maxPrice=60.000+zł', 'maxPrice=60000'],
  ['pl', 'mediaDetails.energyIndices.co2.min=0,123', 'mediaDetails.energyIndices.co2.min=0.1230'],
  ['pl', 'mediaDetails.powerAllocation.min=10+kW&minArea=1 200', null],
  ['pl', 'minArea=some&text=1,200', null],
] as const)('in %s an address with %s leads to %s', (lang, query, wanted) => {
  const to = plain(query, lang);
  expect(to).toBe(wanted);
  if (to !== null) for (const other of ['pl', 'en'] as const) expect(plain(to, other)).toBeNull();
});

const named = (query: string, seesTerms = true): readonly string[] =>
  misreadNumbers(new URLSearchParams(query), 'pl', seesTerms).map(({ text }) => text.replaceAll('\u00a0', ' '));

it('a number that narrows nothing is named with its field, and can be dropped alone', () => {
  expect(named('mediaDetails.powerAllocation.min=10+kW&minArea=80+m²&relatedDetails.hallHeight.min=8 m')).toEqual([]);
  const params = new URLSearchParams('minArea=80+kW&mediaDetails.powerAllocation.min=dużo&view=list');
  const [area, power, ...more] = misreadNumbers(params, 'pl', true);
  expect(more).toEqual([]);
  expect(area?.text.replaceAll('\u00a0', ' ')).toBe(
    'Filtr „Powierzchnia od, m²” nie zawęża wyników, bo ma wartość „80 kW”. W tym polu wpisz wartość w jednostce m².',
  );
  expect(new URLSearchParams(area?.to).has('minArea')).toBe(false);
  expect(new URLSearchParams(area?.to).get('mediaDetails.powerAllocation.min')).toBe('dużo');
  expect(power?.text).toContain('od');
  expect(named('minArea=-5')).toHaveLength(1);
});

it('tells a visitor that limits of money work once they are shown, whatever was typed, and each can be dropped alone', () => {
  expect(named('maxPrice=5000&view=list', false)).toEqual([
    'Filtr „Cena do, zł / mies.” zadziała, gdy widać ceny: po zalogowaniu i potwierdzeniu adresu e-mail.',
  ]);
  const [dropped] = misreadNumbers(new URLSearchParams('maxPrice=5000&minArea=80'), 'pl', false);
  expect(dropped?.to).toBe('?minArea=80');
  expect(named('maxPrice=5000&price.min=2000')).toEqual([]);
  expect(named('maxPrice=dużo&price.min=dużo&pricePerMetre.max=dużo', false)).toHaveLength(2);
  expect(named('maxPrice=dużo&price.min=dużo&pricePerMetre.max=dużo')).toHaveLength(3);
});

it.each([
  ['price.min=2000&maxPrice=5000', 'Filtry „Cena do, zł / mies.” i „czynsz netto za miesiąc od” zadziałają'],
  ['pricePerMetre.min=20&pricePerMetre.max=50', 'Filtry „cena za m² od” i „cena za m² do” zadziałają'],
  ['leaseMonths.min=6&leaseMonths.max=24', 'Filtry „okres najmu od” i „okres najmu do” zadziałają'],
])('says of both limits in %s once that they do not count yet, and drops both', (query, text) => {
  const [note, ...more] = misreadNumbers(new URLSearchParams(`minArea=80&${query}`), 'pl', false);
  expect(more).toEqual([]);
  expect(note?.text.replaceAll('\u00a0', ' ')).toContain(text);
  expect(note?.to).toBe('?minArea=80');
});
