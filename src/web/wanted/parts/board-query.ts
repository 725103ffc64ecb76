/** What an address asks of the board. */

import { type MainUse, mainUses } from '../../../domain/kit/provinces.ts';
import { wantedNumbers } from '../../../domain/wanted/rules/wanted-numbers.ts';
import { pageNumber } from '../../kit/page/pages.ts';

/** The parameters that the board reads; every visitor is shown the same page for the same ones. */
export const boardParams: readonly string[] = ['place', 'lat', 'lng', 'radius', 'use', 'page', 'add', 'minArea', 'maxArea', 'maxRent', 'from'];

/** Place as typed with its point, radius in km, use, page. */
export type BoardQuery = {
  readonly place: string;
  readonly point: { readonly lat: number; readonly lng: number } | null;
  readonly radius: number;
  readonly use: MainUse | null;
  readonly page: number;
};

const within = (text: string | null, least: number, most: number): number | null => {
  const number = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return number >= least && number <= most ? number : null;
};

/** Reads an address; what it says wrong is left out. */
export const readBoardQuery = (params: URLSearchParams): BoardQuery => {
  const { boardRadiusKm, boardRadiusKmMin, boardRadiusKmMax } = wantedNumbers;
  const [lat, lng] = [within(params.get('lat'), -90, 90), within(params.get('lng'), -180, 180)];
  const place = (params.get('place') ?? '').trim().slice(0, wantedNumbers.locationMax);
  return {
    place,
    point: lat === null || lng === null ? null : { lat, lng },
    radius: Math.round(within(params.get('radius'), boardRadiusKmMin, boardRadiusKmMax) ?? boardRadiusKm),
    use: mainUses.find((use) => use === params.get('use')) ?? null,
    page: pageNumber(params.get('page')),
  };
};
