import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { polandBounds } from '../../../domain/kit/numbers.ts';
import type { Ground } from './drawn-style.ts';

const text = readFileSync(new URL('../../../../assets/places/ground.json', import.meta.url), 'utf8');
const ground = JSON.parse(text) as Ground;

it('has the great rivers, the main roads and the towns, all of them in Poland, in a file that a phone can fetch', () => {
  expect([...new Set(ground.rivers.map(([name]) => name))].sort()).toEqual(['Bug', 'Odra', 'Warta', 'Wisła']);
  expect(ground.roads.map(([number]) => number)).toEqual(expect.arrayContaining(['A1', 'A2', 'A4', 'S7', 'S8']));
  expect(ground.towns.length).toBeGreaterThan(2_000);
  const { south, north, west, east } = polandBounds;
  const places = [...ground.towns.map(([, lng, lat]) => [lng, lat] as const), ...ground.roads.flatMap(([, points]) => points)];
  expect(places.filter(([lng, lat]) => lng < west || lng > east || lat < south || lat > north)).toEqual([]);
  expect(text.length).toBeLessThan(130_000);
});

it('names the largest towns first', () => {
  const rankOf = (wanted: string) => ground.towns.find(([name]) => name === wanted)?.[3];
  expect(['Warszawa', 'Łódź', 'Radom', 'Płońsk', 'Krzyki'].map(rankOf)).toEqual([1, 1, 2, 4, 6]);
});
