/** A chart of days as plain SVG: stacked bars or lines, with the same figures as a table beside it. */

import { useId } from 'react';
import { axisOf } from '../../../../domain/outreach/rules/figures.ts';
import { dashboardWords } from '../../../../words/outreach/dashboard.ts';
import { useWords } from '../../../kit/words/words.ts';
import styles from './chart.module.css';

/** One colour of a chart: a name, and a value for each bar. */
export type Series = { readonly key: string; readonly name: string; readonly values: readonly number[] };

type ChartProps = {
  readonly title: string;
  readonly unit: string;
  readonly kind: 'bars' | 'lines';
  /** What stands below each bar, and in the table. */
  readonly labels: readonly { readonly short: string; readonly long: string }[];
  readonly series: readonly Series[];
  readonly write: (n: number) => string;
};

const [width, height] = [360, 190];
const [left, right, top, bottom] = [48, 8, 10, 24];
const plot = { width: width - left - right, height: height - top - bottom };
/** More labels than these would run into each other. */
const labelsMax = 7;

export const Chart = (props: ChartProps) => {
  const { title, unit, kind, labels, series, write } = props;
  const t = useWords(dashboardWords);
  const id = useId();
  const most = Math.max(
    ...labels.map((_, at) => (kind === 'bars' ? sumAt(series, at) : Math.max(0, ...series.map(({ values }) => values[at] ?? 0)))),
    0,
  );
  const lines = axisOf(most);
  const scale = plot.height / (lines.at(-1) ?? 1);
  const step = plot.width / Math.max(1, labels.length);
  const every = Math.ceil(labels.length / labelsMax);
  const Drawing = kind === 'bars' ? Bars : Lines;
  return (
    <section className={styles['card']} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <p>{unit}</p>
      </header>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${title}, ${unit}`}>
        {lines.map((value) => (
          <g key={value}>
            <line x1={left} x2={width - right} y1={yOf(value, scale)} y2={yOf(value, scale)} className={styles['grid']} />
            <text x={left - 8} y={yOf(value, scale) + 4} textAnchor="end">
              {write(value)}
            </text>
          </g>
        ))}
        {labels.map(({ short, long }, at) =>
          at % every === 0 ? (
            <text key={long} x={left + step * (at + 0.5)} y={height - 6} textAnchor="middle">
              {short}
            </text>
          ) : null,
        )}
        <Drawing series={series} n={labels.length} step={step} scale={scale} />
      </svg>
      {most === 0 && <p className={styles['empty']}>{t('chart.empty')}</p>}
      <ul className={styles['legend']}>
        {series.map(({ key, name }, at) => (
          <li key={key} data-series={at + 1}>
            {name}
          </li>
        ))}
      </ul>
      <FiguresTable {...props} />
    </section>
  );
};

type DrawingProps = { readonly series: readonly Series[]; readonly n: number; readonly step: number; readonly scale: number };

const sumAt = (series: readonly Series[], at: number): number => series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0);
const yOf = (value: number, scale: number): number => round(top + plot.height - value * scale);
const round = (n: number): number => Math.round(n * 100) / 100;

/** Each bar stacks the series from the ground up. */
const Bars = ({ series, n, step, scale }: DrawingProps) => (
  <>
    {Array.from({ length: n }, (_, at) =>
      series.map(({ key, values }, which) => {
        const value = values[at] ?? 0;
        const below = sumAt(series.slice(0, which), at);
        if (value === 0) return null;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={`${key}-${at}`}
            data-series={which + 1}
            className={styles['bar']}
            x={round(left + step * (at + 0.2))}
            width={round(step * 0.6)}
            y={yOf(below + value, scale)}
            height={round(value * scale)}
          />
        );
      }),
    )}
  </>
);

const Lines = ({ series, n, step, scale }: DrawingProps) => (
  <>
    {series.map(({ key, values }, which) => {
      const points = Array.from({ length: n }, (_, at) => [round(left + step * (at + 0.5)), yOf(values[at] ?? 0, scale)] as const);
      return (
        <g key={key} data-series={which + 1} className={styles['line']}>
          <polyline points={points.map((point) => point.join(',')).join(' ')} />
          {n <= 31 && points.map(([x, y]) => <circle key={x} cx={x} cy={y} r={2.5} />)}
        </g>
      );
    })}
  </>
);

/** For who reads figures rather than heights: the same, in rows. */
const FiguresTable = ({ title, labels, series, write }: ChartProps) => {
  const t = useWords(dashboardWords);
  return (
    <details className={styles['figures']}>
      <summary>{t('chart.table')}</summary>
      <div className={styles['scroll']}>
        <table>
          <caption className="sr">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t('chart.when')}</th>
              {series.map(({ key, name }) => (
                <th key={key} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map(({ long }, at) => (
              <tr key={long}>
                <th scope="row">{long}</th>
                {series.map(({ key, values }) => (
                  <td key={key}>{write(values[at] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
};
