/** Draws the map with its pins. */

import 'maplibre-gl/dist/maplibre-gl.css';
import { IconRefresh } from '@tabler/icons-react';
import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import { mapWords } from '../../../words/kit/map.ts';
import { useWords } from '../words/words.ts';
import { AreaTool, Lasso, useAreaMode } from './area/area-tool.tsx';
import styles from './canvas.module.css';
import { Controls } from './controls.tsx';
import { Layers } from './layers.tsx';
import type { Bounds, MapProps } from './map.tsx';
import { Pins } from './pins.tsx';
import type { Base } from './use-base.ts';
import { boundsOf, boxOf, type MapPadding, mapPadding, seenPadding, useMap } from './use-map.ts';
import { useRest } from './use-rest.ts';

export default function MapCanvas({
  bounds,
  chosen = false,
  view,
  single,
  onSearchHere,
  onRest,
  area = null,
  onArea,
  onFailed,
  ...pins
}: MapProps & { readonly onFailed: () => void }) {
  const t = useWords(mapWords);
  const ref = useRef<HTMLDivElement>(null);
  const [first] = useState(bounds ?? null);
  const padding = chosen ? seenPadding : mapPadding;
  const { map, base } = useMap(ref, { first, padding, title: t('title'), credit: t('credit'), onFailed });
  const { moved, move, settle } = useMoved(map);
  const drawing = useAreaMode();
  useFollow(map, bounds, padding);
  useRest(map, onRest);
  useView(map, view);
  useCentre(map, base, single ? pins.pins[0] : undefined);
  return (
    <>
      <div ref={ref} className={styles['canvas']} data-base={base ?? undefined} />
      {map && (
        <Controls map={map} locates={onSearchHere !== undefined} onLocated={move}>
          {onArea && <Lasso {...drawing} />}
        </Controls>
      )}
      {map && onArea && <AreaTool map={map} area={area} onArea={onArea} state={drawing} />}
      {map && onSearchHere && moved && drawing.mode === 'shown' && (
        <button
          type="button"
          className={styles['here']}
          data-below={area !== null || undefined}
          onClick={() => {
            settle();
            onSearchHere(boundsOf(map));
          }}
        >
          <IconRefresh size={18} stroke={1.5} aria-hidden />
          {t('here')}
        </button>
      )}
      {map && single && <Layers map={map} />}
      {map && <Pins map={map} {...pins} />}
    </>
  );
}

/** Whether the person has moved the map since it last showed what was searched. */
const useMoved = (map: MapLibre | null) => {
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    if (!map) return;
    const end = (event: object): void => {
      if ('originalEvent' in event && event.originalEvent) setMoved(true);
    };
    map.on('moveend', end);
    return () => void map.off('moveend', end);
  }, [map]);
  return { moved, move: () => setMoved(true), settle: () => setMoved(false) };
};

const nearly = (a: Bounds, b: Bounds): boolean => (['south', 'west', 'north', 'east'] as const).every((side) => Math.abs(a[side] - b[side]) < 0.001);

/** Other places to show move the map, unless it shows just them: a search of the area in sight stays where it is. */
const useFollow = (map: MapLibre | null, bounds: Bounds | null | undefined, padding: MapPadding): void => {
  useEffect(() => {
    if (map && bounds && !nearly(bounds, boundsOf(map))) map.fitBounds(boxOf(bounds), { padding, maxZoom: 15 });
  }, [map, bounds, padding]);
};

const useView = (map: MapLibre | null, view: MapProps['view']): void => {
  const { lat, lng, zoom } = view ?? {};
  useEffect(() => {
    if (map && lat !== undefined && lng !== undefined && zoom !== undefined) map.jumpTo({ center: [lng, lat], zoom });
  }, [map, lat, lng, zoom]);
};

/** How near a single place is shown: the street map has streets, the drawn one has the towns and roads around. */
const zoomOf: Readonly<Record<Base, number>> = { streets: 15, drawn: 9 };

const useCentre = (map: MapLibre | null, base: Base | null, only: { readonly lat: number; readonly lng: number } | undefined): void => {
  const [lat, lng] = [only?.lat, only?.lng];
  useEffect(() => {
    if (map && lat !== undefined && lng !== undefined) map.jumpTo({ center: [lng, lat], zoom: zoomOf[base ?? 'drawn'] });
  }, [map, base, lat, lng]);
};
