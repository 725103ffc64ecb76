/** Rows of the listing with few different values everywhere, so that searches meet and orders have ties. */

import { mainUses } from '../../src/domain/kit/provinces.ts';
import { choiceNumber, fieldFilters, filterShape, storedFilters } from '../../src/domain/search/rules/filters.ts';
import type { NewFilter, NewListing } from '../../src/server/search/store/write.ts';

export const cities = ['Łódź', 'Płock', 'Nowy Sącz'] as const;
const districts = ['', 'Śródmieście', 'Podgórze'] as const;
const streets = ['Piotrkowska', 'Długa'] as const;
const postCodes = ['', '90-060', '90-101', '31-100'] as const;
const vocabulary = ['biuro', 'biurowiec', 'hala', 'magazyn', 'magazynowa', 'rampa', 'parking', 'sklep', 'witryna', 'lodz', 'tarasem', 'winda'];

/** Numbers that look random and are the same in every run. */
const randomFrom = (seed: number) => {
  let state = seed;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 8) / 2 ** 24;
  };
  return { next, below: (n: number) => Math.floor(next() * n), of: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T };
};

/** A row of the listing and what its filters are read from. */
export type ListingRow = { readonly row: NewListing; readonly filter: NewFilter };

/** The row of a number, the same in every run. */
export const storedOffer = (number: number): ListingRow => {
  const { next, below, of } = randomFrom(number + 1);
  const fold = (name: string): string => name.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
  const [use, province, city, district] = [of(mainUses), of(['lodzkie', 'mazowieckie', 'malopolskie'] as const), of(cities), of(districts)];
  const offerId = String(number).padStart(20, 'x');
  const isPlaced = next() < 0.9;
  const [sale, days] = [next() < 0.2, below(60)];
  const keys = fieldFilters.flatMap(({ name, options }) =>
    options.slice(0, 12).flatMap((option) => (next() < 0.3 ? [choiceNumber(name, option)] : [])),
  );
  const own = [choiceNumber('offerType', sale ? 'sell' : 'rent'), choiceNumber('legalMainUse', use), choiceNumber('address.province', province)];
  const others = fieldFilters.filter(({ name }) => ['offerType', 'legalMainUse', 'address.province'].includes(name));
  const foreign = new Set(others.flatMap(({ name, options }) => options.map((option) => choiceNumber(name, option))));
  const numbers = storedFilters.flatMap(({ name, kind }): [string, unknown][] => {
    if (next() < 0.3 || (kind !== 'range' && kind !== 'days')) return [];
    return [[name, kind === 'days' ? `2026-12-${String(1 + below(28)).padStart(2, '0')}` : below(20) * 5]];
  });
  return {
    row: {
      ...{
        offerId,
        number,
        state: 'ACTIVE',
        listed: next() < 0.93,
        booked: false,
        name: `Lokal ${number}`,
        sale,
        use,
        address: '',
        city,
        cityKey: fold(city),
      },
      ...{
        county: null,
        countyKey: of(['', 'lodz', 'plocki']),
        district,
        province,
        surface: 20 + below(30),
        floors: ['0'],
        imageCount: 0,
        image: null,
      },
      freeFrom: next() < 0.2 ? null : (`2026-12-${String(1 + below(28)).padStart(2, '0')}` as never),
      price: (1000 * (1 + below(40))) as never,
      pricePerMetre: (next() < 0.2 ? null : below(50)) as never,
      trueCost: (sale ? null : 1000 * below(60)) as never,
      lat: isPlaced ? 50 + below(40) / 10 : null,
      lng: isPlaced ? 19 + below(40) / 10 : null,
      validTo: new Date(Date.now() + (next() < 0.05 ? -1 : 1) * 86_400_000).toISOString() as never,
      publishedAt: new Date(Date.UTC(2026, 9, 1) + below(30) * 3_600_000).toISOString() as never,
      modifiedAt: new Date(Date.UTC(2026, 10, 1) + days * 3_600_000).toISOString() as never,
    },
    filter: {
      ...{
        offerId,
        shape: filterShape,
        districtKey: fold(district),
        estateKey: of(['', 'retkinia']),
        streetKey: fold(of(streets)),
        postCode: of(postCodes),
      },
      choices: [...keys.filter((key) => !foreign.has(key)), ...own],
      words: [...new Set(Array.from({ length: 5 }, () => of(vocabulary)))]
        .sort()
        .map((word) => ` ${word}`)
        .join(''),
      ...Object.fromEntries(numbers),
    },
  };
};
