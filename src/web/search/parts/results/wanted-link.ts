/** Leads from a search without results to a wanted listing with the same conditions; written by the server. */

import type { SearchFilters } from '../../../../contract/search/endpoints.ts';
import { dictionaryWords } from '../../../../words/kit/dictionaries.ts';
import type { Lang } from '../../../../words/kit/words.ts';
import { wantedLinkWords } from '../../../../words/search/wanted-link.ts';
import { publicPath } from '../../../kit/page/addresses.ts';
import { translatorOf } from '../../../kit/words/words.ts';

/** The address of the board's form with what it can take of the filters: `/wanted-listings?add=1&place=Łódź&use=retail&minArea=80`. */
export const wantedLink = (filters: SearchFilters, placeName: string, lang: Lang): { readonly to: string; readonly text: string } => {
  const { near, premisesPurpose, minArea, pricePerMetre, freeFrom, city, county, province } = filters;
  const place = placeName || city || county || (province ? translatorOf(dictionaryWords, lang)(`province.${province}`) : '');
  const params = new URLSearchParams({
    add: '1',
    ...(place && { place }),
    ...(near && { lat: String(near.lat), lng: String(near.lng) }),
    ...(premisesPurpose && { use: premisesPurpose }),
    ...(minArea && { minArea: String(minArea) }),
    ...(pricePerMetre?.max && { maxRent: String(pricePerMetre.max / 100) }),
    ...(freeFrom && { from: freeFrom }),
  });
  return { to: publicPath(lang, `/wanted-listings?${params}`), text: translatorOf(wantedLinkWords, lang)('act') };
};
