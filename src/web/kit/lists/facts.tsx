import type { ReactNode } from 'react';
import styles from './facts.module.css';

type FactsProps = { readonly rows: readonly (readonly [label: string, value: ReactNode])[] };

/** A list of names and values, one a row; on a phone the value stands below its name. Labels must differ: they are the rows' keys. */
export const Facts = ({ rows }: FactsProps) => (
  <dl className={styles['facts']}>
    {rows.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
