import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mainUses } from '../../kit/provinces.ts';
import { type BoardArea, boardAreaKey, isInArea } from './place-alert.ts';

const lodz = { lat: 51.7592, lng: 19.456 };
const area: BoardArea = { point: lodz, radius: 10, use: 'retail' };

describe('an area of the board is the same', () => {
  it.each<[string, Partial<BoardArea>, boolean]>([
    ['as itself', {}, true],
    ['a few metres away', { point: { lat: 51.75921, lng: 19.45602 } }, true],
    ['in the next town', { point: { lat: 51.66, lng: 19.35 } }, false],
    ['with another radius', { radius: 11 }, false],
    ['with another use', { use: 'office' }, false],
    ['for every use', { use: null }, false],
  ])('%s: %s', (_, change, isSame) => {
    expect(boardAreaKey({ ...area, ...change }) === boardAreaKey(area)).toBe(isSame);
  });
});

/** About a kilometre to the north is this many degrees. */
const northBy = (km: number) => ({ lat: lodz.lat + km / 111.195, lng: lodz.lng });

describe('a listing stands in an area', () => {
  it.each<[string, Parameters<typeof isInArea>[1], Partial<BoardArea>, boolean]>([
    ['in its middle', { point: lodz, use: 'retail' }, {}, true],
    ['just inside', { point: northBy(9.99), use: 'retail' }, {}, true],
    ['just outside', { point: northBy(10.01), use: 'retail' }, {}, false],
    ['of another use', { point: lodz, use: 'office' }, {}, false],
    ['open to every use', { point: lodz, use: null }, {}, true],
    ['of any use where all are asked for', { point: lodz, use: 'warehouse' }, { use: null }, true],
  ])('%s: %s', (_, listing, change, isIn) => {
    expect(isInArea({ ...area, ...change }, listing)).toBe(isIn);
  });

  it('also in every wider one, and in the one for every use', () => {
    const point = fc.record({ lat: fc.double({ min: 49, max: 54.8, noNaN: true }), lng: fc.double({ min: 14.1, max: 24.1, noNaN: true }) });
    const use = fc.option(fc.constantFrom(...mainUses));
    fc.assert(
      fc.property(
        fc.record({ point, radius: fc.integer({ min: 1, max: 199 }), use }),
        fc.record({ point, use }),
        fc.integer({ min: 1, max: 200 }),
        (narrow, listing, more) => {
          if (!isInArea(narrow, listing)) return;
          expect(isInArea({ ...narrow, radius: narrow.radius + more }, listing)).toBe(true);
          expect(isInArea({ ...narrow, use: null }, listing)).toBe(true);
        },
      ),
    );
  });
});
