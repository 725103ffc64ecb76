/** A chart as a drawing that is zoomed and moved. */

import { IconMaximize, IconMinus, IconPlus } from '@tabler/icons-react';
import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import { type FlowBox, type FlowKey, type FlowLayout, type FlowName, linesOf } from '../../../../domain/content/rules/flow-charts.ts';
import { flowWords } from '../../../../words/content/flow.ts';
import { useWords } from '../../../kit/words/words.ts';
import styles from './flow.module.css';
import { flowValues } from './flow-values.ts';

/** Percent of the width of the frame. */
const zooms = [100, 140, 200, 280, 400] as const;

/** The drawing fits its frame at first; larger, it is moved by scrolling, which arrows do where it has the focus. */
export const FlowDrawing = ({ name, layout }: { readonly name: FlowName; readonly layout: FlowLayout }) => {
  const t = useWords(flowWords);
  const [step, setStep] = useState(0);
  const zoom = zooms[step] ?? 100;
  const by = (change: number): void => setStep((now) => Math.min(zooms.length - 1, Math.max(0, now + change)));
  const onKeyDown = (event: KeyboardEvent): void => {
    const acts: Readonly<Record<string, () => void>> = {
      '+': () => by(1),
      '=': () => by(1),
      '-': () => by(-1),
      '−': () => by(-1),
      '0': () => setStep(0),
    };
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <figure className={styles['figure']}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section className={styles['frame']} tabIndex={0} aria-label={t('drawing', { name: t(`chart.${name}`) })} onKeyDown={onKeyDown}>
        <svg
          viewBox={`0 0 ${layout.width} ${layout.height}`}
          style={{ width: `${zoom}%`, '--chart': `${(layout.width * zoom) / 100}px` } as CSSProperties}
          role="img"
          aria-label={t('drawing', { name: t(`chart.${name}`) })}
        >
          <defs>
            <marker id="flow-arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
              <path d="M0 0l8 4l-8 4z" className={styles['head']} />
            </marker>
          </defs>
          {layout.lanes.map(({ lane, y, height }, index) => (
            <g key={lane}>
              <rect x={0} y={y} width={layout.width} height={height} className={styles[index % 2 === 0 ? 'lane' : 'lane2']} />
              <text x={16} y={y + 22} className={styles['who']}>
                {t(`lane.${lane}`)}
              </text>
            </g>
          ))}
          {layout.lines.map(({ path, answer, x, y }) => (
            <g key={path}>
              <path d={path} className={styles['line']} markerEnd="url(#flow-arrow)" />
              {answer && (
                <text x={x} y={y} className={styles['answer']}>
                  {t(answer)}
                </text>
              )}
            </g>
          ))}
          {layout.boxes.map((box) => (
            <Box key={box.key} box={box} />
          ))}
        </svg>
      </section>
      <div className={styles['bar']}>
        <figcaption className={styles['keys']}>{t('zoom.keys')}</figcaption>
        <div className={styles['zoom']}>
          <button type="button" onClick={() => by(-1)} disabled={step === 0} aria-label={t('zoom.out')}>
            <IconMinus size={18} stroke={1.5} aria-hidden />
          </button>
          <span role="status" className={styles['percent']}>
            <span className="sr">{t('zoom.now', { percent: zoom })}</span>
            <span aria-hidden>{zoom}%</span>
          </span>
          <button type="button" onClick={() => by(1)} disabled={step === zooms.length - 1} aria-label={t('zoom.in')}>
            <IconPlus size={18} stroke={1.5} aria-hidden />
          </button>
          <button type="button" onClick={() => setStep(0)} aria-label={t('zoom.reset')}>
            <IconMaximize size={18} stroke={1.5} aria-hidden />
          </button>
        </div>
      </div>
    </figure>
  );
};

/** So many letters of each size fit a box. */
const letters = { title: 22, text: 27 } as const;

const Box = ({ box: { key, kind, x, y, width, height } }: { readonly box: FlowBox }) => {
  const t = useWords(flowWords);
  const title = linesOf(t(key as FlowKey, flowValues), letters.title);
  const text = linesOf(t(`${key as FlowKey}.text`, flowValues), letters.text);
  return (
    <g className={styles[kind]}>
      <rect x={x} y={y} width={width} height={height} rx={kind === 'end' ? 28 : 10} />
      {title.map((line, index) => (
        <text key={line} x={x + 14} y={y + 26 + index * 18} className={styles['title']}>
          {line}
        </text>
      ))}
      {text.map((line, index) => (
        <text key={line} x={x + 14} y={y + 26 + title.length * 18 + index * 16} className={styles['note']}>
          {line}
        </text>
      ))}
    </g>
  );
};
