/** Says where a map has come to rest after somebody moved it. */

import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect } from 'react';
import type { Bounds } from './map.tsx';
import { boundsOf } from './use-map.ts';

/** What a button gives along with a movement: the map itself knows of dragging, pinching and keys only. */
export const byPerson = { byPerson: true };

const isByPerson = (event: object): boolean => ('originalEvent' in event && event.originalEvent !== undefined) || 'byPerson' in event;

/** Calls with what the map shows whenever somebody has moved it, not when it follows a search. */
export const useRest = (map: MapLibre | null, onRest: ((seen: Bounds) => void) | undefined): void => {
  useEffect(() => {
    if (!map || !onRest) return;
    const end = (event: object): void => {
      if (isByPerson(event)) onRest(boundsOf(map));
    };
    map.on('moveend', end);
    return () => void map.off('moveend', end);
  }, [map, onRest]);
};
