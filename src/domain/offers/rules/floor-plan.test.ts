import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideSheet, hasPlan, linesInBlock, sheetsOf } from './floor-plan.ts';

const sheet = { x: 0, y: 0, width: 10, height: 10 };

describe('a sheet divided among rooms', () => {
  it('is cut as the example says', () => {
    const [small, large, middle] = divideSheet([10, 70, 20], sheet);
    expect(large).toEqual({ x: 0, y: 0, width: 7, height: 10 });
    expect(middle).toMatchObject({ x: 7, y: 0, width: 3 });
    expect(middle?.height).toBeCloseTo(6.67, 2);
    expect(small?.y).toBeCloseTo(6.67, 2);
    expect(small?.height).toBeCloseTo(3.33, 2);
  });

  it('gives every room its own part of the sheet, in proportion to its area, without overlaps', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 30 }), (areas) => {
        const total = areas.reduce((all, area) => all + area, 0);
        const blocks = divideSheet(areas, { x: 0, y: 0, width: 160, height: 80 });
        for (const [index, { x, y, width, height }] of blocks.entries()) {
          expect(width * height).toBeCloseTo((160 * 80 * (areas[index] ?? 0)) / total, 5);
          expect(x >= -1e-9 && y >= -1e-9 && x + width <= 160 + 1e-6 && y + height <= 80 + 1e-6).toBe(true);
        }
        const apart = (a: (typeof blocks)[number], b: (typeof blocks)[number]): boolean =>
          a.x + a.width <= b.x + 1e-6 || b.x + b.width <= a.x + 1e-6 || a.y + a.height <= b.y + 1e-6 || b.y + b.height <= a.y + 1e-6;
        for (const [index, block] of blocks.entries()) expect(blocks.slice(index + 1).every((other) => apart(block, other))).toBe(true);
      }),
    );
  });
});

it('there is a plan only where a room has an area', () => {
  expect([hasPlan(undefined), hasPlan([{}]), hasPlan([{ rooms: [{}] }]), hasPlan([{}, { rooms: [{ surface: 4 }] }])]).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

it('draws floors to one scale, the largest on the whole sheet', () => {
  const floor = (surface: number) => ({ rooms: [{ surface }] });
  expect(sheetsOf([floor(25), floor(100)], { width: 120, height: 62 })).toEqual([
    { x: 0, y: 0, width: 60, height: 31 },
    { x: 0, y: 0, width: 120, height: 62 },
  ]);
});

it('writes name and area into a block that is large enough, the number alone into another', () => {
  const type = { letter: 2, line: 4, margin: 3 };
  const room = { number: '1', name: 'Sala sprzedaży', area: '70,2 m²' };
  expect(linesInBlock(room, { width: 40, height: 20 }, type)).toEqual(['1', 'Sala sprzedaży', '70,2 m²']);
  expect(linesInBlock(room, { width: 20, height: 20 }, type)).toEqual(['1']);
  expect(linesInBlock(room, { width: 40, height: 10 }, type)).toEqual(['1']);
});
