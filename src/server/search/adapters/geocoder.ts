/** Who knows where an address is. */

import { z } from 'zod';
import { provinceOfTeryt } from '../../../domain/kit/identifiers.ts';
import { polandBounds } from '../../../domain/kit/numbers.ts';
import { type Province, provinces } from '../../../domain/kit/provinces.ts';
import { type AddressOfTown, bareStreet, countyName, streetName } from '../../../domain/search/rules/address.ts';
import { jsonOf } from '../../kit/outside/json.ts';
import { RecentAnswers } from '../../kit/outside/recent.ts';
import { type OutsideService, outsideService } from '../../kit/outside/service.ts';
import { foldPlace } from '../../kit/places.ts';
import { definePort } from '../../kit/ports.ts';

/** How exact a point is: the building itself, some point of its street, or the middle of the town. */
export type Precision = 'building' | 'street' | 'town';

/** An address with its point. */
export type FoundAddress = {
  readonly street: string | null;
  readonly houseNumber: string | null;
  readonly postCode: string | null;
  readonly city: string;
  readonly county: string | null;
  readonly province: Province | null;
  readonly lat: number;
  readonly lng: number;
  readonly precision: Precision;
};

/** Whether it is known in which county and province an address lies: it is a place then, whether or not a list of ours has it. */
export const hasCounty = ({ county, province }: FoundAddress): boolean => county !== null && province !== null;

/** Finds a typed address that names its town; `unavailable` when the service gives no answer, `off` where there is none. */
export type Geocoder = { readonly find: (wanted: AddressOfTown) => Promise<readonly FoundAddress[] | 'unavailable' | 'off'> };

/** The embedded form knows no streets: the gazetteer's towns are all there is then. */
const withoutStreets: Geocoder = { find: async () => 'off' };

/** The geocoder of GUGiK where `GEOCODER_URL` names it. */
export const geocoderPort = definePort<Geocoder>({
  name: 'search.geocoder',
  open: ({ map: { geocoderUrl } }, states) =>
    geocoderUrl === null ? withoutStreets : gugikGeocoder(geocoderUrl, outsideService(limits, states.of('geocoder'))),
});

const limits = { withinMs: 2_000, maxBytes: 200_000, atOnce: 4, waiting: 20 };
const most = 6;

/** What was found stays good for an hour; a fault is not kept. */
const memory = { most: 500, forMs: 3_600_000 };

/** The service UUG of GUGiK: `GetAddress` with `Town, Street Number`; without the comma it finds nothing. */
export const gugikGeocoder = (url: string, service: OutsideService = outsideService(limits)): Geocoder => {
  const recent = new RecentAnswers<readonly FoundAddress[]>(memory);
  return {
    find: async ({ town, street, houseNumber }) => {
      const wanted = [street === null ? null : bareStreet(street), houseNumber].filter(Boolean).join(' ');
      const address = [town, wanted].filter(Boolean).join(', ');
      const known = recent.get(address.toLowerCase());
      if (known) return known;
      const answer = await service.ask(questionOf(url, { request: 'GetAddress', address, srid: '4326' }));
      const rows = answer.ok ? readAnswer(answer.bytes.toString('utf8')) : null;
      if (rows === null) return 'unavailable';
      const found = rows.flatMap((row) => foundOf(row, houseNumber)).slice(0, most);
      recent.set(address.toLowerCase(), found);
      return found;
    },
  };
};

/** The address of a service with what it is asked; what the setting's own address says stays. */
export const questionOf = (url: string, asked: Readonly<Record<string, string>>): URL => {
  const address = new URL(url);
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  return address;
};

const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || null);
const row = z.object({
  ...{ city: text, street: text, number: text, code: text, county: text, teryt: text, voivodeship: text },
  x: z.coerce.number(),
  y: z.coerce.number(),
});
const answerShape = z.object({ results: z.record(z.string(), z.unknown()).nullish() });

/** Rows of the answer in their order; a row that has no point is left out, an answer of another shape is none. */
const readAnswer = (body: string): readonly z.output<typeof row>[] | null => {
  const parsed = answerShape.safeParse(jsonOf(body));
  if (!parsed.success) return null;
  return Object.values(parsed.data.results ?? {}).flatMap((value) => {
    const read = row.safeParse(value);
    return read.success ? [read.data] : [];
  });
};

const foundOf = ({ city, street, number, code, county, teryt, voivodeship, x, y }: z.output<typeof row>, wanted: string | null): FoundAddress[] => {
  const { south, north, west, east } = polandBounds;
  if (city === null || y < south || y > north || x < west || x > east) return [];
  const isHouse = number !== null && wanted !== null && foldPlace(number) === foldPlace(wanted);
  return [
    {
      street: street === null ? null : streetName(street),
      houseNumber: isHouse ? number : wanted,
      postCode: code,
      city,
      county: county === null ? null : countyName(county),
      province: provinceOfTeryt(teryt ?? '') ?? provinceNamed(voivodeship ?? ''),
      lat: Number(y.toFixed(6)),
      lng: Number(x.toFixed(6)),
      precision: isHouse ? 'building' : street === null ? 'town' : 'street',
    },
  ];
};

/** A province by the name that registers give it: `łódzkie`, `województwo kujawsko-pomorskie`. */
export const provinceNamed = (name: string): Province | null => {
  const key = foldPlace(name)
    .replace(/^wojewodztwo /, '')
    .replaceAll(' ', '_');
  return provinces.find((province) => province === key) ?? null;
};
