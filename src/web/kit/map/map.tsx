import { useRef, useState } from 'react';
import { shellWords } from '../../../words/kit/shell.ts';
import { lazyPart } from '../first-page/lazy-part.tsx';
import { useNear } from '../first-page/use-near.ts';
import { useWords } from '../words/words.ts';
import type { Cell, Pin } from './cluster.ts';
import styles from './map.module.css';

/** A part of the map in degrees. */
export type Bounds = { readonly south: number; readonly west: number; readonly north: number; readonly east: number };

/** The corners of an area. */
export type Area = readonly (readonly [lat: number, lng: number])[];

/** Pins, and what the page wants to know of the map. The library is fetched when the map is near the screen. */
export type MapProps = {
  readonly pins: readonly Pin[];
  /** Places that are only counted, because they are too many for a pin each. */
  readonly cells?: readonly Cell[] | undefined;
  /** What the map shows, at first and whenever it changes; the whole country unless said. */
  readonly bounds?: Bounds | null;
  /** The bounds are a part of the map that somebody looked at: they nearly fill it, without room for the buttons beside them. */
  readonly chosen?: boolean;
  /** A point to show at a zoom, at first and whenever it changes, instead of bounds. */
  readonly view?: { readonly lat: number; readonly lng: number; readonly zoom: number } | null;
  /** The pin whose card is hovered. */
  readonly active?: string | null;
  /** The counted place in which the offer lies whose card is hovered. */
  readonly activeCell?: Cell | null;
  readonly onActive?: (id: string | null) => void;
  /** A pin was pressed; without this pins are marks only. */
  readonly onPick?: (id: string) => void;
  /** The pin whose preview is open. */
  readonly picked?: string | null;
  /** Offers "search this area" after the map was moved. */
  readonly onSearchHere?: (bounds: Bounds) => void;
  /** Somebody has moved the map, and it shows this. */
  readonly onRest?: (seen: Bounds) => void;
  /** The area that was drawn on the map. */
  readonly area?: Area | null;
  /** Offers drawing an area, changing it and taking it away (null). */
  readonly onArea?: (area: Area | null) => void;
  /** One place that the page is about: the map centres on it. */
  readonly single?: boolean;
  /** What the map shows, in words; offers unless said. */
  readonly label?: string;
  /** The places could not be read. */
  readonly failed?: boolean;
};

// A map weighs more than the rest of the page: it comes only where one is looked at.
const MapCanvas = lazyPart(() => import('./map-canvas.tsx'));

/** The map of places; a list of the same places always stands beside it. */
export const PlacesMap = (props: MapProps) => {
  const t = useWords(shellWords);
  const place = useRef<HTMLElement>(null);
  const near = useNear(place);
  const [own, setFailed] = useState<'map.failed' | 'map.missing' | null>(null);
  const failed = props.failed ? 'map.missing' : own;
  return (
    <section ref={place} className={styles['map']} aria-label={props.label ?? t('map.label')}>
      {failed ? (
        <div className={styles['failed']}>
          <h2>{t(failed)}</h2>
          <p>{t('map.failed.text')}</p>
        </div>
      ) : (
        near && (
          <MapCanvas
            {...props}
            onFailed={() => setFailed('map.failed')}
            onLoadFailure={() => setFailed('map.missing')}
            waiting={<p className={styles['wait']}>{t('state.loading')}</p>}
          />
        )
      )}
    </section>
  );
};
