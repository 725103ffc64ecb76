import styles from './numbered-steps.module.css';

/** Sentences one after the other, each with its number in a circle. They must differ: they are the rows' keys. */
export const NumberedSteps = ({ steps }: { readonly steps: readonly string[] }) => (
  <ol className={styles['steps']}>
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
);
