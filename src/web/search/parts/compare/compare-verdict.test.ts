import { expect, it } from 'vitest';
import type { OfferViewData } from '../../../offers/parts/page/view.ts';
import { verdictsOf } from './compare-verdict.ts';

const costs = { net: 120_000, gross: 147_600, rentPerMetre: 1_000, known: true };

type OfferChanges = { readonly costs?: object | null; readonly form?: object; readonly badge?: string; readonly expired?: boolean };

const offer = (name: string, { costs: more = {}, form, badge = 'active', expired = false }: OfferChanges = {}): OfferViewData =>
  ({
    badge,
    expired,
    private: more === null ? null : { costs: { ...costs, ...more } },
    form: { name, offerType: 'rent', availability: '2026-01-01', areaDetails: { surface: 100 }, geoMarker: { lat: 52, lng: 19 }, ...form },
  }) as unknown as OfferViewData;

const linesOf = (offers: readonly OfferViewData[], place: Parameters<typeof verdictsOf>[3] = null): readonly string[] =>
  verdictsOf(offers, 'pl', '2026-11-23', place).map(({ title, text }) => `${title} – ${text}`.replaceAll('\u00a0', ' '));

it('says which offer is the cheapest and by how much, also per metre', () => {
  expect(linesOf([offer('A'), offer('B', { costs: { net: 150_000, gross: 184_500 } })])).toEqual([
    'Najtaniej co miesiąc – A: 1 476,00 zł brutto, o 369,00 zł mniej niż następna',
    'Najtańszy za m² – A: 12,00 zł netto, z opłatami',
  ]);
});

it.each([{ badge: 'signed' }, { badge: 'hidden' }, { badge: 'expired' }, { expired: true }])(
  'leaves out what nobody can take any more: %o',
  (over) => {
    const cheapest = offer('C', { ...over, costs: { net: 1, gross: 1 }, form: { areaDetails: { surface: 900 } } });
    const [dear, cheap] = [offer('B', { costs: { net: 150_000, gross: 184_500 } }), offer('A')];
    expect(linesOf([cheapest, dear, cheap])).toEqual(linesOf([dear, cheap]));
    expect(linesOf([cheapest, cheap])).toEqual([]);
  },
);

it('compares the rents alone where fees are not known, and nothing of money for who may not see it', () => {
  const unknown = offer('B', { costs: { known: false, net: 1, gross: 1, rentPerMetre: 900 } });
  expect(linesOf([offer('A'), unknown])).toEqual(['Najniższy czynsz za m² – B: 9,00 zł netto, bez opłat']);
  expect(linesOf([offer('A', { costs: null }), offer('B', { costs: null })])).toEqual([]);
  expect(linesOf([offer('A'), offer('B', { form: { offerType: 'sell' } })])).toEqual([]);
});

it('says what is free now or first, and calls nothing free that is reserved', () => {
  const later = { form: { availability: '2027-01-01' } };
  expect(linesOf([offer('A'), offer('B', later), offer('C')])).toEqual(['Wolne od zaraz – A, C']);
  expect(linesOf([offer('A', { form: { availability: '2026-12-01' } }), offer('B', later)])).toEqual(['Wolne najwcześniej – A: 01.12.2026']);
  expect(linesOf([offer('A', { badge: 'booked' }), offer('B', later)])).toEqual([]);
});

it('says what is the largest, and what is the nearest to the place that was searched', () => {
  const far = offer('B', { form: { areaDetails: { surface: 250 }, geoMarker: { lat: 53, lng: 19 } } });
  const place = { text: 'Łódź', point: { lat: 52.1, lng: 19 } };
  const of = linesOf([offer('A', { costs: null }), far], place);
  expect(of).toEqual(['Najbliżej: Łódź – A: 11,1 km w linii prostej od środka', 'Największa powierzchnia – B: 250 m²']);
  expect(linesOf([offer('A', { form: { geoMarker: undefined } }), far], place).join()).not.toContain('Najbliżej');
});

it('says nothing where nothing is to choose', () => {
  expect([linesOf([offer('A')]), linesOf([offer('A'), offer('B')]), linesOf([])]).toEqual([[], [], []]);
});
