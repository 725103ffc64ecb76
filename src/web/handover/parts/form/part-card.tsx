import type { ReactNode } from 'react';
import styles from '../../tables.module.css';

/** One part of the protocol: letter, title, how much is filled in. */
export const PartCard = ({
  id,
  letter,
  title,
  end,
  children,
}: {
  readonly id: string;
  readonly letter?: string;
  readonly title: string;
  readonly end?: ReactNode;
  readonly children: ReactNode;
}) => (
  <section className={styles['part']} id={id} aria-labelledby={`${id}-title`}>
    <header>
      <h2 id={`${id}-title`}>
        {letter && <em aria-hidden>{letter}</em>}
        {title}
      </h2>
      {end && <span className={styles['hint']}>{end}</span>}
    </header>
    {children}
  </section>
);
