/** Places of the map as points of the screen, and back. */

import { LngLat, type Map as MapLibre } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import type { Area } from '../map.tsx';
import type { Pixel } from './shape.ts';

/** Where places stand on the screen, now and whenever the map moves. */
export const usePixels = (map: MapLibre, area: Area): readonly Pixel[] => {
  const [, draw] = useState(0);
  useEffect(() => {
    const follow = (): void => draw((times) => times + 1);
    map.on('move', follow);
    map.on('resize', follow);
    return () => {
      map.off('move', follow);
      map.off('resize', follow);
    };
  }, [map]);
  return area.map(([lat, lng]) => map.project(new LngLat(lng, lat)));
};

/** The place under a point of the screen. */
export const placeAt = (map: MapLibre, { x, y }: Pixel): Area[number] => {
  const { lat, lng } = map.unproject([x, y]);
  return [lat, lng];
};

/** Where an event of the pointer happened on the map. */
export const pixelOf = (map: MapLibre, event: { readonly clientX: number; readonly clientY: number }): Pixel => {
  const { left, top } = map.getContainer().getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
};
