import type { ReactNode } from 'react';
import styles from './numbered-steps.module.css';

type Step = string | readonly [key: string, shown: ReactNode];

/** Sentences one after the other, each with its number in a circle. Plain ones must differ: they are the rows' keys; any other brings its own. */
export const NumberedSteps = ({ steps }: { readonly steps: readonly Step[] }) => (
  <ol className={styles['steps']}>
    {steps.map((step) => {
      const [key, shown] = typeof step === 'string' ? [step, step] : step;
      return <li key={key}>{shown}</li>;
    })}
  </ol>
);
