/** Draws an area on the map, changes it corner by corner and takes it away. */

import { IconLasso } from '@tabler/icons-react';
import type { Map as MapLibre } from 'maplibre-gl';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { searchNumbers } from '../../../../domain/kit/numbers.ts';
import { mapWords } from '../../../../words/kit/map.ts';
import { Button } from '../../parts/button.tsx';
import { useFormat } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import type { Area } from '../map.tsx';
import styles from './area.module.css';
import { CircleChoice } from './circle-choice.tsx';
import { Corners } from './corners.tsx';
import { DrawSheet } from './draw-sheet.tsx';
import { Outline } from './outline.tsx';
import { isLargeEnough, squareKm } from './shape.ts';
import { usePixels } from './use-pixels.ts';

type Mode = 'shown' | 'drawing' | 'changing';

/** What goes on with the area of a map: who looks at it, draws a new one, or changes its corners. */
export const useAreaMode = () => {
  const [mode, setMode] = useState<Mode>('shown');
  const lasso = useRef<HTMLButtonElement>(null);
  return { mode, setMode, lasso };
};
type AreaMode = ReturnType<typeof useAreaMode>;

/** The button among those of the map that begins and ends drawing. */
export const Lasso = ({ mode, setMode, lasso }: AreaMode) => {
  const t = useWords(mapWords);
  return (
    <button
      ref={lasso}
      type="button"
      aria-label={t('draw')}
      aria-pressed={mode === 'drawing'}
      onClick={() => setMode(mode === 'drawing' ? 'shown' : 'drawing')}
    >
      <IconLasso size={20} stroke={1.5} aria-hidden />
    </button>
  );
};

type ToolProps = {
  readonly map: MapLibre;
  readonly area: Area | null;
  readonly onArea: (area: Area | null) => void;
  readonly state: AreaMode;
};

/** The area over the map with what can be done to it; Escape leaves everything as it was. */
export const AreaTool = ({ map, area, onArea, state: { mode, setMode, lasso } }: ToolProps) => {
  const leave = (): void => {
    setMode('shown');
    // What had the focus is gone now.
    lasso.current?.focus({ preventScroll: true });
  };
  const choose = (chosen: Area | null): void => {
    leave();
    onArea(chosen);
  };
  useEscape(mode === 'shown' ? null : leave);
  if (mode === 'drawing') return <Drawing map={map} onLeave={leave} onDrawn={choose} />;
  if (area === null) return null;
  if (mode === 'changing') return <Changing map={map} area={area} onLeave={leave} onChanged={choose} />;
  return <Shown map={map} area={area} onChange={() => setMode('changing')} onRemove={() => choose(null)} />;
};

const useEscape = (leave: (() => void) | null): void => {
  const latest: RefObject<typeof leave> = useRef(leave);
  latest.current = leave;
  useEffect(() => {
    const press = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') latest.current?.();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
};

type DrawingProps = { readonly map: MapLibre; readonly onLeave: () => void; readonly onDrawn: (area: Area) => void };

const Drawing = ({ map, onLeave, onDrawn }: DrawingProps) => {
  const t = useWords(mapWords);
  const [corners, setCorners] = useState<Area>([]);
  const [isSmall, setSmall] = useState(false);
  const finish = (drawn: Area): void => {
    if (isLargeEnough(drawn.map(([lat, lng]) => map.project([lng, lat])))) onDrawn(drawn);
    else setSmall(true);
  };
  const change = (pressed: Area): void => {
    setSmall(false);
    setCorners(pressed);
  };
  return (
    <>
      <DrawSheet map={map} corners={corners} onCorners={change} onDrawn={finish} />
      <section className={styles['bar']} aria-label={t('draw')}>
        <p role="status">{t(isSmall ? 'draw.small' : 'draw.help')}</p>
        <CircleChoice map={map} onChosen={onDrawn} />
        <div>
          {corners.length >= searchNumbers.cornersMin && (
            <Button size="s" onClick={() => finish(corners)}>
              {t('draw.done')}
            </Button>
          )}
          {corners.length > 0 && (
            <Button size="s" kind="quiet" onClick={() => change(corners.slice(0, -1))}>
              {t('draw.back')}
            </Button>
          )}
          <Button size="s" kind="quiet" onClick={onLeave}>
            {t('draw.cancel')}
          </Button>
        </div>
      </section>
    </>
  );
};

const Size = ({ area }: { readonly area: Area }) => {
  const t = useWords(mapWords);
  const f = useFormat();
  const km = squareKm(area);
  return <b>{t('area.size', { n: f.number(km, km < 10 ? 1 : 0) })}</b>;
};

type ChangingProps = { readonly map: MapLibre; readonly area: Area; readonly onLeave: () => void; readonly onChanged: (area: Area) => void };

const Changing = ({ map, area, onLeave, onChanged }: ChangingProps) => {
  const t = useWords(mapWords);
  const [corners, setCorners] = useState(area);
  return (
    <>
      <Outline pixels={usePixels(map, corners)} isClosed />
      <section className={styles['bar']} aria-label={t('area')}>
        <Size area={corners} />
        <div>
          <Button size="s" onClick={() => onChanged(corners)}>
            {t('draw.done')}
          </Button>
          <Button size="s" kind="quiet" onClick={onLeave}>
            {t('draw.cancel')}
          </Button>
        </div>
      </section>
      <Corners map={map} corners={corners} onCorners={setCorners} />
    </>
  );
};

type ShownProps = { readonly map: MapLibre; readonly area: Area; readonly onChange: () => void; readonly onRemove: () => void };

const Shown = ({ map, area, onChange, onRemove }: ShownProps) => {
  const t = useWords(mapWords);
  return (
    <>
      <Outline pixels={usePixels(map, area)} isClosed />
      <section className={styles['bar']} aria-label={t('area')}>
        <Size area={area} />
        <div>
          <Button size="s" kind="quiet" onClick={onChange}>
            {t('area.edit')}
          </Button>
          <Button size="s" kind="quiet" onClick={onRemove}>
            {t('area.remove')}
          </Button>
        </div>
      </section>
    </>
  );
};
