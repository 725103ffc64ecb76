import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineOf, shortLine } from '../../../../../tests/factories/search-lines.ts';
import { provinces } from '../../../../domain/kit/provinces.ts';
import { day } from '../../../../domain/kit/time.ts';
import { fold } from '../../../../domain/kit/typed/fold.ts';
import { isCityCounty } from '../../../../domain/search/rules/address.ts';
import { fieldFilters } from '../../../../domain/search/rules/filters.ts';
import type { Chip, LinePlace } from '../../../../domain/search/rules/line/chips.ts';
import { joinChips } from '../../../../domain/search/rules/line/join-chips.ts';
import { readLine } from '../../../../domain/search/rules/line/read-line.ts';
import { vocabularyOf } from '../../../../domain/search/rules/line/vocabulary.ts';
import { fieldTerms, lineTerms, rangeFields } from '../../../../words/search/line-terms.ts';
import { allPlaces } from '../../../kit/places.ts';

const places = allPlaces();
const terms = lineTerms(places);
const vocabulary = vocabularyOf(terms);
const today = day('2026-11-23');

const sorted = (chips: readonly Chip[]): readonly Chip[] => {
  const textOf = (chip: Chip): string => shortLine({ chips: [chip], unread: [] });
  return [...chips].sort((a, b) => (textOf(a) < textOf(b) ? -1 : 1));
};

describe('a line written from chips', () => {
  const taken = new Set(terms.flatMap(({ text, meaning }) => (meaning.kind === 'place' ? [] : [fold(text)])));
  const once = <T extends { readonly name: string; readonly province: string; readonly county: string | null }>(all: readonly T[]): readonly T[] => [
    ...new Map(all.map((place) => [`${fold(place.name)} ${place.province} ${place.county}`, place])).values(),
  ];
  const towns = once(
    places.filter(
      ({ name, partOf, county }) => partOf === null && !taken.has(fold(name)) && county !== null && (county === name || !isCityCounty(county)),
    ),
  );
  const districtNames = new Set(places.flatMap(({ name, partOf }) => (partOf === null ? [] : [fold(name)])));
  const districts = places.filter(({ name, partOf }) => partOf !== null && !taken.has(fold(name)));
  const place: fc.Arbitrary<LinePlace> = fc.oneof(
    fc.constantFrom(...provinces).map((province) => ({ level: 'province', province }) as const),
    fc.constantFrom(...towns).map(({ name, province, county }) => ({ level: 'city', city: name, province, county }) as const),
    fc.constantFrom(...districts).map(({ name, partOf, province }) => ({ level: 'district', district: name, city: partOf ?? '', province }) as const),
    fc.tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 999 })).map(([a, b]) => ({
      level: 'postCode' as const,
      postCode: `${String(a).padStart(2, '0')}-${String(b).padStart(3, '0')}`,
    })),
  );
  const within = fc.option(fc.integer({ min: 1, max: 200 }), { nil: null });
  const limits = fc.tuple(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 1, max: 5_000 }), fc.constantFrom('min', 'max', 'both'));
  const range = fc.tuple(fc.constantFrom(...rangeFields), limits).map(([field, [a, b, which]]): Chip => {
    const factor = field === 'price' ? 100 : 1;
    const [min, max] = [Math.min(a, b) * factor, Math.max(a, b) * factor];
    return { kind: 'range', field, min: which === 'max' ? null : min, max: which === 'min' ? null : max };
  });
  const isChip = fc.oneof(
    fc.constantFrom('office', 'retail', 'warehouse').map((value): Chip => ({ kind: 'is', field: 'legalMainUse', value })),
    fc.constantFrom('rent', 'sell').map((value): Chip => ({ kind: 'is', field: 'offerType', value })),
    fc.constantFrom(...fieldTerms.map(({ chip }): Chip => chip)),
  );
  const dayChip = fc
    .integer({ min: 0, max: 3_000 })
    .map((days): Chip => ({ kind: 'freeBy', day: day(new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10)) }));
  const streets = ['Długa', 'Jana Pawła II', '3 Maja', 'Armii Krajowej', 'gdańska', 'Przy Bażantarni'];
  const chip = fc.oneof(
    isChip,
    range,
    dayChip,
    fc.constantFrom(...streets).map((street): Chip => ({ kind: 'street', street })),
    fc.tuple(place, within).map(([at, km]): Chip => ({ kind: 'place', place: at, within: at.level === 'postCode' ? null : km })),
  );

  it.each(['pl', 'en'] as const)('is understood as the same chips (%s)', (lang) => {
    fc.assert(
      fc.property(fc.array(chip, { maxLength: 5 }), (made) => {
        const chips = joinChips(made);
        // Beside its city a word of the trade is the district of that name: "Bielsko-Biała, kamienica".
        fc.pre(!chips.some((one) => one.kind === 'is' && districtNames.has(fold(lineOf([one], lang, vocabulary)))));
        const line = lineOf(chips, lang, vocabulary);
        const understood = readLine(line, vocabulary, today);
        // The order may differ: "Toruń Koniuchy, 1 km od Toruń" names Toruń before its district.
        expect({ line, chips: sorted(understood.chips), unread: understood.unread }).toEqual({ line, chips: sorted(chips), unread: [] });
      }),
      { numRuns: 200 },
    );
  });

  it('names the county of a town where another province stands beside it', () => {
    const chips: readonly Chip[] = [
      { kind: 'place', place: { level: 'province', province: 'dolnoslaskie' }, within: null },
      { kind: 'place', place: { level: 'city', city: 'Osiek', province: 'malopolskie', county: 'oświęcimski' }, within: null },
    ];
    expect(readLine(lineOf(chips, 'pl', vocabulary), vocabulary, today).chips).toEqual(chips);
  });

  it.each(['pl', 'en'] as const)('names every field and key so that it leads back (%s)', (lang) => {
    const wrong = fieldTerms.flatMap(({ chip: wanted }) => {
      const line = lineOf([wanted], lang, vocabulary);
      const { chips, unread } = readLine(line, vocabulary, today);
      return JSON.stringify(chips) === JSON.stringify([wanted]) && unread.length === 0
        ? []
        : [`${line}: ${JSON.stringify(chips)} ?${unread.join(',')}`];
    });
    expect(wrong).toEqual([]);
  });

  it.each(['pl', 'en'] as const)('names every limit so that it leads back (%s)', (lang) => {
    const wrong = [...rangeFields, 'pricePerMetre'].flatMap((field) => {
      const wanted: Chip = { kind: 'range', field, min: 200, max: 300 };
      const line = lineOf([wanted], lang, vocabulary);
      const { chips } = readLine(line, vocabulary, today);
      return JSON.stringify(chips) === JSON.stringify([wanted]) ? [] : [`${line}: ${JSON.stringify(chips)}`];
    });
    expect(wrong).toEqual([]);
  });

  it('knows every filter that a visitor may set by a tick', () => {
    const named = new Set(fieldTerms.map(({ chip: { field } }) => field));
    expect(fieldFilters.filter(({ kind, isPublic, name }) => kind === 'flag' && isPublic && !named.has(name))).toEqual([]);
  });
});
