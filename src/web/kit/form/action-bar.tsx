import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

/** The act of the screen: under the content on a desk, at the bottom edge on phones. */
export const ActionBar = ({ start, children }: { readonly start?: ReactNode; readonly children: ReactNode }) => (
  <div className={styles['bar']}>
    {start && <div className={styles['start']}>{start}</div>}
    <div className={styles['acts']}>{children}</div>
  </div>
);
