/** The buttons of a map: nearer, farther, and where I am. */

import { IconCurrentLocation, IconMinus, IconPlus } from '@tabler/icons-react';
import type { Map as MapLibre } from 'maplibre-gl';
import { type ReactNode, useState } from 'react';
import { mapWords } from '../../../words/kit/map.ts';
import { useWords } from '../words/words.ts';
import { Anchored } from './anchored.tsx';
import styles from './canvas.module.css';
import { byPerson } from './use-rest.ts';

type Point = { readonly lng: number; readonly lat: number };

const nearZoom = 12;
const waitMs = 10_000;

type ControlsProps = {
  readonly map: MapLibre;
  readonly locates: boolean;
  readonly onLocated?: () => void;
  /** Further buttons. */
  readonly children?: ReactNode;
};

/** Zoom and, where `locates`, a button that asks the browser where the person is; what it answers stays in the browser. */
export const Controls = ({ map, locates, onLocated, children }: ControlsProps) => {
  const t = useWords(mapWords);
  const { here, problem, locate } = useHere(map, onLocated);
  return (
    <>
      <div className={styles['controls']}>
        <button type="button" aria-label={t('in')} onClick={() => map.zoomIn({}, byPerson)}>
          <IconPlus size={20} stroke={1.5} aria-hidden />
        </button>
        <button type="button" aria-label={t('out')} onClick={() => map.zoomOut({}, byPerson)}>
          <IconMinus size={20} stroke={1.5} aria-hidden />
        </button>
        {locates && (
          <button type="button" aria-label={t('locate')} onClick={locate}>
            <IconCurrentLocation size={20} stroke={1.5} aria-hidden />
          </button>
        )}
        {children}
      </div>
      {here && (
        <Anchored map={map} {...here}>
          <span className={styles['me']} role="img" aria-label={t('me')} />
        </Anchored>
      )}
      <p role="status" className={problem ? styles['problem'] : 'sr'}>
        {problem && t(problem)}
      </p>
    </>
  );
};

type Problem = 'locate.denied' | 'locate.failed';

const useHere = (map: MapLibre, onLocated?: () => void) => {
  const [here, setHere] = useState<Point | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const locate = (): void => {
    setProblem(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const at = { lng: coords.longitude, lat: coords.latitude };
        setHere(at);
        map.easeTo({ center: [at.lng, at.lat], zoom: Math.max(map.getZoom(), nearZoom) }, byPerson);
        onLocated?.();
      },
      ({ code, PERMISSION_DENIED }) => setProblem(code === PERMISSION_DENIED ? 'locate.denied' : 'locate.failed'),
      { timeout: waitMs, maximumAge: 60_000 },
    );
  };
  return { here, problem, locate };
};
