import { type Map as MapLibre, Marker } from 'maplibre-gl';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Puts React's element where MapLibre keeps a marker. */
export const Anchored = ({
  map,
  lng,
  lat,
  front = false,
  children,
}: {
  readonly map: MapLibre;
  readonly lng: number;
  readonly lat: number;
  readonly front?: boolean;
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
