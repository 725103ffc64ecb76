/** What stands where a list is empty or not there yet. */

import type { ReactNode } from 'react';
import { shellWords } from '../../../words/kit/shell.ts';
import { useWords } from '../words/words.ts';
import styles from './states.module.css';

type EmptyProps = {
  readonly title: string;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  readonly picture?: string;
  readonly heading?: 'h1' | 'h2';
};

/** Nothing here yet: says what would stand here and what to do about it. */
export const Empty = ({ title, text, action, picture, heading: Heading = 'h2' }: EmptyProps) => (
  <div className={styles['empty']}>
    {picture && <img src={picture} alt="" width={600} height={400} loading="lazy" />}
    <div className={styles['words']}>
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {action && <div className={styles['action']}>{action}</div>}
    </div>
  </div>
);

/** Rows that keep the place of what is being read; no spinner. */
export const Skeleton = ({ lines = 5 }: { readonly lines?: number }) => {
  const t = useWords(shellWords);
  return (
    <div className={styles['skeleton']} role="status">
      <span className="sr">{t('state.loading')}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grey bars without identity
        <i key={line} aria-hidden />
      ))}
    </div>
  );
};
