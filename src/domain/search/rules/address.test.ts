import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bareStreet, countyName, isCityCounty, readAddress, readingsOfUnlistedTown, streetName, townOfPostCode } from './address.ts';

const towns = ['łódź', 'lodz', 'zielona góra', 'warszawa', 'nowa wola'];
const isTown = (name: string): boolean => towns.includes(name.toLowerCase());
const piotrkowska = { street: 'Piotrkowska', houseNumber: '88', postCode: null, town: 'Łódź' };

describe('an address as people type it', () => {
  it.each([
    ['Piotrkowska 88 Łódź', piotrkowska],
    ['Piotrkowska 88, Łódź', piotrkowska],
    ['Łódź, Piotrkowska 88', piotrkowska],
    ['Łódź Piotrkowska 88', piotrkowska],
    ['  piotrkowska   88  lodz ', { ...piotrkowska, street: 'piotrkowska', town: 'lodz' }],
    ['ul. Piotrkowska 88, 90-103 Łódź', { ...piotrkowska, street: 'ul. Piotrkowska', postCode: '90-103' }],
    ['ul. Piotrkowska 88/2a, Łódź', { ...piotrkowska, street: 'ul. Piotrkowska', houseNumber: '88/2a' }],
    ['Piotrkowska, Łódź', { ...piotrkowska, houseNumber: null }],
    ['Piotrkowska 88', { ...piotrkowska, town: null }],
    ['Piotrkowska 88, 90-103', { ...piotrkowska, postCode: '90-103' }],
    ['90-103', { street: null, houseNumber: null, postCode: '90-103', town: 'Łódź' }],
    ['05-800', { street: null, houseNumber: null, postCode: '05-800', town: null }],
    ['al. 1 Maja 5, Łódź', { ...piotrkowska, street: 'al. 1 Maja', houseNumber: '5' }],
    ['3 Maja 12 Zielona Góra', { street: '3 Maja', houseNumber: '12', postCode: null, town: 'Zielona Góra' }],
    ['Nowa Wola 12', { street: null, houseNumber: '12', postCode: null, town: 'Nowa Wola' }],
    ['Zielona Góra', { street: null, houseNumber: null, postCode: null, town: 'Zielona Góra' }],
    ['', { street: null, houseNumber: null, postCode: null, town: null }],
  ])('%s', (text, wanted) => expect(readAddress(text, isTown)).toEqual(wanted));

  it('reads anything without falling over, and never makes up a town', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 100 }), (text) => {
        const { town } = readAddress(text, () => false);
        expect(town === null || town === townOfPostCode(/\d{2}-\d{3}/.exec(text)?.[0] ?? '')).toBe(true);
      }),
    );
  });
});

describe('an address in a town that no list has', () => {
  it.each([
    ['Polna 5 Zabieniec', ['Polna 5 in Zabieniec']],
    ['Polna 5, Zabieniec', ['Polna 5 in Zabieniec']],
    ['Zabieniec, Polna 5', ['Polna 5 in Zabieniec']],
    ['ul. Polna 5, 05-123 Stary Zabieniec', ['ul. Polna 5 in Stary Zabieniec']],
    ['05-123 Zabieniec', ['  in Zabieniec']],
    ['Zabieniec 12, 05-123', [' 12 in Zabieniec']],
    ['Zabieniec 12', [' 12 in Zabieniec']],
    ['Zabieniec', ['  in Zabieniec']],
    ['Zabieniec, Polna', ['Zabieniec  in Polna', 'Polna  in Zabieniec']],
    ['Zabieniec, ul. Polna', ['ul. Polna  in Zabieniec']],
    ['Plączki 3', [' 3 in Plączki']],
    ['ul. Polna 5', []],
    ['05-123', []],
    [' , ', []],
  ])('%s', (text, wanted) =>
    expect(readingsOfUnlistedTown(text).map(({ street, houseNumber, town }) => `${street ?? ''} ${houseNumber ?? ''} in ${town}`)).toEqual(wanted),
  );
});

it.each([
  ['Piotrkowska', 'ul. Piotrkowska'],
  ['ulica Nawrot', 'ul. Nawrot'],
  ['ul. Nawrot', 'ul. Nawrot'],
  ['al. Kościuszki', 'al. Kościuszki'],
  ['Aleja Jana Pawła II', 'Aleja Jana Pawła II'],
  ['Rynek Główny', 'Rynek Główny'],
  ['Placowa', 'ul. Placowa'],
])('the street %s is written %s', (street, written) => expect(streetName(street)).toBe(written));

it('registers want streets bare and counties without what stands before them', () => {
  expect(['ul. Nawrot', 'ulica Nawrot', 'al. Kościuszki'].map(bareStreet)).toEqual(['Nawrot', 'Nawrot', 'al. Kościuszki']);
  expect(['powiat zgierski', 'm. Łódź', 'm.st. Warszawa', 'm. st. Warszawa', 'zgierski', 'miński'].map(countyName)).toEqual([
    'zgierski',
    'Łódź',
    'Warszawa',
    'Warszawa',
    'zgierski',
    'miński',
  ]);
});

it.each([
  ['Łódź', true],
  ['m.st. Warszawa', true],
  ['zgierski', false],
  ['powiat średzki', false],
])('%s is a county that is a city: %s', (county, wanted) => expect(isCityCounty(county)).toBe(wanted));
