/** The address of a part of the wanted board. */

import type { BoardArea } from '../../../domain/wanted/rules/place-alert.ts';

/** What the board is narrowed by: a place as typed with its point, and a use. A radius counts only around a point. */
export type BoardPlace = Omit<BoardArea, 'point'> & { readonly place: string; readonly point: BoardArea['point'] | null };

/** The query of the board that shows it. */
export const boardSearch = ({ place, point, radius, use }: BoardPlace): string => {
  const params = new URLSearchParams({
    ...(place !== '' && { place }),
    ...(point !== null && { lat: String(point.lat), lng: String(point.lng) }),
    ...(point !== null && { radius: String(radius) }),
    ...(use !== null && { use }),
  });
  return params.size > 0 ? `?${params}` : '?';
};
