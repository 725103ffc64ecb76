/** The corners of an area as buttons: dragged, moved by the arrow keys, removed by Delete. */

import type { Map as MapLibre } from 'maplibre-gl';
import type { KeyboardEvent, PointerEvent } from 'react';
import { searchNumbers } from '../../../../domain/kit/numbers.ts';
import { mapWords } from '../../../../words/kit/map.ts';
import { useWords } from '../../words/words.ts';
import { arrowOf } from '../arrows.ts';
import type { Area } from '../map.tsx';
import styles from './area.module.css';
import type { Pixel } from './shape.ts';
import { pixelOf, placeAt, usePixels } from './use-pixels.ts';

type CornersProps = { readonly map: MapLibre; readonly corners: Area; readonly onCorners: (corners: Area) => void };

export const Corners = ({ map, corners, onCorners }: CornersProps) => {
  const t = useWords(mapWords);
  const pixels = usePixels(map, corners);
  const move = (at: number, to: Pixel): void => onCorners(corners.with(at, placeAt(map, to)));
  const press = (event: KeyboardEvent, at: number, { x, y }: Pixel): void => {
    const arrow = arrowOf(event);
    const isRemoved = (event.key === 'Delete' || event.key === 'Backspace') && corners.length > searchNumbers.cornersMin;
    if (!arrow && !isRemoved) return;
    event.preventDefault();
    if (arrow) move(at, { x: x + arrow.x, y: y + arrow.y });
    else onCorners(corners.filter((_, other) => other !== at));
  };
  const drag = (event: PointerEvent<HTMLElement>, at: number): void => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) move(at, pixelOf(map, event));
  };
  return pixels.map((pixel, at) => (
    <button
      // biome-ignore lint/suspicious/noArrayIndexKey: a corner is known by its place in the line
      key={at}
      type="button"
      className={styles['corner']}
      style={{ left: pixel.x, top: pixel.y }}
      aria-label={t('area.corner', { n: at + 1, all: corners.length })}
      onKeyDown={(event) => press(event, at, pixel)}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => drag(event, at)}
    />
  ));
};
