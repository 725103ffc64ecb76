import { useRef, useState } from 'react';
import type { GeoPoint } from '../../../domain/kit/map/coordinates.ts';
import { shellWords } from '../../../words/kit/shell.ts';
import { lazyPart } from '../first-page/lazy-part.tsx';
import { useNear } from '../first-page/use-near.ts';
import { useWords } from '../words/words.ts';
import styles from './map.module.css';

/** A place that is shown on a map, and moved there. */
export type PlaceMapProps = {
  readonly at: GeoPoint | null;
  /** Around what the map is shown while there is no pin: a town. */
  readonly near: GeoPoint | null;
  readonly onMove: (point: GeoPoint) => void;
  /** What the pin is called, and the button that puts it on the map. */
  readonly mark: string;
  readonly place: string;
};

const PlaceCanvas = lazyPart(() => import('./place-canvas.tsx'));

/**
 * A map with one pin to move, begun when it comes near: a map that draws its first tiles out of sight slows down what is typed elsewhere. What
 * it shows can be typed beside it, so a browser without maps loses nothing.
 */
export const PlaceMap = ({ label, ...props }: PlaceMapProps & { readonly label: string }) => {
  const t = useWords(shellWords);
  const [failed, setFailed] = useState<'map.failed' | 'map.missing' | null>(null);
  const section = useRef<HTMLElement>(null);
  const near = useNear(section);
  const waiting = <p className={styles['wait']}>{t('state.loading')}</p>;
  return (
    <section ref={section} className={styles['map']} aria-label={label}>
      {failed ? (
        <div className={styles['failed']}>
          <p>{t(failed)}</p>
        </div>
      ) : near ? (
        <PlaceCanvas {...props} onFailed={() => setFailed('map.failed')} onLoadFailure={() => setFailed('map.missing')} waiting={waiting} />
      ) : (
        waiting
      )}
    </section>
  );
};
