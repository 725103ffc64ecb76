/** Lies over the map while an area is drawn: a line in one go, or corner by corner. */

import type { Map as MapLibre } from 'maplibre-gl';
import { type PointerEvent, useRef, useState } from 'react';
import { searchNumbers } from '../../../../domain/kit/numbers.ts';
import type { Area } from '../map.tsx';
import styles from './area.module.css';
import { Outline } from './outline.tsx';
import { cornersOf, type Pixel } from './shape.ts';
import { pixelOf, placeAt, usePixels } from './use-pixels.ts';

/** Nearer points of a line are one; a pointer that stays so near has pressed and not drawn. */
const stepPixels = 2;
const pressPixels = 6;
/** A press so near the first corner closes the area; a finger is broad. */
const closePixels = 16;

const distance = (a: Pixel, b: Pixel): number => Math.hypot(a.x - b.x, a.y - b.y);

type SheetProps = {
  readonly map: MapLibre;
  /** Corners that were pressed so far. */
  readonly corners: Area;
  readonly onCorners: (corners: Area) => void;
  readonly onDrawn: (area: Area) => void;
};

export const DrawSheet = ({ map, corners, onCorners, onDrawn }: SheetProps) => {
  const pixels = usePixels(map, corners);
  const stroke = useRef<Pixel[] | null>(null);
  const [line, setLine] = useState<readonly Pixel[]>([]);
  const press = (at: Pixel): void => {
    const [first, last] = [pixels[0], pixels.at(-1)];
    const isClosing = first !== undefined && last !== undefined && (distance(at, first) <= closePixels || distance(at, last) <= pressPixels);
    if (isClosing && corners.length >= searchNumbers.cornersMin) onDrawn(corners);
    else if (!isClosing && corners.length < searchNumbers.cornersMax) onCorners([...corners, placeAt(map, at)]);
  };
  const begin = (event: PointerEvent<HTMLDivElement>): void => {
    if (!event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    stroke.current = [pixelOf(map, event)];
  };
  const draw = (event: PointerEvent<HTMLDivElement>): void => {
    const last = stroke.current?.at(-1);
    const at = pixelOf(map, event);
    if (!event.isPrimary || !stroke.current || !last || distance(at, last) < stepPixels) return;
    stroke.current.push(at);
    setLine([...stroke.current]);
  };
  const end = (event: PointerEvent<HTMLDivElement>): void => {
    const drawn = stroke.current;
    const [first] = drawn ?? [];
    if (!event.isPrimary || !drawn || !first) return;
    stroke.current = null;
    setLine([]);
    if (drawn.every((at) => distance(at, first) <= pressPixels)) press(first);
    else onDrawn(cornersOf(drawn).map((at) => placeAt(map, at)));
  };
  const stop = (): void => {
    stroke.current = null;
    setLine([]);
  };
  return (
    <>
      <Outline pixels={line.length > 0 ? line : pixels} isClosed={false} />
      <div className={styles['sheet']} data-draw onPointerDown={begin} onPointerMove={draw} onPointerUp={end} onPointerCancel={stop}>
        {pixels.map(({ x, y }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a corner is known by its place in the line
          <i key={at} style={{ left: x, top: y }} />
        ))}
      </div>
    </>
  );
};
