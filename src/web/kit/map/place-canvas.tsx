/** Draws the map on which a person shows a place. */

import 'maplibre-gl/dist/maplibre-gl.css';
import { type Map as MapLibre, Marker } from 'maplibre-gl';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type GeoPoint, roundPoint } from '../../../domain/kit/map/coordinates.ts';
import { mapWords } from '../../../words/kit/map.ts';
import { focusIfLost } from '../focus.ts';
import { useWords } from '../words/words.ts';
import { arrowOf } from './arrows.ts';
import styles from './canvas.module.css';
import { Controls } from './controls.tsx';
import type { PlaceMapProps } from './place-map.tsx';
import type { Base } from './use-base.ts';
import { useMap } from './use-map.ts';

/** How near a place is shown: on the street map its buildings, on the drawn one the town and the roads around. */
const zoomOf: Readonly<Record<Base, number>> = { streets: 17, drawn: 10 };
/** How near a town is shown in which the place is still to be found. */
const townZoom: Readonly<Record<Base, number>> = { streets: 12, drawn: 10 };
const around = 0.05;

export default function PlaceCanvas({ at, near, onMove, mark, place, onFailed }: PlaceMapProps & { readonly onFailed: () => void }) {
  const t = useWords(mapWords);
  const ref = useRef<HTMLDivElement>(null);
  const shown = at ?? near;
  const [first] = useState(shown && { south: shown.lat - around, north: shown.lat + around, west: shown.lng - around, east: shown.lng + around });
  const { map, base } = useMap(ref, { first, title: t('title'), credit: t('credit'), onFailed });
  const own = useRef<GeoPoint | null>(null);
  const move = (point: GeoPoint): void => {
    own.current = roundPoint(point);
    onMove(own.current);
  };
  /** The button goes with its press: the arrows move the pin on from there. */
  const putHere = (): void => {
    if (map) move(map.getCenter());
    focusIfLost(() => ref.current?.querySelector<HTMLElement>('.maplibregl-marker button'));
  };
  useClicks(map, move);
  useSight(map, base && (at ? zoomOf : townZoom)[base], shown, own.current);
  return (
    <>
      <div ref={ref} className={styles['canvas']} data-base={base ?? undefined} />
      {map && <Controls map={map} locates />}
      {map && at && <PlacePin map={map} at={at} label={mark} onMove={move} />}
      {map && !at && (
        <button type="button" className={styles['here']} onClick={putHere}>
          {place}
        </button>
      )}
    </>
  );
}

/** A click on the map puts the pin there. */
const useClicks = (map: MapLibre | null, onMove: (point: GeoPoint) => void): void => {
  const latest = useRef(onMove);
  latest.current = onMove;
  useEffect(() => {
    if (!map) return;
    const click = ({ lngLat }: { readonly lngLat: GeoPoint }): void => latest.current(lngLat);
    map.on('click', click);
    return () => void map.off('click', click);
  }, [map]);
};

/** A place that comes from elsewhere, the search or typed coordinates, is brought into sight; one that the person has just shown is there already. */
const useSight = (map: MapLibre | null, zoom: number | null, at: GeoPoint | null, own: GeoPoint | null): void => {
  const [lat, lng] = [at?.lat, at?.lng];
  const isOwn = own !== null && own.lat === lat && own.lng === lng;
  useEffect(() => {
    if (map && zoom !== null && lat !== undefined && lng !== undefined && !isOwn) map.jumpTo({ center: [lng, lat], zoom });
  }, [map, zoom, lat, lng, isOwn]);
};

type PinProps = { readonly map: MapLibre; readonly at: GeoPoint; readonly label: string; readonly onMove: (point: GeoPoint) => void };

/** The pin: dragged, or moved by the arrows, with Shift in longer steps. */
const PlacePin = ({ map, at, label, onMove }: PinProps) => {
  const [element] = useState(() => document.createElement('div'));
  const marker = useRef<Marker | null>(null);
  const latest = useRef(onMove);
  latest.current = onMove;
  const { lat, lng } = at;
  useEffect(() => {
    const made = new Marker({ element, draggable: true, anchor: 'bottom' }).setLngLat([0, 0]).addTo(map);
    // MapLibre names every marker an image; ours hold a button that names itself.
    for (const name of ['aria-label', 'role', 'tabindex']) element.removeAttribute(name);
    made.on('dragend', () => latest.current(made.getLngLat()));
    marker.current = made;
    return () => void made.remove();
  }, [map, element]);
  useEffect(() => void marker.current?.setLngLat([lng, lat]), [lat, lng]);
  const press = (event: KeyboardEvent): void => {
    const arrow = arrowOf(event);
    if (!arrow) return;
    event.preventDefault();
    event.stopPropagation();
    const from = map.project([lng, lat]);
    onMove(map.unproject([from.x + arrow.x, from.y + arrow.y]));
  };
  return createPortal(
    <button type="button" className={styles['place']} aria-label={label} onKeyDown={press} onClick={(event) => event.stopPropagation()}>
      <svg viewBox="0 0 40 40" width={40} height={40} aria-hidden>
        <path fill="currentColor" d="M20 39C20 39 34 25 34 15A14 14 0 1 0 6 15C6 25 20 39 20 39Z" />
        <circle cx={20} cy={15} r={5} />
      </svg>
    </button>,
    element,
  );
};
