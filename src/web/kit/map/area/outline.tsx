import styles from './area.module.css';
import type { Pixel } from './shape.ts';

type OutlineProps = {
  readonly pixels: readonly Pixel[];
  /** What lies outside is veiled; a line that is still being drawn veils nothing. */
  readonly isClosed: boolean;
  readonly isDashed?: boolean;
};

const everywhere = 'M-9999-9999H9999V9999H-9999Z';

/** The edge of an area over the map. */
export const Outline = ({ pixels, isClosed, isDashed = false }: OutlineProps) => {
  if (pixels.length === 0) return null;
  const line = `M${pixels.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}${isClosed ? 'Z' : ''}`;
  return (
    <svg className={styles['outline']} data-dashed={isDashed || undefined} aria-hidden>
      {isClosed && <path className={styles['veil']} d={everywhere + line} />}
      <path className={styles['line']} d={line} />
    </svg>
  );
};
