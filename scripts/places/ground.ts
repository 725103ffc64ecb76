/*
 * Makes assets/places/ground.json, what the drawn map shows beside the outline: rivers of Natural Earth (public domain), towns of GeoNames as
 * assets/places/cities.json has them, and the main roads through those towns (courses.ts). Run with the path of Natural Earth's
 * `ne_10m_rivers_lake_centerlines.shp`, as the Debian package libmagics++-data 4.13 carries it:
 * node scripts/places/ground.ts …/10m/ne_10m_rivers_lake_centerlines.shp
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { polandBounds } from '../../src/domain/kit/numbers.ts';
import { courses } from './courses.ts';
import { type Point, readLines } from './shapefile.ts';

type CityRow = [string, string, string, string | null, string | null, number, number, number];
type Town = { readonly name: string; readonly at: Point; readonly population: number; readonly isPart: boolean };

/** Natural Earth's English names; what flows elsewhere is left out. */
const rivers: Readonly<Record<string, string>> = { Vistula: 'Wisła', Oder: 'Odra', Warta: 'Warta', Bug: 'Bug' };

const [shapefile = ''] = process.argv.slice(2);
const { rows } = JSON.parse(readFileSync('assets/places/cities.json', 'utf8')) as { rows: CityRow[] };
const towns = rows.map(
  ([, name, , , partOf, lat, lng, population]): Town => ({ name, at: rounded([lng, lat]), population, isPart: partOf !== null }),
);

const ground = {
  attribution: 'Natural Earth (public domain), GeoNames (CC BY 4.0)',
  rivers: riverLines(),
  roads: courses.map(([number, names]) => [number, courseOf(names.split(', '))]),
  towns: towns.map(({ name, at, ...town }) => [name, ...at, rankOf(town)]),
};
writeFileSync(
  'assets/places/ground.json',
  `{\n${Object.entries(ground)
    .map(
      ([key, value]) => `"${key}":${Array.isArray(value) ? `[\n${value.map((item) => JSON.stringify(item)).join(',\n')}\n]` : JSON.stringify(value)}`,
    )
    .join(',\n')}\n}\n`,
);

function rounded([lng, lat]: Point): Point {
  return [Number(lng.toFixed(3)), Number(lat.toFixed(3))];
}

/** 1 for the largest towns, which are named first, to 5; 6 for a part of a city. */
function rankOf({ population, isPart }: Pick<Town, 'population' | 'isPart'>): number {
  if (isPart) return 6;
  const limits = [250_000, 90_000, 25_000, 8_000];
  const rank = limits.findIndex((limit) => population >= limit);
  return rank < 0 ? limits.length + 1 : rank + 1;
}

function riverLines(): readonly (readonly [string, readonly Point[]])[] {
  return readLines(shapefile).flatMap(({ name, points }) => {
    const polish = rivers[name];
    if (polish === undefined) return [];
    return runsInside(points).map((run): readonly [string, readonly Point[]] => [polish, thinned(run)]);
  });
}

/** The parts of a line inside Poland and a little around it. */
function runsInside(points: readonly Point[]): readonly Point[][] {
  const room = 0.3;
  const isInside = ([lng, lat]: Point): boolean =>
    lng > polandBounds.west - room && lng < polandBounds.east + room && lat > polandBounds.south - room && lat < polandBounds.north + room;
  const runs: Point[][] = [[]];
  for (const point of points) {
    if (isInside(point)) runs.at(-1)?.push(point);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs.filter(({ length }) => length > 1);
}

/** Leaves out points that lie within 0.001° (70 to 110 m) of the last one kept. */
function thinned(points: readonly Point[]): readonly Point[] {
  const kept: Point[] = [];
  for (const [index, point] of points.entries()) {
    const last = kept.at(-1);
    if (last === undefined || index === points.length - 1 || Math.hypot(point[0] - last[0], point[1] - last[1]) > 0.001) kept.push(rounded(point));
  }
  return kept;
}

/** The points of towns by name; of several the nearest to the last one, at first the largest. */
function courseOf(names: readonly string[]): readonly Point[] {
  const course: Point[] = [];
  for (const name of names) {
    const last = course.at(-1);
    const found = towns.filter((town) => town.name === name && !town.isPart);
    const [town] = found.sort((a, b) => (last === undefined ? b.population - a.population : distance(a.at, last) - distance(b.at, last)));
    if (town === undefined) throw new Error(`The gazetteer does not know ${name}.`);
    if (last !== undefined && distance(town.at, last) > 1.6) throw new Error(`${name} is too far from the town before.`);
    course.push(town.at);
  }
  return course;
}

function distance([lng, lat]: Point, [otherLng, otherLat]: Point): number {
  return Math.hypot((lng - otherLng) * 0.62, lat - otherLat);
}
