/** Makes a map in a box and ends it with it. */

import { AttributionControl, Map as MapLibre, ScaleControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Bounds } from './map.tsx';
import { mapThemeOf } from './theme.ts';
import { type Base, useBase } from './use-base.ts';

setWorkerUrl(new URL(workerUrl, location.href).href);

const poland: [number, number, number, number] = [14.0, 48.9, 24.3, 54.9];

/**
 * The room that a map leaves around what it shows, in pixels: a disc is 64 wide with its halo, and to the right stand the buttons, at the bottom the
 * names of whom the map is owed to. What lay under them could not be pressed.
 */
export const mapPadding = { top: 40, right: 96, bottom: 56, left: 40 } as const;
/** Pixels left free at each side. */
export type MapPadding = Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>;
const narrow = 24;
/** The room around a part of the map that somebody chose to look at: it nearly fills the map. */
export const seenPadding = { top: narrow, right: narrow, bottom: narrow, left: narrow } as const;

/** Bounds as MapLibre takes them. */
export const boxOf = ({ west, south, east, north }: Bounds): [number, number, number, number] => [west, south, east, north];

/** The bounds that a map shows. */
export const boundsOf = (map: MapLibre): Bounds => {
  const box = map.getBounds();
  return { south: box.getSouth(), west: box.getWest(), north: box.getNorth(), east: box.getEast() };
};

/** What a map begins with: its bounds with the room around them, or the whole country; what its canvas is called; who is to be thanked for the drawn map. */
export type MapStart = {
  readonly first: Bounds | null;
  readonly padding?: MapPadding;
  readonly title: string;
  readonly credit: string;
  readonly onFailed: () => void;
};

/** One MapLibre for the life of the element. `onFailed` is called where the browser has no WebGL. */
export const useMap = (element: RefObject<HTMLDivElement | null>, begin: MapStart): { readonly map: MapLibre | null; readonly base: Base | null } => {
  const [map, setMap] = useState<MapLibre | null>(null);
  const start = useRef(begin);
  useEffect(() => {
    const container = element.current;
    if (!container) return;
    let made: MapLibre | undefined;
    try {
      made = new MapLibre({
        container,
        style: { version: 8, sources: {}, layers: [{ id: 'land', type: 'background', paint: { 'background-color': mapThemeOf(container).land } }] },
        bounds: start.current.first ? boxOf(start.current.first) : poland,
        fitBoundsOptions: { padding: (start.current.first && start.current.padding) ?? seenPadding },
        locale: { 'Map.Title': start.current.title },
        attributionControl: false,
        dragRotate: false,
        pitchWithRotate: false,
        minZoom: 4,
        maxZoom: 19,
      });
    } catch {
      start.current.onFailed();
      return;
    }
    made.touchZoomRotate.disableRotation();
    setMap(made);
    return () => {
      setMap(null);
      made.remove();
    };
  }, [element]);
  const base = useBase(map);
  // The page may turn to the other language while its map stays.
  useEffect(() => map?.getCanvas().setAttribute('aria-label', begin.title), [map, begin.title]);
  useCredit(map, base, begin.credit);
  return { map, base };
};

/** Thanks whom the map is owed to: the street map's sources name theirs, the drawn one's are ours to name. */
const useCredit = (map: MapLibre | null, base: Base | null, credit: string): void => {
  useEffect(() => {
    if (!map || !base) return;
    const scale = new ScaleControl({ unit: 'metric', maxWidth: 80 });
    const thanks = new AttributionControl({ compact: false, ...(base === 'drawn' && { customAttribution: credit }) });
    map.addControl(thanks, 'bottom-left');
    map.addControl(scale, 'bottom-left');
    return () => {
      // A map that has ended took its controls along.
      if (!map.hasControl(thanks)) return;
      map.removeControl(thanks);
      map.removeControl(scale);
    };
  }, [map, base, credit]);
};
