/** Draws figures on a canvas with Chart.js. The dashboard alone fetches it; what it shows stands in a table beside it. */

import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  type ChartConfiguration,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import { useEffect, useRef } from 'react';
import styles from './chart.module.css';
import type { ChartFigures } from './chart.tsx';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, LineController, LineElement, PointElement, Tooltip);

type DrawingProps = ChartFigures & { readonly label: string };

export default function Drawing(props: DrawingProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return;
    const chart = new Chart(canvas.current, configurationOf(props, getComputedStyle(canvas.current)));
    return () => chart.destroy();
  }, [props]);
  return (
    <div className={styles['drawing']}>
      <canvas ref={canvas} role="img" aria-label={props.label} />
    </div>
  );
}

type ChartDrawing = ChartConfiguration<'bar' | 'line', (number | null)[], string>;

/** Lines with more points than these are drawn without a dot for each. */
const dotsMax = 31;

/** Colours and letters are those of the page: a canvas has none of its own. */
const configurationOf = ({ kind, labels, series, write }: ChartFigures, style: CSSStyleDeclaration): ChartDrawing => {
  const colour = (name: string): string => style.getPropertyValue(name).trim();
  const [ink, line] = [colour('--ink-2'), colour('--line')];
  const isStacked = kind === 'bars';
  const ticks = { color: ink, font: { family: style.fontFamily, size: 12 } };
  return {
    type: isStacked ? 'bar' : 'line',
    data: {
      labels: labels.map(({ short }) => short),
      datasets: series.map(({ name, values }, at) => ({
        label: name,
        data: [...values],
        backgroundColor: colour(`--ser-${at + 1}`),
        borderColor: colour(`--ser-${at + 1}`),
        borderWidth: isStacked ? 0 : 2,
        maxBarThickness: 44,
        pointRadius: values.length <= dotsMax ? 3 : 0,
      })),
    },
    options: {
      // Nothing moves: the figures are there, and some readers ask for calm.
      animation: false,
      maintainAspectRatio: false,
      interaction: { mode: 'index', intersect: false },
      plugins: {
        tooltip: {
          callbacks: {
            title: ([item]) => (item && labels[item.dataIndex]?.long) ?? '',
            label: ({ dataset, parsed }) => `${dataset.label}: ${write(parsed.y ?? 0)}`,
          },
        },
      },
      scales: {
        x: { stacked: isStacked, grid: { display: false }, ticks: { ...ticks, maxRotation: 0, autoSkipPadding: 8 } },
        y: {
          stacked: isStacked,
          beginAtZero: true,
          suggestedMax: 1,
          grid: { color: line },
          ticks: { ...ticks, precision: 0, maxTicksLimit: 6, callback: (value) => write(Number(value)) },
        },
      },
    },
  };
};
