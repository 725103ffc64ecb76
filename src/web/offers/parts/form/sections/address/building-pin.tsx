/** The building on the map: a pin to move, its coordinates, and the plot under it. */

import { useEffect, useState } from 'react';
import type { OutputOf } from '../../../../../../contract/kit/call.ts';
import { searchCalls } from '../../../../../../contract/search/endpoints.ts';
import { type GeoPoint, parsePoint } from '../../../../../../domain/kit/map/coordinates.ts';
import { offerFormWords } from '../../../../../../words/offers/form.ts';
import { browserAsk } from '../../../../../kit/calls/browser-client.ts';
import { useRefusalText } from '../../../../../kit/calls/use-refusal.ts';
import { TextField } from '../../../../../kit/form/text-field.tsx';
import { PlaceMap } from '../../../../../kit/map/place-map.tsx';
import { readMapSettings } from '../../../../../kit/map/settings.ts';
import { Button } from '../../../../../kit/parts/button.tsx';
import { useWords } from '../../../../../kit/words/words.ts';
import { useChange, useOfForm } from '../../context.ts';
import styles from './building-pin.module.css';

export type Precision = OutputOf<typeof searchCalls.findAddresses>['addresses'][number]['precision'];

/** `precision` says what the last search put the pin on; whoever moves it knows better. */
export const BuildingPin = ({ precision, onMoved }: { readonly precision: Precision | null; readonly onMoved: () => void }) => {
  const t = useWords(offerFormWords);
  const change = useChange();
  const { lat, lng } = useOfForm((form) => form.geoMarker) ?? {};
  const at = lat === undefined || lng === undefined ? null : { lat, lng };
  const move = (geoMarker: GeoPoint): void => {
    onMoved();
    change(() => ({ geoMarker }));
  };
  return (
    <div className={styles['pin']}>
      <h3>{t('pin.label')}</h3>
      <p className={styles['hint']}>{t('pin.hint')}</p>
      <div className={styles['map']}>
        <PlaceMap at={at} onMove={move} label={t('pin.map')} mark={t('pin.mark')} place={t('pin.place')} />
      </div>
      <p role="status" className={styles['hint']}>
        {precision && t(`pin.exact.${precision}`)}
      </p>
      <div className={styles['row']}>
        <Coordinates key={at ? written(at) : ''} at={at} onMove={move} />
        {at && <Plot key={`plot ${written(at)}`} at={at} />}
      </div>
    </div>
  );
};

const written = ({ lat, lng }: GeoPoint): string => `${lat}, ${lng}`;

const Coordinates = ({ at, onMove }: { readonly at: GeoPoint | null; readonly onMove: (point: GeoPoint) => void }) => {
  const t = useWords(offerFormWords);
  const [text, setText] = useState(at ? written(at) : '');
  const [isWrong, setWrong] = useState(false);
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
      error={isWrong ? t('pin.coordinates.wrong') : undefined}
      value={text}
      onChange={setText}
      onBlur={leave}
      autoComplete="off"
    />
  );
};

/** One press fills in what the land register knows of the plot under the pin; nothing is offered where it is switched off. */
const Plot = ({ at }: { readonly at: GeoPoint }) => {
  const t = useWords(offerFormWords);
  const change = useChange();
  const refusalText = useRefusalText();
  const [isAsking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState('');
  const isOn = useParcelsAreOn();
  if (!isOn) return null;
  const fill = async (): Promise<void> => {
    setAsking(true);
    setOutcome(t('parcel.asking'));
    const answer = await browserAsk(searchCalls.findParcel, at);
    setAsking(false);
    if (!answer.ok) return setOutcome(refusalText(answer.refusal));
    const { plotNumber, precinct, county, province } = answer.value;
    change((now) => ({ address: { ...now.address, plotNumber, precinct, county, ...(province && { province }) } }));
    setOutcome(t('parcel.done', { plot: plotNumber, precinct, county }));
  };
  return (
    <div>
      <Button onClick={() => void fill()} disabled={isAsking}>
        {t('parcel.act')}
      </Button>
      <p className={styles['hint']}>{t('parcel.hint')}</p>
      <p role="status">{outcome}</p>
    </div>
  );
};

const useParcelsAreOn = (): boolean => {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    let wanted = true;
    void readMapSettings().then((settings) => {
      if (wanted) setOn(settings?.parcels ?? false);
    });
    return () => {
      wanted = false;
    };
  }, []);
  return isOn;
};
