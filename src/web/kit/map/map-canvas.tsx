/** Draws the map with its pins. */

import 'maplibre-gl/dist/maplibre-gl.css';
import { IconClock, IconMinus, IconPlus, IconRefresh } from '@tabler/icons-react';
import { LngLat, type Map as MapLibre, Marker } from 'maplibre-gl';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { shellWords } from '../../../words/kit/shell.ts';
import { useWords } from '../words/words.ts';
import { clusterPins, clusterRadius, type Group } from './cluster.ts';
import styles from './map.module.css';
import type { Bounds, MapProps } from './map.tsx';
import { boundsOf, boxOf, useMap } from './use-map.ts';

const tooNear = 44;

/** The groups of pins at the present zoom; they change when the map has come to rest. */
const useGroups = (map: MapLibre | null, pins: MapProps['pins']): readonly Group[] => {
  const [zoom, setZoom] = useState(0);
  useEffect(() => {
    if (!map) return;
    const rest = (): void => setZoom(map.getZoom());
    rest();
    map.on('zoomend', rest);
    return () => void map.off('zoomend', rest);
  }, [map]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the projection follows the zoom
  return useMemo(() => (map ? clusterPins(pins, ({ lng, lat }) => map.project([lng, lat]), tooNear) : []), [map, pins, zoom]);
};

/** Puts React's element where MapLibre keeps a marker. */
const Anchored = ({
  map,
  lng,
  lat,
  front,
  children,
}: {
  readonly map: MapLibre;
  readonly lng: number;
  readonly lat: number;
  readonly front: boolean;
  readonly children: ReactNode;
}) => {
  const [element] = useState(() => document.createElement('div'));
  useEffect(() => {
    const marker = new Marker({ element }).setLngLat([lng, lat]).addTo(map);
    // MapLibre names every marker an image; ours hold a button that names itself.
    for (const name of ['aria-label', 'role', 'tabindex']) element.removeAttribute(name);
    return () => void marker.remove();
  }, [map, element, lng, lat]);
  useEffect(() => {
    element.style.zIndex = front ? '2' : '1';
  }, [element, front]);
  return createPortal(children, element);
};

const GroupPin = ({
  map,
  group,
  active,
  onActive,
  onPick,
}: { readonly map: MapLibre; readonly group: Group } & Pick<MapProps, 'active' | 'onActive' | 'onPick'>) => {
  const t = useWords(shellWords);
  const [only] = group.pins;
  const isActive = group.pins.some(({ id }) => id === active);
  if (group.pins.length > 1 || !only) {
    const size = 2 * clusterRadius(group.pins.length);
    return (
      <Anchored map={map} lng={group.lng} lat={group.lat} front={isActive}>
        <button
          type="button"
          className={styles['cluster']}
          data-on={isActive || undefined}
          aria-label={t('map.cluster', { n: group.pins.length })}
          style={{ width: size, height: size }}
          onClick={() => map.easeTo({ center: new LngLat(group.lng, group.lat), zoom: map.getZoom() + 2 })}
        >
          {group.pins.length}
        </button>
      </Anchored>
    );
  }
  return (
    <Anchored map={map} lng={only.lng} lat={only.lat} front={isActive}>
      <button
        type="button"
        className={styles['pin']}
        data-on={isActive || undefined}
        data-booked={only.booked || undefined}
        aria-label={`${only.name}, ${only.label}`}
        onPointerEnter={() => onActive?.(only.id)}
        onPointerLeave={() => onActive?.(null)}
        onFocus={() => onActive?.(only.id)}
        onBlur={() => onActive?.(null)}
        onClick={() => onPick?.(only.id)}
      >
        {only.booked && <IconClock size={14} stroke={1.75} aria-hidden />}
        {only.label}
      </button>
    </Anchored>
  );
};

const Controls = ({ map }: { readonly map: MapLibre }) => {
  const t = useWords(shellWords);
  return (
    <div className={styles['controls']}>
      <button type="button" aria-label={t('map.in')} onClick={() => map.zoomIn()}>
        <IconPlus size={20} stroke={1.5} aria-hidden />
      </button>
      <button type="button" aria-label={t('map.out')} onClick={() => map.zoomOut()}>
        <IconMinus size={20} stroke={1.5} aria-hidden />
      </button>
    </div>
  );
};

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
  return { moved, settle: () => setMoved(false) };
};

const nearly = (a: Bounds, b: Bounds): boolean => (['south', 'west', 'north', 'east'] as const).every((side) => Math.abs(a[side] - b[side]) < 0.001);

/** Other places to show move the map, unless it shows just them: a search of the area in sight stays where it is. */
const useFollow = (map: MapLibre | null, bounds: Bounds | null | undefined): void => {
  useEffect(() => {
    if (map && bounds && !nearly(bounds, boundsOf(map))) map.fitBounds(boxOf(bounds), { padding: 24 });
  }, [map, bounds]);
};

export default function MapCanvas({
  pins,
  bounds,
  active,
  onActive,
  onPick,
  onSearchHere,
  single,
  onFailed,
}: MapProps & { readonly onFailed: () => void }) {
  const t = useWords(shellWords);
  const ref = useRef<HTMLDivElement>(null);
  const [first] = useState(bounds ?? null);
  const map = useMap(ref, first, t('map.credit'), onFailed);
  const groups = useGroups(map, pins);
  const { moved, settle } = useMoved(map);
  useFollow(map, bounds);
  const [only] = pins;
  useEffect(() => {
    if (map && single && only) map.jumpTo({ center: [only.lng, only.lat], zoom: 8 });
  }, [map, single, only]);
  return (
    <>
      <div ref={ref} className={styles['canvas']} />
      {map && <Controls map={map} />}
      {map && onSearchHere && moved && (
        <button
          type="button"
          className={styles['here']}
          onClick={() => {
            settle();
            onSearchHere(boundsOf(map));
          }}
        >
          <IconRefresh size={18} stroke={1.5} aria-hidden />
          {t('map.here')}
        </button>
      )}
      {map &&
        groups.map((group) => (
          <GroupPin
            key={group.key}
            map={map}
            group={group}
            {...(active !== undefined && { active })}
            {...(onActive && { onActive })}
            {...(onPick && { onPick })}
          />
        ))}
    </>
  );
}
