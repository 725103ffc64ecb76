/** A chart of days: stacked bars or lines, with the same figures as a table beside it. */

import { useId } from 'react';
import { dashboardWords } from '../../../../words/outreach/dashboard.ts';
import { lazyPart } from '../../../kit/first-page/lazy-part.tsx';
import { useLoadFailure } from '../../../kit/first-page/use-load-failure.ts';
import { useWords } from '../../../kit/words/words.ts';
import styles from './chart.module.css';

/** One colour of a chart: a name, and a value for each bar; null for days that are still to come. */
export type Series = { readonly key: string; readonly name: string; readonly values: readonly (number | null)[] };

/** What is drawn, and stands in the table. */
export type ChartFigures = {
  readonly kind: 'bars' | 'lines';
  /** What stands below each bar, and in the table. */
  readonly labels: readonly { readonly short: string; readonly long: string }[];
  readonly series: readonly Series[];
  readonly write: (n: number) => string;
};

type ChartProps = ChartFigures & { readonly title: string; readonly unit: string };

// Brings the library, which nothing but the dashboard draws with.
const Drawing = lazyPart(() => import('./drawing.tsx'));

export const Chart = (props: ChartProps) => {
  const { title, unit, series } = props;
  const t = useWords(dashboardWords);
  const id = useId();
  const loadFailed = useLoadFailure(() => undefined);
  const isEmpty = series.every(({ values }) => values.every((value) => value === 0 || value === null));
  return (
    <section className={styles['card']} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <p>{unit}</p>
      </header>
      <Drawing {...props} label={`${title}, ${unit}`} onLoadFailure={loadFailed} waiting={<div className={styles['drawing']} />} />
      {isEmpty && <p className={styles['empty']}>{t('chart.empty')}</p>}
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

const written = (n: number | null, write: ChartFigures['write']): string => (n === null ? '–' : write(n));

/** For who reads figures rather than heights, and before the drawing has come: the same, in rows. */
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
                  <td key={key}>{written(values[at] ?? null, write)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
};
