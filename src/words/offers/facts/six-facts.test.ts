import { describe, expect, it } from 'vitest';
import { grosze } from '../../../domain/kit/money.ts';
import type { OfferForm } from '../../../domain/offers/types.ts';
import { floorName, type SixFactsTerms, sixFacts } from './six-facts.ts';

const form: OfferForm = { areaDetails: { surface: 86.5, levels: [{ levelNumber: 1, levelName: 'Antresola', rooms: [{}, {}] }] } };
const terms: SixFactsTerms = {
  price: grosze(5_000_00),
  deposit: grosze(6_150_00),
  costs: { feesNet: grosze(865_00), serviceNet: grosze(0), rentPerMetre: grosze(57_80), metered: null },
  options: [
    { option: 'fixedshort', months: 12 },
    { option: 'infinite', months: null },
  ],
  leaseAgreement: { nonRentFees: 'lump_sum', lumpSum: grosze(10_00) },
};
const today = '2026-11-23';
const plain = (text: string | null): string => (text ?? '').replaceAll('\u00a0', ' ');
const worded = (lang: 'pl' | 'en', of: SixFactsTerms | null) =>
  sixFacts(lang, { form, terms: of, today }).map(({ key, value }) => [key, plain(value)]);

describe('the six facts', () => {
  it('are worded in both languages, in one order', () => {
    expect(worded('pl', terms)).toEqual([
      ['area', '86,5 m²'],
      ['rent', '5 000,00 zł'],
      ['fees', '865,00 zł'],
      ['deposit', '6 150,00 zł'],
      ['free', 'od zaraz'],
      ['term', '12 miesięcy'],
    ]);
    expect(worded('en', terms).map(([key]) => key)).toEqual(worded('pl', terms).map(([key]) => key));
    expect(sixFacts('pl', { form, terms, today })[0]?.text).toContain('Antresola, 2');
  });

  it('add the advance for the service charge to what meters show', () => {
    const metered = (serviceNet: number, average: number | null): readonly string[] => {
      const costs = {
        ...terms.costs,
        feesNet: grosze(serviceNet + (average ?? 0)),
        serviceNet: grosze(serviceNet),
        metered: average === null ? null : grosze(average),
      };
      const fact = sixFacts('pl', { form, terms: { ...terms, costs, leaseAgreement: { nonRentFees: 'metered' } }, today }).find(
        ({ key }) => key === 'fees',
      );
      return [plain(fact?.value ?? null), plain(fact?.text ?? null)];
    };
    expect(metered(400_00, 120_00)[0]).toContain('520,00 zł');
    expect(metered(400_00, null)[0]).toContain('400,00 zł');
    expect(metered(0, null)[0]).not.toContain('0,00');
  });

  it('name every term, the shortest first', () => {
    const termOf = (...months: readonly (number | null)[]) => {
      const options = months.map((n) => ({ option: n === null ? ('infinite' as const) : ('fixedlong' as const), months: n }));
      return plain(sixFacts('pl', { form, terms: { ...terms, options }, today }).find(({ key }) => key === 'term')?.value ?? null);
    };
    expect(termOf(36, 12)).toBe('12 lub 36 mies.');
    expect(termOf(12, 36, null, 24)).toBe('12, 24 lub 36 mies.');
    expect(termOf(null)).toBe('czas nieoznaczony');
  });

  it('hold no term for whoever does not see them', () => {
    const facts = sixFacts('pl', { form, terms: null, today });
    expect(facts.map(({ key }) => key)).toEqual(['area', 'free', 'building', 'costs', 'deposit', 'term']);
    expect(facts.filter(({ value }) => value === null).map(({ key }) => key)).toEqual(['costs', 'deposit', 'term']);
    expect(facts.filter(({ value }) => value === null).every(({ text }) => text === '')).toBe(true);
  });

  it('say of the building what is known of it', () => {
    const building = (areaDetails: OfferForm['areaDetails'], mediaDetails: OfferForm['mediaDetails'] = {}) => {
      const fact = sixFacts('pl', { form: { areaDetails, mediaDetails }, terms: null, today }).find(({ key }) => key === 'building');
      return [fact?.value, fact?.text];
    };
    expect(building({ constructionCompletionYear: 1908, buildingType: 'tenement' }, { energyCategory: 'C' })).toEqual([
      '1908',
      'Kamienica, klasa energetyczna C',
    ]);
    expect(building({ buildingType: 'tenement' }, { energyCategory: 'none' })).toEqual(['Kamienica', '']);
    expect(building({})).toEqual(['—', '']);
  });

  it('are three for a sale, with one price and no days of a handover', () => {
    const facts = (offerType: 'rent' | 'sell') => sixFacts('en', { form: { ...form, offerType, unitReceiptDeadline: 7 }, terms, today });
    expect(facts('sell').map(({ key }) => key)).toEqual(['area', 'price', 'free']);
    expect((['rent', 'sell'] as const).map((type) => facts(type).find(({ key }) => key === 'free')?.text)).toEqual([
      expect.stringContaining('7'),
      '',
    ]);
  });
});

it.each([
  [{ levelNumber: 1, levelName: 'Antresola' }, 'Antresola'],
  [{ levelNumber: 0, levelName: '0' }, 'parter'],
  [{ levelNumber: -1 }, 'piwnica'],
  [{ levelNumber: 4 }, '4. piętro'],
  [{ levelName: '2' }, '2. piętro'],
  [{}, 'parter'],
])('the floor %j is called %s', (level, name) => {
  expect(plain(floorName('pl', level))).toBe(name);
});
