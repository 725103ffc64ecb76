import { IconChevronDown } from '@tabler/icons-react';
import styles from './what-if.module.css';

/** Questions that open to their answers; the first one stands open. */
export const WhatIf = ({
  title,
  items,
}: {
  readonly title: string;
  readonly items: readonly { readonly question: string; readonly answer: string }[];
}) => (
  <section className={styles['card']}>
    <h2>{title}</h2>
    {items.map(({ question, answer }, at) => (
      <details key={question} open={at === 0}>
        <summary>
          {question}
          <IconChevronDown size={20} stroke={1.5} aria-hidden />
        </summary>
        <p>{answer}</p>
      </details>
    ))}
  </section>
);
