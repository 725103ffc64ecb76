/** The plot under the building: asked of the land register when the pin is placed, with a way back. */

import { useEffect, useRef, useState } from 'react';
import { addressCalls } from '../../../../../../contract/offers/endpoints/addresses.ts';
import type { GeoPoint } from '../../../../../../domain/kit/map/coordinates.ts';
import type { OfficialAddress } from '../../../../../../domain/offers/rules/drafting/official-address.ts';
import type { FormPart } from '../../../../../../domain/offers/types.ts';
import { offerFormWords } from '../../../../../../words/offers/form.ts';
import { browserAsk } from '../../../../../kit/calls/browser-client.ts';
import { useRefusalText } from '../../../../../kit/calls/use-refusal.ts';
import { readMapSettings } from '../../../../../kit/map/settings.ts';
import { Button } from '../../../../../kit/parts/button.tsx';
import { Note } from '../../../../../kit/parts/note.tsx';
import { useWords } from '../../../../../kit/words/words.ts';
import { useChange, useForm } from '../../context.ts';
import styles from './building-pin.module.css';

type Address = FormPart<'address'>;

/** What the register was asked, and how that ended; `former` is the address as it was before. */
type Outcome = { readonly text: string; readonly isAsking?: boolean; readonly hasFailed?: boolean; readonly former?: Address };

export type Plot = {
  readonly isOn: boolean;
  readonly outcome: Outcome;
  readonly ask: (at: GeoPoint) => void;
  readonly undo: () => void;
  readonly forget: () => void;
};

/** Whoever moves the pin by arrows or looks for its place asks once, for the place where it stays. */
const settleMs = 400;

/**
 * Fills plot number, precinct, county and province in from the land register. Only the last place counts; where the register does not answer,
 * everything stays as it is and can be typed. Nothing is asked where it is switched off.
 */
export const usePlot = (): Plot => {
  const t = useWords(offerFormWords);
  const { draft } = useForm();
  const change = useChange();
  const refusalText = useRefusalText();
  const isOn = useParcelsAreOn();
  const [outcome, setOutcome] = useState<Outcome>({ text: '' });
  const last = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(last.current), []);
  const fill = async (at: GeoPoint, isLast: () => boolean): Promise<void> => {
    if ((await readMapSettings())?.parcels !== true || !isLast()) return;
    setOutcome({ text: t('parcel.asking'), isAsking: true });
    const answer = await browserAsk(addressCalls.findParcel, at);
    if (!isLast()) return;
    if (!answer.ok) return setOutcome({ text: refusalText(answer.refusal, { failed: t('parcel.failed.text') }), hasFailed: true });
    const { plotNumber, precinct, county, province } = answer.value;
    const former = draft.get().form.address ?? {};
    const found = { plotNumber, precinct, county, ...(province && { province }) };
    change((now) => ({ address: { ...now.address, ...found, ...officialIn(now.address, found) } }));
    setOutcome({ text: t('parcel.done', { plot: plotNumber, precinct, county }), former });
  };
  const ask = (at: GeoPoint): void => {
    clearTimeout(last.current);
    const timer = setTimeout(() => void fill(at, () => last.current === timer), settleMs);
    last.current = timer;
  };
  const undo = (): void => {
    const { former } = outcome;
    change((now) => ({ address: { ...without(now.address), ...partsOf(former), ...officialIn(now.address, former?.officialAddress) } }));
    setOutcome({ text: t('parcel.undone') });
  };
  /** What was asked of a former address is neither filled into another one nor taken back there. */
  const forget = (): void => {
    clearTimeout(last.current);
    last.current = undefined;
    setOutcome({ text: '' });
  };
  return { isOn, outcome, ask, undo, forget };
};

/** What the register fills in. */
const without = ({ plotNumber: _plot, precinct: _precinct, county: _county, province: _province, ...rest }: Address = {}): Address => rest;

const partsOf = ({ plotNumber, precinct, county, province }: Address = {}): Address => ({
  ...(plotNumber !== undefined && { plotNumber }),
  ...(precinct !== undefined && { precinct }),
  ...(county !== undefined && { county }),
  ...(province !== undefined && { province }),
});

/** County and province are those of the plot, so an official address that is another one has the same. */
const officialIn = ({ officialDiffers, officialAddress }: Address = {}, { county, province }: OfficialAddress = {}): Address =>
  officialDiffers === true
    ? { officialAddress: { ...officialAddress, ...(county !== undefined && { county }), ...(province !== undefined && { province }) } }
    : {};

/** What became of the last question, with the way back and the way to ask again. */
export const PlotNote = ({ plot: { isOn, outcome, ask, undo }, at }: { readonly plot: Plot; readonly at: GeoPoint }) => {
  const t = useWords(offerFormWords);
  if (!isOn) return null;
  return (
    <div>
      <div className={styles['acts']}>
        <Button onClick={() => ask(at)} disabled={outcome.isAsking === true}>
          {t(outcome.hasFailed === true ? 'parcel.again' : 'parcel.act')}
        </Button>
        {outcome.former && (
          <Button kind="quiet" onClick={undo}>
            {t('parcel.undo')}
          </Button>
        )}
      </div>
      <p className={styles['hint']}>{t('parcel.hint')}</p>
      <div role="status" className={styles['outcome']}>
        {outcome.hasFailed === true ? (
          <Note tone="amber" title={t('parcel.failed')}>
            {outcome.text}
          </Note>
        ) : (
          outcome.text
        )}
      </div>
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
