/** The buttons of a map: nearer, farther, and where I am. */

import { IconCurrentLocation, IconMinus, IconPlus } from '@tabler/icons-react';
import type { Map as MapLibre } from 'maplibre-gl';
import { useState } from 'react';
import { shellWords } from '../../../words/kit/shell.ts';
import { useWords } from '../words/words.ts';
import { Anchored } from './anchored.tsx';
import styles from './map.module.css';

type Point = { readonly lng: number; readonly lat: number };

const nearZoom = 12;
const waitMs = 10_000;

/** Zoom and, where `locates`, a button that asks the browser where the person is; what it answers stays in the browser. */
export const Controls = ({ map, locates, onLocated }: { readonly map: MapLibre; readonly locates: boolean; readonly onLocated?: () => void }) => {
  const t = useWords(shellWords);
  const { here, problem, locate } = useHere(map, onLocated);
  return (
    <>
      <div className={styles['controls']}>
        <button type="button" aria-label={t('map.in')} onClick={() => map.zoomIn()}>
          <IconPlus size={20} stroke={1.5} aria-hidden />
        </button>
        <button type="button" aria-label={t('map.out')} onClick={() => map.zoomOut()}>
          <IconMinus size={20} stroke={1.5} aria-hidden />
        </button>
        {locates && (
          <button type="button" aria-label={t('map.locate')} onClick={locate}>
            <IconCurrentLocation size={20} stroke={1.5} aria-hidden />
          </button>
        )}
      </div>
      {here && (
        <Anchored map={map} {...here}>
          <span className={styles['me']} role="img" aria-label={t('map.me')} />
        </Anchored>
      )}
      <p role="status" className={problem ? styles['problem'] : 'sr'}>
        {problem && t(problem)}
      </p>
    </>
  );
};

type Problem = 'map.locate.denied' | 'map.locate.failed';

const useHere = (map: MapLibre, onLocated?: () => void) => {
  const [here, setHere] = useState<Point | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const locate = (): void => {
    setProblem(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const at = { lng: coords.longitude, lat: coords.latitude };
        setHere(at);
        map.easeTo({ center: [at.lng, at.lat], zoom: Math.max(map.getZoom(), nearZoom) });
        onLocated?.();
      },
      ({ code, PERMISSION_DENIED }) => setProblem(code === PERMISSION_DENIED ? 'map.locate.denied' : 'map.locate.failed'),
      { timeout: waitMs, maximumAge: 60_000 },
    );
  };
  return { here, problem, locate };
};
