/** Finds the building that an offer is about: by its address, and its plot by a point. */

import type { z } from 'zod';
import type { addressCalls } from '../../../contract/offers/endpoints/addresses.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { refuse } from '../../../domain/search/refusals.ts';
import { type AddressOfTown, readAddress, readingsOfUnlistedTown, type TypedAddress } from '../../../domain/search/rules/address.ts';
import { dictionaryWords } from '../../../words/kit/dictionaries.ts';
import { translators } from '../../../words/kit/words.ts';
import { placeWords } from '../../../words/search/places.ts';
import type { Ctx } from '../../kit/context.ts';
import { foldPlace, type Place } from '../../kit/places.ts';
import { type FoundAddress, geocoderPort, hasCounty } from '../adapters/geocoder.ts';
import { parcelsPort } from '../adapters/parcels.ts';
import { placesPort } from '../adapters/places.ts';

type Addresses = z.output<typeof addressCalls.findAddresses.out>;
type FoundParcel = z.output<typeof addressCalls.findParcel.out>;

const names = translators(dictionaryWords);
const texts = translators(placeWords);

/** Addresses that answer what was typed, the building itself where the geocoder knows it, otherwise the town. */
export const findAddresses = async (ctx: Ctx, { input }: { readonly input: string }): Promise<Result<Addresses>> => {
  const towns = await townsIn(ctx, input);
  const wanted = readAddress(input, (name) => towns.has(foldPlace(name)));
  const { town } = wanted;
  if (town === null) return ok(await inUnlistedTown(ctx, input, wanted));
  const isOfTown = wanted.street === null && wanted.houseNumber === null;
  const { found: exact, isAway } = isOfTown ? notAsked : await geocoded(ctx, { ...wanted, town });
  const places = await ctx.ports.of(placesPort).named(town);
  const all =
    exact.length > 0
      ? exact.map((address) => ({ address, placeId: placeOf(address, places)?.id ?? null }))
      : places.map((place) => ({ address: atTown(place, wanted), placeId: place.id }));
  const addresses = all.map(({ address, placeId }) => presented(ctx, address, placeId));
  return ok({ addresses, missing: all.length === 0 ? 'everything' : null, isRegisterAway: isAway });
};

/** The gazetteer holds towns, and few villages: what the geocoder knows with its county and province is a place all the same. */
const inUnlistedTown = async (ctx: Ctx, input: string, wanted: TypedAddress): Promise<Addresses> => {
  const readings = readingsOfUnlistedTown(input);
  let isRegisterAway = false;
  for (const reading of readings) {
    // What was read as a town may be a street: "Piotrkowska 88" is no village, and an answer from elsewhere is none of it.
    const isThere = ({ city }: FoundAddress): boolean => foldPlace(city) === foldPlace(reading.town);
    const answer = await geocoded(ctx, reading);
    const found = answer.found.filter((address) => hasCounty(address) && isThere(address));
    if (found.length > 0) return { addresses: found.map((address) => presented(ctx, address, null)), missing: null, isRegisterAway: false };
    isRegisterAway ||= answer.isAway;
  }
  // "Polna 5, Zabieniec" names its town, "Polna 5" does not.
  const isTownGiven = readings.some(({ street }) => street !== null);
  return { addresses: [], missing: isTownGiven || (wanted.street === null && wanted.postCode === null) ? 'everything' : 'town', isRegisterAway };
};

/** The plot at a point, from the cadastre. */
export const findParcel = async (ctx: Ctx, point: { readonly lat: number; readonly lng: number }): Promise<Result<FoundParcel>> => {
  const parcel = await ctx.ports.of(parcelsPort).at(point);
  if (parcel === 'unavailable') return refused(refuse('parcel.unavailable'));
  return parcel === null ? refused(refuse('parcel.none')) : ok(parcel);
};

const mostWords = 4;

/** Names of towns, folded, that stand in the text as a run of words: what the reading of the address asks for. */
const townsIn = async (ctx: Ctx, input: string): Promise<ReadonlySet<string>> => {
  const runs = input.split(',').flatMap((part) => {
    const words = foldPlace(part).split(' ');
    return words.flatMap((_, from) =>
      Array.from({ length: Math.min(mostWords, words.length - from) }, (_unused, more) => words.slice(from, from + more + 1).join(' ')),
    );
  });
  const places = ctx.ports.of(placesPort);
  const towns = await Promise.all([...new Set(runs)].map(async (run) => ((await places.named(run)).length > 0 ? run : null)));
  return new Set(towns.filter((town) => town !== null));
};

/** What the geocoder found, and whether it was asked in vain. */
type GeocoderAnswer = { readonly found: readonly FoundAddress[]; readonly isAway: boolean };
const notAsked: GeocoderAnswer = { found: [], isAway: false };

const geocoded = async (ctx: Ctx, wanted: AddressOfTown): Promise<GeocoderAnswer> => {
  const answer = await ctx.ports.of(geocoderPort).find(wanted);
  if (typeof answer === 'string') return { found: [], isAway: answer === 'unavailable' };
  return { found: answer.map((address) => ({ ...address, postCode: address.postCode ?? wanted.postCode })), isAway: false };
};

const placeOf = ({ province }: FoundAddress, places: readonly Place[]): Place | undefined =>
  places.find((place) => province === null || place.province === province);

const atTown = ({ name, county, province, lat, lng }: Place, { street, houseNumber, postCode }: TypedAddress): FoundAddress => ({
  ...{ street, houseNumber, postCode, city: name, county, province, lat, lng },
  precision: 'town',
});

const presented = ({ lang }: Ctx, { lat, lng, ...address }: FoundAddress, placeId: string | null): Addresses['addresses'][number] => {
  const { street, houseNumber, postCode, city, county, province } = address;
  const w = texts[lang];
  const line = [[street, houseNumber].filter(Boolean).join(' '), [postCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const named = province === null ? null : names[lang](`province.${province}`);
  const about =
    named === null
      ? county
      : county === null || county === city
        ? w('place.in_province', { province: named })
        : w('place.in_county', { county, province: named });
  return { ...address, placeId, location: { lat, lng }, description: [line, about].filter(Boolean).join(', ') };
};
