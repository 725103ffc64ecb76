/** Suggests places while one is typed. */

import type { z } from 'zod';
import type { searchCalls } from '../../../contract/search/endpoints.ts';
import { isSignedIn } from '../../../domain/accounts/permissions.ts';
import { parsePoint } from '../../../domain/kit/map/coordinates.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { refuse } from '../../../domain/search/refusals.ts';
import { isCityCounty } from '../../../domain/search/rules/address.ts';
import { dictionaryWords } from '../../../words/kit/dictionaries.ts';
import { translators } from '../../../words/kit/words.ts';
import { placeWords } from '../../../words/search/places.ts';
import type { Ctx } from '../../kit/context.ts';
import { foldPlace, type Place, type Places } from '../../kit/places.ts';
import { enginePort } from '../adapters/engine.ts';
import { type FoundAddress, geocoderPort, hasCounty } from '../adapters/geocoder.ts';
import { placesPort } from '../adapters/places.ts';
import { type ListedPart, type ListedTown, listedNames, partsNamed, townsNamed } from '../store/known-names.ts';

type Predictions = z.output<typeof searchCalls.suggestPlaces.out>;
type Details = z.output<typeof searchCalls.getPlace.out>;

const names = translators(dictionaryWords);
const texts = translators(placeWords);

const secondaryTextOf = ({ lang }: Ctx, { name, province: key, county, partOf }: Omit<Place, 'id' | 'lat' | 'lng' | 'population'>): string => {
  const w = texts[lang];
  const province = names[lang](`province.${key}`);
  if (partOf !== null) return w('place.in_city', { city: partOf, province });
  // A place in a city of its own is one of its districts.
  if (county !== null && county !== name && isCityCounty(county)) return w('place.in_city', { city: county, province });
  return county === null || county === name ? w('place.in_province', { province }) : w('place.in_county', { county, province });
};

/** Places that answer what was typed; of a whole address, `Nawrot 14, Łódź`, those that answer its last part. */
const placesFor = async (places: Places, input: string): Promise<readonly Place[]> => {
  const found = await places.suggest(input);
  const comma = input.lastIndexOf(',');
  return found.length > 0 || comma < 0 ? found : places.suggest(input.slice(comma + 1));
};

/** Suggestions while a place is typed; of a point, `51.76, 19.46`, the town next to it. Beside the gazetteer's stand towns of offers, their districts and estates; what nobody has is asked of the geocoder, not for a visitor. */
export const suggestPlaces = async (ctx: Ctx, { input }: { readonly input: string }): Promise<Result<Predictions>> => {
  const point = parsePoint(input);
  const found = point ? [(await ctx.ports.of(placesPort).nearest(point)) ?? []].flat() : await placesNamed(ctx, input);
  const predictions = found.map((place) => {
    const secondary = secondaryTextOf(ctx, place);
    return { description: `${place.name}, ${secondary}`, place_id: place.id, main_text: place.name, secondary_text: secondary };
  });
  return ok({ predictions });
};

const placesNamed = async (ctx: Ctx, input: string): Promise<readonly Village[]> => {
  const known = await placesFor(ctx.ports.of(placesPort), input);
  const [typed = ''] = input.split(',');
  if (known.length >= most || foldPlace(typed).length < shortest) return known;
  // The gazetteer keeps some districts as towns of the county that is the city.
  const isKnown = ({ name, province, partOf }: Village): boolean =>
    known.some(
      (place) =>
        place.province === province &&
        foldPlace(place.name) === foldPlace(name) &&
        (partOf === null ? place.partOf === null : [place.partOf, place.county].includes(partOf)),
    );
  const found = [...known, ...(await listedPlaces(ctx, foldPlace(typed))).filter((place) => !isKnown(place))];
  return (found.length > 0 ? found : await geocodedPlaces(ctx, typed.trim())).filter(({ id }) => id.length <= idMax).slice(0, most);
};

/** Where a suggested place lies. */
export const getPlace = async (ctx: Ctx, { place_id }: { readonly place_id: string }): Promise<Result<Details>> => {
  const place = (await ctx.ports.of(placesPort).byId(place_id)) ?? (await unlistedPlace(ctx, place_id));
  if (place === null) return refused(refuse('place.not_found'));
  return ok({ location: { lat: place.lat, lng: place.lng }, city: place.partOf ?? place.name, province: place.province, county: place.county });
};

type Village = Omit<Place, 'population'>;

const shortest = 3;
const most = 8;
/** Ids of places that the gazetteer lacks; they say how to find the place again. */
const [ofOffers, ofGeocoder] = ['offers:', 'geocoder:'] as const;
const idMax = 60;

const listedPlaces = async (ctx: Ctx, start: string): Promise<readonly Village[]> => {
  const current = await ctx.ports.of(enginePort).current(ctx.db);
  const named = await listedNames(ctx.db, current, ['city', 'district', 'estate'], [start]);
  const cities = named.flatMap(({ column, name }) => (column === 'city' ? [name] : []));
  const [towns, parts] = await Promise.all([
    townsNamed(ctx.db, cities),
    partsNamed(
      ctx.db,
      named.filter(({ column }) => column !== 'city'),
    ),
  ]);
  return [...towns.flatMap(placeOfTown), ...parts.flatMap(placeOfPart)];
};

/** A place by the id under which it was suggested. */
const unlistedPlace = async (ctx: Ctx, id: string): Promise<Village | null> => {
  const name = id.slice(id.lastIndexOf(':') + 1);
  const [town, part] = name.split('/');
  if (id.startsWith(ofOffers) && town && part) {
    // Ids are made of folded names; any other text was made up.
    return part === foldPlace(part) ? ((await listedPlaces(ctx, part)).find((place) => place.id === id) ?? null) : null;
  }
  if (id.startsWith(ofOffers)) return (await townsNamed(ctx.db, [name])).flatMap(placeOfTown).find((place) => place.id === id) ?? null;
  return id.startsWith(ofGeocoder) ? ((await geocodedPlaces(ctx, name)).find((place) => place.id === id) ?? null) : null;
};

/** A town whose offers have no point on the map cannot be measured from. */
const placeOfTown = ({ name, key, province, county, lat, lng }: ListedTown): readonly Village[] =>
  lat === null || lng === null ? [] : [{ id: `${ofOffers}${province}:${key}`, partOf: null, name, province, county, lat, lng }];

const placeOfPart = ({ name, key, city, province, lat, lng }: ListedPart): readonly Village[] =>
  lat === null || lng === null
    ? []
    : [{ id: `${ofOffers}${province}:${foldPlace(city)}/${key}`, partOf: city, name, province, county: null, lat, lng }];

const geocodedPlaces = async (ctx: Ctx, town: string): Promise<readonly Village[]> => {
  if (!isSignedIn(ctx.viewer)) return [];
  const found = await ctx.ports.of(geocoderPort).find({ town, street: null, houseNumber: null, postCode: null });
  return typeof found === 'string' ? [] : found.filter(hasCounty).flatMap(placeOfAddress);
};

/** The id holds the point to a kilometre: villages of one name are told apart by it. */
const placeOfAddress = ({ city, province, county, lat, lng }: FoundAddress): readonly Village[] =>
  province === null ? [] : [{ id: `${ofGeocoder}${lat.toFixed(2)},${lng.toFixed(2)}:${city}`, partOf: null, name: city, province, county, lat, lng }];
