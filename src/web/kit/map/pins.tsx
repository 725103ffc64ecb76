/** The pins of a map, in groups where they lie close together. */

import { IconClock } from '@tabler/icons-react';
import { LngLat, type Map as MapLibre } from 'maplibre-gl';
import { memo, useEffect, useMemo, useState } from 'react';
import { mapWords } from '../../../words/kit/map.ts';
import { useFormat } from '../words/format.ts';
import { useWords } from '../words/words.ts';
import { Anchored } from './anchored.tsx';
import styles from './canvas.module.css';
import { type Cell, clusterPins, clusterRadius, type Group, type Pin } from './cluster.ts';
import type { MapProps } from './map.tsx';
import { byPerson } from './use-rest.ts';

type PinsProps = { readonly map: MapLibre } & Pick<MapProps, 'pins' | 'cells' | 'active' | 'activeCell' | 'onActive' | 'onPick' | 'picked'>;

const tooNear = 44;
const noCells: readonly Cell[] = [];

/** The marks of a map. There may be hundreds: they are drawn again when they change, not with every change of the page. */
export const Pins = memo(({ map, pins, cells = noCells, ...marks }: PinsProps) =>
  useGroups(map, pins, cells).map((group) => {
    const [only] = group.pins;
    const isSingle = group.count === 1 && only !== undefined;
    return isSingle ? <SinglePin key={group.key} map={map} pin={only} {...marks} /> : <Cluster key={group.key} map={map} group={group} {...marks} />;
  }),
);

/** The groups of pins at the present zoom; they change when the map has come to rest. */
const useGroups = (map: MapLibre, pins: readonly Pin[], cells: readonly Cell[]): readonly Group[] => {
  const [zoom, setZoom] = useState(0);
  useEffect(() => {
    const rest = (): void => setZoom(map.getZoom());
    rest();
    map.on('zoomend', rest);
    return () => void map.off('zoomend', rest);
  }, [map]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the projection follows the zoom
  return useMemo(() => clusterPins(pins, cells, ({ lng, lat }) => map.project([lng, lat]), tooNear), [map, pins, cells, zoom]);
};

const Cluster = ({ map, group, active, activeCell }: { readonly group: Group } & Omit<PinsProps, 'pins' | 'cells'>) => {
  const t = useWords(mapWords);
  const isActive = group.pins.some(({ id }) => id === active) || group.cells.some((cell) => cell === activeCell);
  const f = useFormat();
  const size = 2 * clusterRadius(group.count);
  return (
    <Anchored map={map} lng={group.lng} lat={group.lat} front={isActive}>
      <button
        type="button"
        className={styles['cluster']}
        data-on={isActive || undefined}
        aria-label={t('cluster', { n: group.count })}
        style={{ width: size, height: size }}
        onClick={() => map.easeTo({ center: new LngLat(group.lng, group.lat), zoom: map.getZoom() + 2 }, byPerson)}
      >
        {f.number(group.count)}
      </button>
    </Anchored>
  );
};

/** One place: a button where it can be picked, otherwise a plain mark. */
const SinglePin = ({ map, pin, active, onActive, onPick, picked }: { readonly pin: Pin } & Omit<PinsProps, 'pins' | 'cells'>) => {
  const isActive = pin.id === active || pin.id === picked;
  const marks = { className: styles['pin'], 'data-on': isActive || undefined, 'data-booked': pin.booked || undefined };
  const inside = (
    <>
      {pin.booked && <IconClock size={14} stroke={1.75} aria-hidden />}
      {pin.label}
    </>
  );
  return (
    <Anchored map={map} lng={pin.lng} lat={pin.lat} front={isActive}>
      {onPick ? (
        <button
          type="button"
          {...marks}
          aria-label={`${pin.name}, ${pin.label}`}
          aria-expanded={pin.id === picked}
          onPointerEnter={() => onActive?.(pin.id)}
          onPointerLeave={() => onActive?.(null)}
          onFocus={() => onActive?.(pin.id)}
          onBlur={() => onActive?.(null)}
          onClick={() => onPick(pin.id)}
        >
          {inside}
        </button>
      ) : (
        <p {...marks}>{inside}</p>
      )}
    </Anchored>
  );
};
