import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Grosze } from '../../kit/brand.ts';
import { boxAround, kmBetween, zoomOfRadius } from '../../kit/map/distance.ts';
import type { WantedForm } from '../types.ts';
import { mustHaveOf, mustHavesFor, tidyWanted, wantedProblems } from './listing.ts';

const form: WantedForm = {
  location: 'Łódź, Śródmieście',
  locationCoordinates: { lat: 51.7592, lng: 19.456 },
  locationRadius: 5,
  use: 'retail',
  maxRent: 95_00 as Grosze,
  minSurface: 80,
  maxSurface: null,
  neededFrom: null,
  mustHaves: [],
  description: 'Piekarnia z kawiarnią.',
  companyWebsite: null,
};
const problems = (change: Partial<WantedForm>): readonly string[] =>
  wantedProblems({ ...form, ...change }).map(({ field, code }) => `${field} ${code}`);

describe('a listing', () => {
  it('has no problem as it usually is', () => expect(problems({})).toEqual([]));

  it.each<[Partial<WantedForm>, string]>([
    [{ location: 'Ło' }, 'location wanted.location_short'],
    [{ location: '   Ł  ' }, 'location wanted.location_short'],
    [{ locationCoordinates: null }, 'location wanted.location_unknown'],
    [{ locationCoordinates: { lat: 48.85, lng: 2.35 } }, 'location wanted.location_unknown'],
    [{ locationRadius: 0.5 }, 'locationRadius field.too_small'],
    [{ locationRadius: 101 }, 'locationRadius field.too_big'],
    [{ maxRent: -1 as Grosze }, 'maxRent field.amount_too_small'],
    [{ minSurface: -1 }, 'minSurface field.too_small'],
    [{ maxSurface: 79 }, 'maxSurface wanted.surfaces_crossed'],
    [{ description: 'x'.repeat(501) }, 'description field.too_long'],
    [{ companyWebsite: 'nie strona' }, 'companyWebsite wanted.website_wrong'],
    [{ mustHaves: ['wingspan=true'] }, 'mustHaves field.invalid'],
    [
      {
        mustHaves: mustHavesFor('retail')
          .slice(0, 11)
          .map(({ text }) => text),
      },
      'mustHaves field.too_many',
    ],
  ])('%o is said at its field', (change, problem) => expect(problems(change)).toEqual([problem]));

  it('may leave every limit open, and be of nothing', () => {
    expect(problems({ use: null, maxRent: null, minSurface: null, description: '' })).toEqual([]);
    expect(problems({ maxRent: 0 as Grosze, minSurface: 0 })).toEqual([]);
  });

  it('is stored tidily', () => {
    expect(tidyWanted({ ...form, location: '  Łódź,   Retkinia ', companyWebsite: 'zakwas.example' })).toMatchObject({
      location: 'Łódź, Retkinia',
      companyWebsite: 'https://zakwas.example',
    });
    expect(tidyWanted({ ...form, companyWebsite: ' ' }).companyWebsite).toBeNull();
  });

  it('asks only for what premises of its use can have', () => {
    const crane = 'relatedDetails.crane=true';
    expect(mustHaveOf(crane)?.filter.kind).toBe('flag');
    expect(problems({ use: 'warehouse', mustHaves: [crane] })).toEqual([]);
    expect(problems({ use: 'office', mustHaves: [crane] })).toEqual(['mustHaves field.invalid']);
    expect(problems({ use: null, mustHaves: [crane] })).toEqual(['mustHaves field.invalid']);
  });
});

describe('a radius', () => {
  it.each([
    [1, 12],
    [2, 12],
    [2.1, 11],
    [5, 11],
    [10, 10],
    [25, 9],
    [50, 8],
    [100, 7],
    [100.1, 6],
    [200, 6],
  ])('of %d km is seen at zoom %d', (km, zoom) => expect(zoomOfRadius(km)).toBe(zoom));

  it('lies inside its box', () => {
    const place = { lat: fc.double({ min: 49, max: 54.8, noNaN: true }), lng: fc.double({ min: 14.2, max: 24.1, noNaN: true }) };
    fc.assert(
      fc.property(fc.record(place), fc.record(place), fc.integer({ min: 1, max: 200 }), (centre, other, km) => {
        if (kmBetween(centre, other) > km) return;
        const { south, north, west, east } = boxAround(centre, km);
        expect(other.lat >= south && other.lat <= north && other.lng >= west && other.lng <= east).toBe(true);
      }),
    );
  });

  it('is measured over the earth', () => expect(kmBetween({ lat: 52.2297, lng: 21.0122 }, { lat: 50.0647, lng: 19.945 })).toBeCloseTo(252, 0));
});
