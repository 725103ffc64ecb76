/** The building on the map: a pin to move, its coordinates, and the plot under it. */

import { useState } from 'react';
import type { OutputOf } from '../../../../../../contract/kit/call.ts';
import type { addressCalls } from '../../../../../../contract/offers/endpoints/addresses.ts';
import { type GeoPoint, isInPoland, parsePoint } from '../../../../../../domain/kit/map/coordinates.ts';
import { offerFormWords } from '../../../../../../words/offers/form.ts';
import { TextField } from '../../../../../kit/form/text-field.tsx';
import { PlaceMap } from '../../../../../kit/map/place-map.tsx';
import { useWords } from '../../../../../kit/words/words.ts';
import { useChange, useErrorOf, useOfForm } from '../../context.ts';
import styles from './building-pin.module.css';
import { type Plot, PlotNote } from './plot.tsx';

export type Precision = OutputOf<typeof addressCalls.findAddresses>['addresses'][number]['precision'];

/** What the last search found, and where. */
export type PinFinding = { readonly precision: Precision; readonly at: GeoPoint };

type PinProps = { readonly found: PinFinding | null; readonly onMoved: () => void; readonly plot: Plot };

/** `found` is the answer of the last search; whoever moves the pin knows better, and the plot under it is filled in. */
export const BuildingPin = ({ found, onMoved, plot }: PinProps) => {
  const t = useWords(offerFormWords);
  const change = useChange();
  const { lat, lng } = useOfForm((form) => form.geoMarker) ?? {};
  const at = lat === undefined || lng === undefined ? null : { lat, lng };
  const [isOutside, setOutside] = useState(false);
  const move = (geoMarker: GeoPoint): void => {
    setOutside(!isInPoland(geoMarker));
    if (!isInPoland(geoMarker)) return;
    onMoved();
    change(() => ({ geoMarker }));
    plot.ask(geoMarker);
  };
  return (
    <div className={styles['pin']}>
      <h3>{t('pin.label')}</h3>
      <p className={styles['hint']}>{t('pin.hint')}</p>
      <div className={styles['map']}>
        <PlaceMap at={at} near={found?.at ?? null} onMove={move} label={t('pin.map')} mark={t('pin.mark')} place={t('pin.place')} />
      </div>
      <p role="status" className={styles['hint']}>
        {isOutside && t('pin.outside')}
        {!isOutside && found && t(found.precision === 'town' && at ? 'pin.kept' : `pin.exact.${found.precision}`)}
      </p>
      <div className={styles['row']}>
        <Coordinates key={at ? written(at) : ''} at={at} onMove={move} />
        {at && <PlotNote plot={plot} at={at} />}
      </div>
    </div>
  );
};

const written = ({ lat, lng }: GeoPoint): string => `${lat}, ${lng}`;

const Coordinates = ({ at, onMove }: { readonly at: GeoPoint | null; readonly onMove: (point: GeoPoint) => void }) => {
  const t = useWords(offerFormWords);
  const [text, setText] = useState(at ? written(at) : '');
  const [isWrong, setWrong] = useState(false);
  const missing = useErrorOf('geoMarker');
  const leave = (): void => {
    const point = parsePoint(text);
    setWrong(text.trim() !== '' && point === null);
    if (point && (point.lat !== at?.lat || point.lng !== at?.lng)) onMove(point);
  };
  return (
    <TextField
      name="geoMarker"
      label={t('pin.coordinates')}
      hint={t('pin.coordinates.hint')}
      error={isWrong ? t('pin.coordinates.wrong') : missing}
      value={text}
      onChange={setText}
      onBlur={leave}
      autoComplete="off"
    />
  );
};
