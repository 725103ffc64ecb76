/** What lies under the pins: the street map where it can be reached in time, else the drawn one. */

import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { drawnStyle, readGround } from './drawn-style.ts';
import { readMapSettings } from './settings.ts';
import { readStreets, streetsWithinMs } from './street-style.ts';
import { type MapTheme, mapThemeOf } from './theme.ts';

/** Which map is shown; null while it is being found out. */
export type Base = 'streets' | 'drawn';

/** Puts a base under a map and answers which one it is. */
export const useBase = (map: MapLibre | null): Base | null => {
  const [base, setBase] = useState<Base | null>(null);
  useEffect(() => {
    if (!map) return;
    let isOver = false;
    const unless = (act: () => void) => (): void => {
      if (!isOver) act();
    };
    const theme = mapThemeOf(map.getContainer());
    const draw = async (): Promise<void> => {
      const ground = await readGround();
      unless(() => {
        map.setStyle(drawnStyle(theme, ground), { diff: false });
        setBase('drawn');
      })();
    };
    const lay = async (): Promise<void> => {
      const streets = await findStreets(theme);
      if (isOver) return;
      if (!streets) return draw();
      map.setStyle(streets, { diff: false });
      setBase('streets');
      whenNoTileComes(
        map,
        unless(() => void draw()),
      );
    };
    void lay();
    return () => {
      isOver = true;
    };
  }, [map]);
  return base;
};

const findStreets = async (theme: MapTheme) => {
  const address = (await readMapSettings())?.styleUrl ?? null;
  return address === null ? null : readStreets(address, theme);
};

/** A style alone is no map: when its tiles cannot be read, or none has come after the same time, `act` is done, once. */
const whenNoTileComes = (map: MapLibre, act: () => void): void => {
  const over = (): void => {
    clearTimeout(timer);
    map.off('sourcedata', come);
    map.off('error', fail);
  };
  const lose = (): void => {
    over();
    act();
  };
  const come = (event: object): void => {
    if ('tile' in event && event.tile) over();
  };
  const fail = (event: object): void => {
    if ('sourceId' in event || 'tile' in event) lose();
  };
  const timer = setTimeout(lose, streetsWithinMs);
  map.on('sourcedata', come);
  map.on('error', fail);
};
