import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Day, Grosze } from '../../kit/brand.ts';
import { kmBetween } from '../../kit/map/distance.ts';
import { addDays, day } from '../../kit/time.ts';
import { mustHavesFor } from './listing.ts';
import { type Conditions, type Match, type MatchCriterion, matchOf, type Premises } from './matching.ts';

const lodz = { lat: 51.7592, lng: 19.456 };
const ticks = mustHavesFor('retail').map(({ text }) => text);
const wish: Conditions = {
  locationCoordinates: lodz,
  locationRadius: 5,
  use: 'retail',
  maxRent: 95_00 as Grosze,
  minSurface: 80,
  maxSurface: 120,
  neededFrom: day('2027-02-01'),
  mustHaves: [],
};
const premises: Premises = {
  use: 'retail',
  point: lodz,
  perMetre: 91_00 as Grosze,
  surface: 84,
  freeFrom: day('2027-01-15'),
  has: new Set(),
};
const north = (km: number) => ({ lat: lodz.lat + km / 111.195, lng: lodz.lng });
const reasonOf = ({ criteria }: Match, wanted: MatchCriterion) => criteria.find(({ criterion }) => criterion === wanted);

describe('a match', () => {
  it('is whole where every condition is met, and says why', () => {
    const match = matchOf(wish, premises);
    expect(match.score).toBe(100);
    expect(match.criteria.map(({ level, reason }) => `${level} ${reason.code}`)).toEqual([
      'met place.inside',
      'met rent.below',
      'met area.within',
      'met date.before',
      'met open',
    ]);
  });

  it.each<[string, Partial<Conditions>, Partial<Premises>, number, MatchCriterion, object]>([
    ['six km away of five', {}, { point: north(6) }, 94, 'place', { level: 'close', reason: { code: 'place.outside', km: 6, radius: 5 } }],
    ['nine km away', {}, { point: north(9) }, 76, 'place', { level: 'missed' }],
    ['eleven km away, where no one looks', {}, { point: north(11) }, 0, 'place', { level: 'missed' }],
    [
      'a rent six per cent above',
      { maxRent: 100_00 as Grosze },
      { perMetre: 106_00 as Grosze },
      95,
      'rent',
      { reason: { code: 'rent.above', percent: 6 } },
    ],
    ['a rent half above', {}, { perMetre: 143_00 as Grosze }, 75, 'rent', { level: 'missed' }],
    ['an area a tenth too small', {}, { surface: 72 }, 93, 'area', { level: 'close', reason: { code: 'area.small', percent: 10 } }],
    ['an area a tenth too large', {}, { surface: 132 }, 93, 'area', { level: 'close', reason: { code: 'area.large', percent: 10 } }],
    ['thirty days late', {}, { freeFrom: day('2027-03-03') }, 95, 'date', { level: 'close', reason: { code: 'date.late', days: 30 } }],
    [
      'one of two must-haves',
      { mustHaves: ticks.slice(0, 2) },
      {
        has: new Set(
          mustHavesFor('retail')
            .slice(0, 1)
            .map(({ number }) => number),
        ),
      },
      93,
      'must',
      { level: 'close', reason: { code: 'must.lacks', lacks: [ticks[1]] } },
    ],
    ['an unknown point', {}, { point: null }, 85, 'place', { level: 'close', reason: { code: 'unknown' } }],
    ['a limit of nothing', { maxRent: 0 as Grosze }, {}, 75, 'rent', { level: 'missed' }],
  ])('counts %s', (_, wanted, offered, score, criterion, found) => {
    const match = matchOf({ ...wish, ...wanted }, { ...premises, ...offered });
    expect(match.score).toBe(score);
    expect(reasonOf(match, criterion)).toMatchObject(found);
  });

  it('is none for another use', () => {
    expect(matchOf({ ...wish, use: 'office' }, premises)).toMatchObject({ score: 0, isOfUse: false });
    expect(matchOf({ ...wish, use: null }, premises).score).toBe(100);
  });
});

const points = fc.record({ lat: fc.double({ min: 49, max: 54.8, noNaN: true }), lng: fc.double({ min: 14.2, max: 24.1, noNaN: true }) });
const money = fc.integer({ min: 0, max: 300_00 }).map((n) => n as Grosze);
const days: fc.Arbitrary<Day> = fc.integer({ min: 0, max: 400 }).map((n) => addDays(day('2026-11-01'), n));
/** A listing as the form lets it stand: its largest area is not below its least (`listing.ts`). */
const inOrder = (wish: Conditions): Conditions => {
  const { minSurface, maxSurface } = wish;
  const isTurned = minSurface !== null && maxSurface !== null && maxSurface < minSurface;
  return isTurned ? { ...wish, minSurface: maxSurface, maxSurface: minSurface } : wish;
};
const wishes: fc.Arbitrary<Conditions> = fc
  .record({
    locationCoordinates: points,
    locationRadius: fc.integer({ min: 1, max: 100 }),
    use: fc.constantFrom('office', 'retail', 'warehouse', null),
    maxRent: fc.option(money),
    minSurface: fc.option(fc.integer({ min: 0, max: 5_000 })),
    maxSurface: fc.option(fc.integer({ min: 0, max: 5_000 })),
    neededFrom: fc.option(days),
    mustHaves: fc.subarray(ticks.slice(0, 6)),
  })
  .map(inOrder);
const offered: fc.Arbitrary<Premises> = fc.record({
  use: fc.constantFrom('office', 'retail', 'warehouse'),
  point: fc.option(points),
  perMetre: fc.option(money),
  surface: fc.option(fc.integer({ min: 0, max: 6_000 })),
  freeFrom: fc.option(days),
  has: fc.subarray(mustHavesFor('retail').map(({ number }) => number)).map((numbers) => new Set(numbers)),
});

describe('of any listing and any offer', () => {
  it('the score is whole and between 0 and 100, with one reason for each criterion', () => {
    fc.assert(
      fc.property(wishes, offered, (one, other) => {
        const { score, isOfUse, criteria } = matchOf(one, other);
        expect(Number.isInteger(score) && score >= 0 && score <= (isOfUse ? 100 : 0)).toBe(true);
        expect(criteria).toHaveLength(5);
        expect(criteria.every(({ share, level }) => share >= 0 && share <= 1 && (level === 'met') === (share === 1))).toBe(true);
      }),
    );
  });

  it('whoever asks for less never gets a lower score', () => {
    fc.assert(
      fc.property(wishes, offered, fc.integer({ min: 0, max: 50 }), (one, other, more) => {
        const { score } = matchOf(one, other);
        const eased: readonly Partial<Conditions>[] = [
          { locationRadius: one.locationRadius + more },
          { maxRent: one.maxRent === null ? null : ((one.maxRent + more * 100) as Grosze) },
          { minSurface: one.minSurface === null ? null : Math.max(0, one.minSurface - more) },
          { neededFrom: one.neededFrom === null ? null : addDays(one.neededFrom, more) },
          { maxRent: null },
          { neededFrom: null },
          { mustHaves: [] },
          { use: null },
        ];
        for (const change of eased) expect(matchOf({ ...one, ...change }, other).score).toBeGreaterThanOrEqual(score);
      }),
    );
  });

  it('whoever offers more never gets a lower score', () => {
    fc.assert(
      fc.property(wishes, offered, fc.integer({ min: 0, max: 5_000 }), (one, other, less) => {
        const { score } = matchOf(one, other);
        const cheaper = other.perMetre === null ? null : (Math.max(0, other.perMetre - less) as Grosze);
        expect(matchOf(one, { ...other, perMetre: cheaper }).score).toBeGreaterThanOrEqual(score);
        expect(matchOf(one, { ...other, freeFrom: null }).score).toBeGreaterThanOrEqual(score);
        const all = new Set(mustHavesFor('retail').map(({ number }) => number));
        expect(matchOf(one, { ...other, has: all }).score).toBeGreaterThanOrEqual(score);
      }),
    );
  });

  it('a distance is the same both ways, nothing to itself, and no way round is shorter', () => {
    fc.assert(
      fc.property(points, points, points, (a, b, c) => {
        expect(kmBetween(a, b)).toBeCloseTo(kmBetween(b, a), 9);
        expect(kmBetween(a, a)).toBe(0);
        expect(kmBetween(a, c)).toBeLessThanOrEqual(kmBetween(a, b) + kmBetween(b, c) + 1e-6);
      }),
    );
  });
});
