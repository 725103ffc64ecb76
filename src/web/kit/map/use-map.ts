/** Makes a map in a box and ends it with it. */

import { AttributionControl, Map as MapLibre, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Bounds } from './map.tsx';
import { outlineStyle } from './style.ts';

setWorkerUrl(new URL(workerUrl, location.href).href);

const poland: [number, number, number, number] = [14.0, 48.9, 24.3, 54.9];

/** Bounds as MapLibre takes them. */
export const boxOf = ({ west, south, east, north }: Bounds): [number, number, number, number] => [west, south, east, north];

/** The bounds that a map shows. */
export const boundsOf = (map: MapLibre): Bounds => {
  const box = map.getBounds();
  return { south: box.getSouth(), west: box.getWest(), north: box.getNorth(), east: box.getEast() };
};

/** One MapLibre for the life of the element. `onFailed` is called where the browser has no WebGL. */
export const useMap = (element: RefObject<HTMLDivElement | null>, first: Bounds | null, credit: string, onFailed: () => void): MapLibre | null => {
  const [map, setMap] = useState<MapLibre | null>(null);
  const start = useRef({ first, credit, onFailed });
  useEffect(() => {
    const container = element.current;
    if (!container) return;
    let made: MapLibre | undefined;
    try {
      made = new MapLibre({
        container,
        style: outlineStyle(container),
        bounds: start.current.first ? boxOf(start.current.first) : poland,
        fitBoundsOptions: { padding: 24 },
        attributionControl: false,
        dragRotate: false,
        pitchWithRotate: false,
        minZoom: 4,
        maxZoom: 15,
      });
    } catch {
      start.current.onFailed();
      return;
    }
    made.touchZoomRotate.disableRotation();
    made.addControl(new AttributionControl({ compact: false, customAttribution: start.current.credit }), 'bottom-left');
    setMap(made);
    return () => {
      setMap(null);
      made.remove();
    };
  }, [element]);
  return map;
};
