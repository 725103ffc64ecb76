/** Finds places in the bundled gazetteer. */

import { readFileSync } from 'node:fs';
import type { GeoPoint } from '../../domain/kit/map/coordinates.ts';
import type { Province } from '../../domain/kit/provinces.ts';
import { fold } from '../../domain/kit/typed/fold.ts';

/** A place that the address field and the search can offer. `partOf` names the city that a district belongs to. */
export type Place = {
  readonly id: string;
  readonly name: string;
  readonly province: Province;
  readonly county: string | null;
  readonly partOf: string | null;
  readonly lat: number;
  readonly lng: number;
  readonly population: number;
};

/** The port: suggestions while typing, places of just one name (the largest first, parts of cities not), one place by its id, and the town next to a point. The gazetteer below needs no network; a web service may stand in for it. */
export type Places = {
  readonly suggest: (input: string, limit?: number) => Promise<readonly Place[]>;
  readonly named: (name: string) => Promise<readonly Place[]>;
  readonly byId: (id: string) => Promise<Place | null>;
  readonly nearest: (point: GeoPoint) => Promise<Place | null>;
};

type Row = [string, string, Province, string | null, string | null, number, number, number];
type Entry = { readonly place: Place; readonly folded: string };

const shortest = 2;

/** Lower case without Polish marks, everything else one space. */
export const foldPlace = fold;

const entryOf = ([id, name, province, county, partOf, lat, lng, population]: Row): Entry => ({
  place: { id, name, province, county, partOf, lat, lng, population },
  folded: foldPlace(partOf === null ? name : `${name} ${partOf}`),
});

/** How well a place answers: its size in powers of ten, plus what the kind of match adds, less for a district; null when it does not match. */
function score({ place, folded }: Entry, wanted: string): number | null {
  const size = Math.log10(place.population + 10) - (place.partOf === null ? 0 : 1);
  if (foldPlace(place.name) === wanted) return size + 1.5;
  if (folded.startsWith(wanted)) return size + 1;
  return folded.includes(` ${wanted}`) ? size : null;
}

function search(entries: readonly Entry[], input: string, limit: number): readonly Place[] {
  const wanted = foldPlace(input);
  if (wanted.length < shortest) return [];
  const found = entries.flatMap((entry) => {
    const at = score(entry, wanted);
    return at === null ? [] : [{ at, place: entry.place }];
  });
  return found
    .sort((a, b) => b.at - a.at)
    .slice(0, limit)
    .map(({ place }) => place);
}

/** Towns, not their districts. Flat enough to tell which one is next: a degree of longitude is as much shorter as the point lies north. */
const nearestTo = ({ lat, lng }: GeoPoint, entries: readonly Entry[]): Place | null => {
  const shorter = Math.cos((lat * Math.PI) / 180);
  const distance = (place: Place): number => Math.hypot(place.lat - lat, (place.lng - lng) * shorter);
  const towns = entries.flatMap(({ place }) => (place.partOf === null ? [place] : []));
  return towns.reduce<Place | null>((best, place) => (best === null || distance(place) < distance(best) ? place : best), null);
};

/** The gazetteer bundled with the product (assets/places/cities.json, GeoNames CC BY). Read once, 0.2 MB. */
export function gazetteer(file = new URL('../../../assets/places/cities.json', import.meta.url)): Places {
  const { rows } = JSON.parse(readFileSync(file, 'utf8')) as { rows: Row[] };
  const entries = rows.map(entryOf);
  const byName = Map.groupBy(
    entries.map(({ place }) => place).filter(({ partOf }) => partOf === null),
    ({ name }) => foldPlace(name),
  );
  const byId = new Map(entries.map(({ place }) => [place.id, place]));
  return {
    suggest: (input, limit = 8) => Promise.resolve(search(entries, input, limit)),
    named: (name) => Promise.resolve(byName.get(foldPlace(name)) ?? []),
    byId: (id) => Promise.resolve(byId.get(id) ?? null),
    nearest: (point) => Promise.resolve(nearestTo(point, entries)),
  };
}

const readRows = (file: URL): readonly Row[] => (JSON.parse(readFileSync(file, 'utf8')) as { readonly rows: readonly Row[] }).rows;

/**
 * Every place of the bundled gazetteer, and the districts of its cities (assets/places/districts.json), for whoever must know all names at once.
 * GeoNames keeps some districts as towns of the county that is the city: Mokotów stands in the county Warszawa. A district whose point is not known has its city's.
 */
export const allPlaces = (folder = new URL('../../../assets/places/', import.meta.url)): readonly Place[] => {
  const rows = readRows(new URL('cities.json', folder)).map(([id, name, province, county, partOf, lat, lng, population]) => ({
    ...{ id, name, province, county, partOf, lat, lng, population },
  }));
  const cities = new Map(rows.filter(({ name, county }) => name === county).map((city) => [city.name, city]));
  const places = rows.map((place) => ({
    ...place,
    partOf: place.partOf ?? (place.county !== place.name && cities.has(place.county ?? '') ? place.county : null),
  }));
  const known = new Set(places.map(({ name, partOf }) => `${fold(name)}, ${partOf}`));
  const districts = JSON.parse(readFileSync(new URL('districts.json', folder), 'utf8')) as Readonly<Record<string, readonly string[]>>;
  const named = Object.entries(districts).flatMap(([partOf, names]) => {
    const city = places.find(({ name, partOf: of }) => name === partOf && of === null);
    return city ? names.map((name): Place => ({ ...city, id: `${city.id} ${fold(name)}`, name, partOf, population: 0 })) : [];
  });
  return [...places, ...named.filter(({ name, partOf }) => !known.has(`${fold(name)}, ${partOf}`))];
};
