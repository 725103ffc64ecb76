import type { Ask } from '../../../../contract/kit/client.ts';
import { type SearchFilters, searchCalls } from '../../../../contract/search/endpoints.ts';
import { provinces } from '../../../../domain/kit/provinces.ts';
import { nameWords } from '../../../../words/kit/names.ts';

type Understood = Pick<SearchFilters, 'city' | 'province' | 'county'>;

const provinceNamed = (text: string) => {
  const name = text.toLowerCase().replace(/^(woj\.|województwo)\s+/, '');
  return provinces.find((key) => nameWords.pl[`province.${key}`] === name);
};

/** Understands a typed place: a province by its name, else the gazetteer's best suggestion. An unknown place finds nothing, and says so. */
export const understandPlace = async (ask: Ask, typed: string): Promise<Understood> => {
  if (!typed) return {};
  const province = provinceNamed(typed);
  if (province) return { province };
  const [input = typed] = typed.split(',');
  const found = await ask(searchCalls.suggestPlaces, { input });
  const predictions = found.ok ? found.value.predictions : [];
  const best = predictions.find(({ description }) => description === typed) ?? predictions[0];
  const place = best && (await ask(searchCalls.getPlace, { place_id: best.place_id }));
  return place?.ok ? { city: place.value.city, province: place.value.province } : { city: input };
};
