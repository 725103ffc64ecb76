import type { ReactNode } from 'react';
import styles from './card.module.css';

type CardProps = {
  readonly title?: ReactNode;
  readonly end?: ReactNode;
  readonly id?: string;
  readonly as?: 'section' | 'article' | 'aside' | 'div';
  readonly children: ReactNode;
};

/** A white surface with a line; boxes inside boxes do not separate anything, so it is not nested. */
export const Card = ({ title, end, id, as: Tag = 'section', children }: CardProps) => (
  <Tag className={styles['card']} id={id}>
    {(title || end) && (
      <header className={styles['head']}>
        {title && <h2>{title}</h2>}
        {end && <div className={styles['end']}>{end}</div>}
      </header>
    )}
    {children}
  </Tag>
);
