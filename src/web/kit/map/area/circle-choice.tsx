/** An area without a pointer: a circle around the middle of the map, which the arrow keys move. */

import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { mapWords } from '../../../../words/kit/map.ts';
import { Button } from '../../parts/button.tsx';
import { useWords } from '../../words/words.ts';
import type { Area } from '../map.tsx';
import { boundsOf } from '../use-map.ts';
import styles from './area.module.css';
import { circleOf } from './circle.ts';
import { Outline } from './outline.tsx';
import { usePixels } from './use-pixels.ts';

const radii = [1, 2, 5, 10, 20, 30, 50, 100];
/** Few enough to be changed one by one. */
const circleCorners = 24;
const kmPerDegree = 111.2;

/** The largest radius whose circle is in sight whole. */
const radiusInSight = (map: MapLibre): number => {
  const { south, north } = boundsOf(map);
  return radii.findLast((km) => km <= ((north - south) * kmPerDegree) / 2.5) ?? 1;
};

export const CircleChoice = ({ map, onChosen }: { readonly map: MapLibre; readonly onChosen: (area: Area) => void }) => {
  const t = useWords(mapWords);
  const [km, setKm] = useState(() => radiusInSight(map));
  const [isShown, setShown] = useState(false);
  const [centre, setCentre] = useState(() => map.getCenter());
  useEffect(() => {
    const follow = (): void => setCentre(map.getCenter());
    map.on('move', follow);
    return () => void map.off('move', follow);
  }, [map]);
  const circle = circleOf(centre, km, circleCorners);
  const pixels = usePixels(map, circle);
  return (
    <>
      <details className={styles['circle']} onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
        <summary>{t('circle')}</summary>
        <form
          method="get"
          onSubmit={(event) => {
            event.preventDefault();
            onChosen(circle);
          }}
        >
          <select aria-label={t('circle')} value={km} onChange={({ currentTarget }) => setKm(Number(currentTarget.value))}>
            {radii.map((known) => (
              <option key={known} value={known}>
                {t('circle.km', { n: known })}
              </option>
            ))}
          </select>
          <Button type="submit" size="s">
            {t('circle.act')}
          </Button>
        </form>
      </details>
      {isShown && <Outline pixels={pixels} isClosed isDashed />}
    </>
  );
};
