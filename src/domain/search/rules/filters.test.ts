import { describe, expect, it } from 'vitest';
import { filledForm } from '../../../../tests/factories/filled-form.ts';
import { day } from '../../kit/time.ts';
import { offerEntries } from '../../offers/fields/catalogue.ts';
import {
  choiceNumber,
  fieldFilter,
  fieldFilters,
  fieldsOf,
  filterFacts,
  jointFields,
  noPictures,
  shownNames,
  storedFilters,
  wantedBy,
} from './filters.ts';

describe('filters by the fields of an offer', () => {
  it('are all that are structured and read by others than the owner, and no text', () => {
    const kinds = new Set(['flag', 'choice', 'choices', 'number', 'money', 'day', 'monthDay']);
    const structured = offerEntries.filter(({ field }) => kinds.has(field.kind) && field.audience !== 'owner' && field.group !== null);
    const missing = structured.filter(({ name }) => fieldFilter(name) === undefined).map(({ name }) => name);
    // Premises are found under their own address, not under another official one.
    expect(missing).toEqual(['address.officialDiffers', 'address.officialAddress.province', 'leaseAgreement.averageMonthlyCostsAnnualizedKnown']);
    const others = fieldFilters.map(({ name }) => name).filter((name) => !structured.some((entry) => entry.name === name));
    expect(others).toEqual([...Object.keys(jointFields), ...shownNames]);
  });

  it('are kept from visitors as their fields are', () => {
    for (const { name, isPublic } of fieldFilters) {
      const audiences = fieldsOf(name).map((field) => offerEntries.find((entry) => entry.name === field)?.field.audience);
      expect(isPublic, name).toBe(audiences.every((audience) => audience === 'everybody'));
    }
    expect(fieldFilter('price')?.isPublic).toBe(false);
  });

  it('over several fields are of one kind and unit, and for the same people', () => {
    for (const fields of Object.values(jointFields)) {
      const ways = fields.map((name) => {
        const { kind, isPublic } = fieldFilter(name) ?? {};
        const field = offerEntries.find((entry) => entry.name === name)?.field;
        return JSON.stringify([kind, isPublic, field?.kind === 'number' && field.unit, field?.section]);
      });
      expect(new Set(ways).size, fields.join()).toBe(1);
    }
  });

  it('have keys whose numbers are all different', () => {
    const numbers = fieldFilters.flatMap(({ name, options }) => options.map((option) => choiceNumber(name, option)));
    expect(numbers.length).toBeGreaterThan(300);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

describe('what an offer answers', () => {
  it('is every field that its use asks for', () => {
    const { choices, numbers, days } = filterFacts(filledForm('warehouse'), { photos: 3, plans: 1 });
    const answered = storedFilters.filter(
      ({ name, options }) => numbers.has(name) || days.has(name) || options.some((option) => choices.includes(choiceNumber(name, option))),
    );
    const unanswered = storedFilters.filter((filter) => !answered.includes(filter)).map(({ name }) => name);
    expect(unanswered.filter((name) => !name.startsWith('relatedDetails.') && !name.startsWith('leaseAgreement.'))).toEqual([]);
    expect(unanswered).toContain('relatedDetails.raisedFloors');
    expect(unanswered).not.toContain('relatedDetails.crane');
  });

  it('counts the largest of a list, each number of a level, and nothing that the form no longer asks for', () => {
    const levels = [
      { levelNumber: 0, surface: 20, liftCapacityKg: 900 },
      { levelNumber: 2, surface: 50, lift: true, liftCapacityKg: 400 },
    ];
    const { choices, numbers } = filterFacts({ areaDetails: { levels } }, noPictures);
    expect(numbers.get('areaDetails.levels.surface')).toBe(50);
    expect(numbers.get('areaDetails.levels.liftCapacityKg')).toBe(400);
    for (const [number, found] of [
      ['0', true],
      ['1', false],
      ['2', true],
    ] as const)
      expect(choices.includes(choiceNumber('areaDetails.levels.levelNumber', number))).toBe(found);
    expect(choices).toContain(choiceNumber('offerType', 'rent'));
  });

  it.each([
    ['shows.photos', {}, { photos: 1, plans: 0 }],
    ['shows.plan', {}, { photos: 0, plans: 2 }],
    ['shows.tour', { tourLink: 'https://tour.example/show' }, noPictures],
    ['shows.video', { videoLink: 'https://film.example/watch' }, noPictures],
  ] as const)('is %s where it is there', (name, form, pictures) => {
    const answered = shownNames.filter((shown) => filterFacts(form, pictures).choices.includes(choiceNumber(shown, 'true')));
    expect(answered).toEqual([name]);
  });

  it('is nothing that it is shown by, where there is nothing', () => {
    const { choices } = filterFacts({ tourLink: ' ' }, noPictures);
    expect(shownNames.filter((shown) => choices.includes(choiceNumber(shown, 'true')))).toEqual([]);
  });
});

it.each([
  ['2026-06-01', '2026-11-23'],
  ['2026-11-23', '2026-11-23'],
  ['2027-01-01', '2027-01-01'],
])('premises wanted by %s are, on 23 November 2026, wanted by %s', (wanted, by) => expect(wantedBy(day(wanted), day('2026-11-23'))).toBe(by));
