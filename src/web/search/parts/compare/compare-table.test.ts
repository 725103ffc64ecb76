import { expect, it } from 'vitest';
import type { OfferViewData } from '../../../offers/parts/page/view.ts';
import { comparisonOf } from './compare-table.ts';

const costs = {
  rentNet: 100_000,
  feesNet: 20_000,
  net: 120_000,
  vatRate: 23,
  vat: 27_600,
  gross: 147_600,
  rentPerMetre: 1_000,
  known: true,
  metered: null,
};
const terms = {
  ...{ price: 100_000, costs, deposit: 300_000, fees: { tenant: { gross: 30_000 } }, validTo: '2026-12-22T22:59:59.000Z' },
  options: [
    { option: 'infinite', months: null },
    { option: 'fixedlong', months: 24 },
  ],
};

const offer = (id: string, more: object = {}, form: object = {}): OfferViewData =>
  ({
    ...{ id: id.repeat(20), badge: 'active', expired: false, images: [], reservation: null, private: terms, ...more },
    form: {
      ...{ name: `Lokal ${id}`, offerType: 'rent', legalMainUse: 'office', availability: '2026-01-01' },
      areaDetails: { surface: 100 },
      mediaDetails: { energyCategory: 'B', airConditioning: true, powerAllocation: 40 },
      parkingDetails: { parkingLotsAvailable: 4 },
      ...form,
    },
  }) as unknown as OfferViewData;

const dear = { private: { ...terms, costs: { ...costs, net: 150_000, gross: 184_500 } } };
const table = (...offers: OfferViewData[]) => comparisonOf(offers, 'pl', '2026-11-23');
const row = ({ groups }: ReturnType<typeof table>, label: string) => groups.flatMap(({ rows }) => rows).find((known) => known.label === label);

it('shows the whole cost with VAT, what it is more, and marks the least with a word', () => {
  const found = table(offer('a'), offer('b', dear));
  expect(
    row(found, 'Razem brutto')?.cells.map(({ text, note, best }) => [text?.replaceAll('\u00a0', ' '), note?.replaceAll('\u00a0', ' '), best]),
  ).toEqual([
    ['1 476,00 zł', undefined, 'najmniej'],
    ['1 845,00 zł', '+369,00 zł', undefined],
  ]);
  expect(row(found, 'Metr naprawdę')?.cells.map(({ text, best }) => [text?.replaceAll('\u00a0', ' '), best])).toEqual([
    ['12,00 zł', 'najtaniej'],
    ['15,00 zł', undefined],
  ]);
  expect(row(found, 'Na start')?.cells[0]?.text?.replaceAll('\u00a0', ' ')).toBe('4 476,00 zł');
});

it('takes the rows of the premises from the catalogue, marks what is equal, and says what is missing', () => {
  const found = table(offer('a'), offer('b', {}, { mediaDetails: { energyCategory: 'A', powerAllocation: 40 } }));
  expect(row(found, 'Klimatyzacja')).toMatchObject({ same: false, cells: [{ text: 'tak' }, { text: null }] });
  expect(row(found, 'Przydział mocy')).toMatchObject({ same: true });
  expect(row(found, 'Klasa energetyczna')?.cells.map(({ best }) => best)).toEqual([undefined, 'najlepsza']);
});

it('has no row of money or terms for who may not see them', () => {
  const found = table(offer('a', { private: null }), offer('b', { private: null }));
  expect(found.costs).toEqual([null, null]);
  expect(found.groups.map(({ key }) => key)).not.toContain('cost');
  expect(JSON.stringify(found)).not.toMatch(/zł|22\.12\.2026/);
});

it('keeps a postal code together in a narrow column', () => {
  const address = { street: 'ul. Lipowa', houseNumber: '6', postCode: '16-400', city: 'Suwałki' };
  expect(table(offer('a', {}, { address }), offer('b')).heads[0]?.address).toBe('ul. Lipowa 6, 16\u2060-\u2060400 Suwałki');
});

it('says of offers to let until when they bind, and of announcements of a sale until when they are visible', () => {
  const sale = offer('b', {}, { offerType: 'sell' });
  const cells = (found: ReturnType<typeof table>) =>
    ['Oferta wiąże do', 'Ogłoszenie widoczne do'].map((label) => row(found, label)?.cells.map(({ text }) => text));
  expect(cells(table(offer('a'), sale))).toEqual([
    ['22.12.2026', null],
    [null, '22.12.2026'],
  ]);
  expect(cells(table(offer('a'), offer('c')))).toEqual([['22.12.2026', '22.12.2026'], undefined]);
  expect(cells(table(sale, sale))).toEqual([undefined, ['22.12.2026', '22.12.2026']]);
});

it('calls nothing the best that nobody can take any more, and not free', () => {
  const over = offer('c', { badge: 'signed' }, { areaDetails: { surface: 9_000 } });
  const found = table(over, offer('a'), offer('b', {}, { areaDetails: { surface: 250 } }));
  const bests = found.groups.flatMap(({ rows }) => rows.map(({ cells }) => cells.map(({ best }) => best !== undefined)));
  expect(bests.some(([first]) => first)).toBe(false);
  expect(bests.some(([, ...others]) => others.some(Boolean))).toBe(true);
  expect(row(found, 'Wolne od')?.cells[0]?.text).toBe(null);
});

it.each([
  ['active', false, null],
  ['booked', false, 'booked'],
  ['active', true, 'expired'],
  ['expired', false, 'expired'],
  ['signed', true, 'ended'],
  ['hidden', false, 'ended'],
  ['deleted', false, 'ended'],
])('says above its column what became of an offer: %s, expired %s, is %s', (badge, expired, tag) => {
  expect(table(offer('a', { badge, expired })).heads[0]?.tag).toBe(tag);
});
