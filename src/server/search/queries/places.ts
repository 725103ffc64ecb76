/** Suggests places while one is typed. */

import type { z } from 'zod';
import type { searchCalls } from '../../../contract/search/endpoints.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { refuse } from '../../../domain/search/refusals.ts';
import { dictionaryWords } from '../../../words/kit/dictionaries.ts';
import { translators } from '../../../words/kit/words.ts';
import { placeWords } from '../../../words/search/places.ts';
import type { Ctx } from '../../kit/context.ts';
import type { Place, Places } from '../../kit/places.ts';
import { placesPort } from '../adapters/places.ts';

type Predictions = z.output<typeof searchCalls.suggestPlaces.out>;
type Details = z.output<typeof searchCalls.getPlace.out>;

const names = translators(dictionaryWords);
const texts = translators(placeWords);

const whereabouts = ({ lang }: Ctx, { name, province: key, county, partOf }: Place): string => {
  const w = texts[lang];
  const province = names[lang](`province.${key}`);
  if (partOf !== null) return w('place.in_city', { city: partOf, province });
  return county === null || county === name ? w('place.in_province', { province }) : w('place.in_county', { county, province });
};

/** Places that answer what was typed; of a whole address, `Nawrot 14, Łódź`, those that answer its last part. */
const placesFor = async (places: Places, input: string): Promise<readonly Place[]> => {
  const found = await places.suggest(input);
  const comma = input.lastIndexOf(',');
  return found.length > 0 || comma < 0 ? found : places.suggest(input.slice(comma + 1));
};

/** Suggestions while a place is typed. */
export const suggestPlaces = async (ctx: Ctx, { input }: { readonly input: string }): Promise<Result<Predictions>> => {
  const found = await placesFor(ctx.ports.of(placesPort), input);
  const predictions = found.map((place) => {
    const secondary = whereabouts(ctx, place);
    return { description: `${place.name}, ${secondary}`, place_id: place.id, main_text: place.name, secondary_text: secondary };
  });
  return ok({ predictions });
};

/** Where a suggested place lies. */
export const getPlace = async (ctx: Ctx, { place_id }: { readonly place_id: string }): Promise<Result<Details>> => {
  const place = await ctx.ports.of(placesPort).byId(place_id);
  if (place === null) return refused(refuse('place.not_found'));
  return ok({ location: { lat: place.lat, lng: place.lng }, city: place.partOf ?? place.name, province: place.province, county: place.county });
};
