import { polandBounds } from '../numbers.ts';

/** A point on the earth in degrees, WGS 84. */
export type GeoPoint = { readonly lat: number; readonly lng: number };

/** How many decimals of a degree are kept: six are a tenth of a metre. */
const digits = 6;

/** A point with as many decimals as are kept. */
export const roundPoint = ({ lat, lng }: GeoPoint): GeoPoint => ({ lat: Number(lat.toFixed(digits)), lng: Number(lng.toFixed(digits)) });

/** Does a point lie within the bounds of Poland (docs/rules/search.md#map-of-poland)? */
export const isInPoland = ({ lat, lng }: GeoPoint): boolean =>
  lat >= polandBounds.south && lat <= polandBounds.north && lng >= polandBounds.west && lng <= polandBounds.east;

const part = String.raw`([NS])?\s*(\d{1,3}(?:[.,]\d+)?)(?:\s*°\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*['′]\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*["″]\s*)?)?)?\s*([NS])?`;
const pair = new RegExp(`^\\s*${part}(?:\\s*[;,]\\s*|\\s+)${part.replaceAll('NS', 'EW')}\\s*$`, 'i');

/** Latitude and longitude as maps write them: `51.767654, 19.457458`, `51,767654 19,457458`, `51°46′3.6″N 19°27′26.8″E`; null when they are none of a place in Poland. */
export const parsePoint = (text: string): GeoPoint | null => {
  const match = pair.exec(text);
  if (match === null || [match[1], match[5]].some(isSouth) || [match[6], match[10]].some(isWest)) return null;
  const point = roundPoint({ lat: degreesOf(match.slice(2, 5)), lng: degreesOf(match.slice(7, 10)) });
  return isInPoland(point) ? point : null;
};

const isSouth = (side: string | undefined): boolean => side?.toUpperCase() === 'S';
const isWest = (side: string | undefined): boolean => side?.toUpperCase() === 'W';

/** Degrees, minutes and seconds as one number: 51°30′ is 51.5. */
const degreesOf = (parts: readonly (string | undefined)[]): number =>
  parts.reduce((sum, value, index) => sum + Number((value ?? '0').replace(',', '.')) / 60 ** index, 0);
