import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from '../sign.module.css';

/** One step of a signing: number or tick, heading, what to do. */
export const SignStep = ({
  n,
  title,
  isDone,
  children,
}: {
  readonly n: number;
  readonly title: string;
  readonly isDone: boolean;
  readonly children: ReactNode;
}) => (
  <section className={`${styles['step']} ${isDone ? styles['done'] : ''}`}>
    <span className={styles['node']} aria-hidden>
      {isDone ? <IconCheck size={16} stroke={2.25} /> : n}
    </span>
    <h2>{title}</h2>
    <div className={styles['body']}>{children}</div>
  </section>
);
