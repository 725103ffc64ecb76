import { expect, it } from 'vitest';
import { chipsOf, cleared } from './chips.ts';
import { readChosen } from './filters.ts';
import { panelOf } from './panel-data.ts';
import { readWishes } from './wishes.ts';

const query =
  'premisesPurpose=office&place=Łódź&place=Zgierz&maxPrice=5000&mediaDetails.gas=true&mediaDetails.heating=gas&mediaDetails.heating=oil&relatedDetails.hallHeight.min=800&price.min=1000&pricePerMetre.max=60&availability.to=2027-01-31&page=4&view=list';
const params = new URLSearchParams(query);
const chips = (seesTerms: boolean) => chipsOf(params, readChosen(params, 'pl'), 'pl', seesTerms);

it('every filter is a chip', () => {
  expect(chips(true).map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([
    'Biura',
    'Łódź',
    'Zgierz',
    'do 5 000 zł',
    'cena za m²: do 60 zł',
    'ogrzewanie: Gazowe',
    'ogrzewanie: Olejowe',
    'gaz',
    'wysokość hali: od 800 cm',
    'czynsz netto za miesiąc: od 1 000 zł',
    'wolny od: do 31.01.2027',
  ]);
});

it('of several uses each is a chip, and without one the others stay', () => {
  const several = new URLSearchParams('premisesPurpose=office,warehouse&premisesPurpose=retail&page=2');
  const all = chipsOf(several, readChosen(several, 'pl'), 'pl', false);
  expect(all.map(({ text, to }) => [text, new URLSearchParams(to).getAll('premisesPurpose')])).toEqual([
    ['Biura', ['retail,warehouse']],
    ['Lokale handlowo-usługowe', ['office,warehouse']],
    ['Magazyny i\u00a0hale', ['office,retail']],
  ]);
  const one = new URLSearchParams('premisesPurpose=office');
  expect(chipsOf(one, readChosen(one, 'pl'), 'pl', false)).toEqual([{ text: 'Biura', to: '?' }]);
});

it('a limit that is the same on both sides is said once', () => {
  const exact = new URLSearchParams('leaseAgreement.fixedshortMonths.min=12&leaseAgreement.fixedshortMonths.max=12');
  expect(chipsOf(exact, readChosen(exact, 'pl'), 'pl', true).map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual(['długość najmu: 12 mies.']);
});

it.each([
  ['90-103', ['kod 90-103']],
  ['99999', []],
  ['Łódź', []],
])('the postal code %s is a chip only where it narrows', (code, texts) => {
  const typed = new URLSearchParams({ postCode: code });
  expect(chipsOf(typed, readChosen(typed, 'pl'), 'pl', false).map(({ text }) => text)).toEqual(texts);
});

it('the panel has the fields of each use that is wanted', () => {
  const keys = (uses: readonly ('office' | 'warehouse')[]) =>
    panelOf(new URLSearchParams(), null, uses, 'pl', false).flatMap(({ fields }) => fields.map(({ key }) => key));
  expect(keys(['office'])).not.toContain('relatedDetails.hallHeight');
  expect(keys(['office', 'warehouse'])).toEqual(expect.arrayContaining(['relatedDetails.hallHeight', ...keys(['office'])]));
});

it('takes one filter off and returns to the first page', () => {
  const gas = chips(true).find(({ text }) => text === 'gaz');
  expect(gas?.to).not.toMatch(/mediaDetails\.gas|page=/);
  expect(new URLSearchParams(gas?.to).getAll('mediaDetails.heating')).toEqual(['gas', 'oil']);
  const oil = chips(true).find(({ text }) => text.includes('Olejowe'));
  expect(new URLSearchParams(oil?.to).getAll('mediaDetails.heating')).toEqual(['gas']);
  expect(cleared(params)).toBe('?view=list');
});

it('a visitor has no chip and no wish of what a visitor may not ask for', () => {
  expect(chips(false).filter(({ text }) => /zł/.test(text))).toEqual([]);
  expect(readWishes(params, 'pl', false)).toEqual({
    'mediaDetails.gas': true,
    'mediaDetails.heating': ['gas', 'oil'],
    'relatedDetails.hallHeight': { min: 800 },
    availability: { to: '2027-01-31' },
  });
  expect(readWishes(params, 'pl', true)).toMatchObject({ price: { min: 100_000 } });
});

it('a number of the panel is read as the form reads it, and its chip says what was understood', () => {
  const typed = new URLSearchParams('mediaDetails.powerAllocation.min=10+kW&price.max=1,200&relatedDetails.hallHeight.min=8 m');
  expect(readWishes(typed, 'en', true)).toEqual({
    'mediaDetails.powerAllocation': { min: 10 },
    price: { max: 120_000 },
    'relatedDetails.hallHeight': { min: 800 },
  });
  const texts = chipsOf(typed, readChosen(typed, 'en'), 'en', true).map(({ text }) => text.replaceAll('\u00a0', ' '));
  expect(texts).toEqual(['power allocation: from 10 kW', 'hall height: from 800 cm', 'net rent per month: up to 1,200 zł']);
});

const chipOf = (text: string, lang: 'pl' | 'en'): string | undefined => {
  const typed = new URLSearchParams(text);
  return chipsOf(typed, readChosen(typed, lang), lang, true)[0]?.text.replaceAll('\u00a0', ' ');
};

it.each([
  ['areaDetails.surface.max=2000', 'powierzchnia użytkowa: do 2 000 m²', 'usable area: up to 2,000 m²'],
  ['leaseAgreement.leaseNoticePeriod.max=3', 'okres wypowiedzenia: do 3 mies.', 'notice period: up to 3 months'],
  ['leaseAgreement.leaseNoticePeriod.min=1', 'okres wypowiedzenia: od 1 mies.', 'notice period: from 1 month'],
  ['unitReceiptDeadline.min=1', 'czas na odbiór lokalu: od 1 dnia', 'time to take over: from 1 day'],
  ['unitReceiptDeadline.min=3&unitReceiptDeadline.max=14', 'czas na odbiór lokalu: 3–14 dni', 'time to take over: 3–14 days'],
  ['mediaDetails.powerAllocation.min=10&mediaDetails.powerAllocation.max=40', 'przydział mocy: 10–40 kW', 'power allocation: 10–40 kW'],
  ['price.min=1000&price.max=2000', 'czynsz netto za miesiąc: 1 000–2 000 zł', 'net rent per month: 1,000–2,000 zł'],
  ['areaDetails.constructionCompletionYear.min=2010', 'rok ukończenia: od 2010', 'completed in: from 2010'],
  ['mediaDetails.energyIndices.co2.max=0.1230', 'emisja CO₂: do 0,123 t/m²', 'CO₂ emission: up to 0.123 t/m²'],
  ['areaDetails.levels.rooms.surface.min=20', 'powierzchnia pomieszczenia: od 20 m²', 'room area: from 20 m²'],
  ['leaseAgreement.payDay=10', 'czynsz płatny do: 10. dnia miesiąca', 'rent payable by: day 10 of the month'],
  ['ownTerms.selected=true', 'własne warunki wynajmującego', 'terms of the landlord’s own'],
  ['counteroffer.selected=true', 'wynajmujący przyjmuje kontroferty', 'landlord accepts counter-offers'],
])('the chip of %s says the value with its unit, from the side of whoever searches', (text, pl, en) => {
  expect([chipOf(text, 'pl'), chipOf(text, 'en')]).toEqual([pl, en]);
});

it('nonsense in the address is no wish', () => {
  const nonsense = new URLSearchParams(
    'mediaDetails.gas=maybe&mediaDetails.heating=lava&relatedDetails.hallHeight.min=high&availability.to=soon&address.street=x',
  );
  expect(readWishes(nonsense, 'pl', true)).toEqual({});
});

it('the panel counts beside each choice, leaves out other uses, and shows no terms to a visitor', () => {
  const facets = { total: 5, radii: [], fields: { 'mediaDetails.gas': { true: 3 }, 'areaDetails.levels.levelNumber': { '0': 2 } } };
  const fields = (seesTerms: boolean) => panelOf(params, facets, ['office'], 'pl', seesTerms).flatMap((group) => group.fields);
  const options = fields(true).flatMap(({ options: all }) => all);
  expect(options.find(({ name }) => name === 'mediaDetails.gas')).toMatchObject({ label: 'Gaz', count: 3, isSet: true });
  expect(options.find(({ name }) => name === 'mediaDetails.fiber')).toMatchObject({ count: 0, isSet: false });
  expect(options.filter(({ name }) => name === 'areaDetails.levels.levelNumber').map(({ value }) => value)).toEqual(['0']);
  expect(options.some(({ name }) => name === 'relatedDetails.crane')).toBe(false);
  expect(fields(true).some(({ key }) => key === 'price')).toBe(true);
  expect(fields(false).some(({ key }) => key === 'price' || key.startsWith('leaseAgreement'))).toBe(false);
});

it('takes a place out however it was typed', () => {
  const typed = new URLSearchParams([
    ['place', 'Łódź '],
    ['place', ' Zgierz'],
  ]);
  expect(chipsOf(typed, readChosen(typed, 'pl'), 'pl', true).map(({ to }) => new URLSearchParams(to.slice(1)).getAll('place'))).toEqual([
    [' Zgierz'],
    ['Łódź '],
  ]);
});
