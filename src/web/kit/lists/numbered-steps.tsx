import styles from './numbered-steps.module.css';

/** What comes one after the other: each sentence with its number in a circle. Sentences must differ: they are the rows' keys. */
export const NumberedSteps = ({ steps }: { readonly steps: readonly string[] }) => (
  <ol className={styles['steps']}>
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
);
