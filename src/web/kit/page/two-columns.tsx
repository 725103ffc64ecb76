import type { ReactNode } from 'react';
import styles from './two-columns.module.css';

/**
 * Two columns: the subject of a page, and an aside that helps with it; below 901 px one after the other. Without an aside the first column keeps its
 * width.
 */
export const TwoColumns = ({ aside, children }: { readonly aside: ReactNode; readonly children: ReactNode }) => (
  <div className={styles['columns']}>
    <div className={styles['column']}>{children}</div>
    {aside && <aside className={styles['column']}>{aside}</aside>}
  </div>
);
