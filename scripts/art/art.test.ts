import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mix, tokens } from './colours.ts';
import { draw } from './draw.ts';
import type { Parameters } from './parameters.ts';
import { layout } from './plan-layout.ts';
import { seedOf } from './random.ts';
import { strip } from './strip.ts';

const pictures: readonly Parameters[] = [
  { kind: 'office', seed: 3 },
  { kind: 'retail', seed: 4, time: 'dusk', bays: 4 },
  { kind: 'hall', seed: 5, roof: 'saw' },
  { kind: 'interior', seed: 6, use: 'office' },
  { kind: 'interior', seed: 6, use: 'retail' },
  { kind: 'interior', seed: 6, use: 'hall' },
  {
    kind: 'plan',
    seed: 1,
    rooms: [
      { name: 'Open space', area: 96 },
      { name: 'Gabinet <2>', area: 18.5 },
    ],
  },
  { kind: 'blank', seed: 9 },
];

describe('drawings', () => {
  it('take their shared colours from the theme', () => {
    const theme = readFileSync('src/web/kit/theme/theme.css', 'utf8');
    const inTheme = Object.keys(tokens).map((name) => [name, new RegExp(`${name}: (#[0-9a-f]{6})`).exec(theme)?.[1]]);
    expect(Object.fromEntries(inTheme)).toEqual(tokens);
  });

  it.each(pictures)('repeat exactly and hold no broken number: $kind', (picture) => {
    const svg = draw(picture);
    expect(draw(picture)).toBe(svg);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg.length).toBeLessThan(120_000);
  });

  it('differ by seed', () => {
    expect(draw({ kind: 'office', seed: 1 })).not.toBe(draw({ kind: 'office', seed: 2 }));
    expect(strip(1)).not.toBe(strip(2));
  });

  it('escape the names of rooms', () => {
    expect(draw({ kind: 'plan', seed: 1, rooms: [{ name: 'A <b> & c', area: 400 }] })).toContain('&lt;b> &amp; c');
  });
});

describe('the floor plan', () => {
  it('gives each room its true share of the outline', () => {
    const rooms = [
      { name: 'a', area: 60 },
      { name: 'b', area: 25 },
      { name: 'c', area: 10 },
      { name: 'd', area: 5 },
    ];
    const placed = layout(rooms, { x: 0, y: 0, wide: 100, tall: 50 });
    expect(placed.map(({ name, wide, tall }) => [name, Math.round(wide * tall)])).toEqual([
      ['a', 3000],
      ['b', 1250],
      ['c', 500],
      ['d', 250],
    ]);
  });
});

describe('colours and seeds', () => {
  it('mix between two colours', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(mix('#102030', '#ffffff', 0)).toBe('#102030');
  });
  it('make a seed of any text', () => {
    expect(seedOf('a')).not.toBe(seedOf('b'));
    expect(Number.isInteger(seedOf('aB3dEf6hIj9kLm2nOp5q'))).toBe(true);
  });
});
