/** Draws the surroundings of a place as a sketch: rivers, main roads and towns, out of what comes with the program. */

import { readFile } from 'node:fs/promises';
import path from 'node:path';

type Course = readonly [name: string, points: readonly (readonly [lng: number, lat: number])[]];
type Town = readonly [name: string, lng: number, lat: number, rank: number];
type Ground = { readonly rivers: readonly Course[]; readonly roads: readonly Course[]; readonly towns: readonly Town[] };
type Place = { readonly lat: number; readonly lng: number };

/** The sketch as an SVG with lines and dots; names stand beside it, in points of the sketch, because the template writes them in its own type. */
export type Sketch = {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly names: readonly { readonly x: number; readonly y: number; readonly name: string }[];
};

const size = { width: 240, height: 150 } as const;
/** Kilometres from one side to the other. */
const across = 90;
const kmPerDegree = 111.32;
const mostTowns = 12;
/** Two names nearer than this would cover each other. */
const apart = { x: 46, y: 14 } as const;
/** The name of the place's own town stands beside its dot. */
const beside = { x: 3, y: 7 } as const;

let ground: Promise<Ground> | null = null;
const readGround = (): Promise<Ground> => {
  ground ??= readFile(path.join(import.meta.dirname, '../../../../assets/places/ground.json'), 'utf8').then((text) => JSON.parse(text) as Ground);
  return ground;
};

/** The sketch around a place, the place in its middle with the name of its town. */
export const sketchOf = async (place: Place, town: string): Promise<Sketch> => {
  const { rivers, roads, towns } = await readGround();
  const point = projection(place);
  const line = (courses: readonly Course[], style: string): string =>
    courses.map(([, points]) => `<path d="${pathOf(points.map(point))}" ${style}/>`).join('');
  const named = namedTowns(towns, point);
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}">`,
    `<defs><clipPath id="c"><rect width="${size.width}" height="${size.height}" rx="6"/></clipPath></defs><g clip-path="url(#c)">`,
    `<rect width="${size.width}" height="${size.height}" fill="#f2f0ea"/>`,
    line(rivers, 'fill="none" stroke="#a9c3df" stroke-width="2.4" stroke-linejoin="round"'),
    line(roads, 'fill="none" stroke="#ffffff" stroke-width="2.2"'),
    ...named.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="1.8" fill="#667389"/>`),
    `<circle cx="${size.width / 2}" cy="${size.height / 2}" r="5.4" fill="#b9410e" stroke="#ffffff" stroke-width="1.8"/>`,
    '</g></svg>',
  ].join('');
  return {
    svg,
    width: size.width,
    height: size.height,
    names: [...named, { x: size.width / 2 + beside.x, y: size.height / 2 - beside.y, name: town }],
  };
};

type Project = (at: readonly [lng: number, lat: number]) => readonly [x: number, y: number];

/** Flat around the place: at this size the earth's curve is less than a line's width. */
const projection = ({ lat, lng }: Place): Project => {
  const scale = size.width / across;
  const shrink = Math.cos((lat * Math.PI) / 180);
  const round = (n: number): number => Math.round(n * 10) / 10;
  return ([x, y]) => [round(size.width / 2 + (x - lng) * kmPerDegree * shrink * scale), round(size.height / 2 - (y - lat) * kmPerDegree * scale)];
};

const pathOf = (points: readonly (readonly [number, number])[]): string => points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** The largest towns of the sketch whose names do not cover another one or the place itself. */
const namedTowns = (towns: readonly Town[], point: Project): Sketch['names'] => {
  const chosen: { x: number; y: number; name: string }[] = [];
  const isFree = (x: number, y: number): boolean =>
    [...chosen, { x: size.width / 2, y: size.height / 2 }].every((other) => Math.abs(other.x - x) > apart.x || Math.abs(other.y - y) > apart.y);
  for (const [name, lng, lat] of [...towns].filter(([, , , rank]) => rank < 6).sort((a, b) => a[3] - b[3])) {
    const [x, y] = point([lng, lat]);
    const isInside = x > 4 && x < size.width - apart.x && y > 8 && y < size.height - 8;
    if (isInside && isFree(x, y)) chosen.push({ x, y, name });
    if (chosen.length === mostTowns) break;
  }
  return chosen;
};
