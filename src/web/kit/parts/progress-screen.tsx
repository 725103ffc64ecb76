import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Instant } from '../../../domain/kit/brand.ts';
import { shellWords } from '../../../words/kit/shell.ts';
import { useFormat } from '../words/format.ts';
import { useWords } from '../words/words.ts';
import { Button } from './button.tsx';
import { Note } from './note.tsx';
import styles from './progress-screen.module.css';

/** A step of work that the person watches. */
export type ProgressStep = {
  readonly key: string;
  readonly label: string;
  readonly state: 'done' | 'now' | 'later' | 'failed';
  /** When the step ended; only real times are shown. */
  readonly at?: Instant | string | null;
  readonly text?: ReactNode;
  /** Marks the step at which the contract comes into being. */
  readonly mark?: ReactNode;
};

type ProgressProps = {
  /** What the work is about: name, area, town. */
  readonly subject: ReactNode;
  readonly title: string;
  readonly percent: number;
  readonly steps: readonly ProgressStep[];
  readonly picture?: string | null;
  /** What may be done meanwhile, such as closing the page. */
  readonly note?: ReactNode;
  /** Why the work stopped, what was kept, and the way on. */
  readonly failure?: { readonly text: ReactNode; readonly onRetry?: () => void; readonly busy?: boolean } | null;
  /** What comes after the end: buttons. */
  readonly end?: ReactNode;
};

const Node = ({ state }: { readonly state: ProgressStep['state'] }) => (
  <span className={styles['node']} aria-hidden>
    {state === 'done' && <IconCheck size={14} stroke={2.5} />}
    {state === 'failed' && <IconX size={14} stroke={2.5} />}
  </span>
);

const Step = ({ step }: { readonly step: ProgressStep }) => {
  const f = useFormat();
  return (
    <li className={styles[step.state]} aria-current={step.state === 'now' ? 'step' : undefined}>
      <Node state={step.state} />
      <div>
        <b>{step.label}</b>
        {step.text && <small>{step.text}</small>}
        {step.mark && <span className={styles['mark']}>{step.mark}</span>}
      </div>
      {step.at && step.state === 'done' && <time dateTime={step.at}>{f.seconds(step.at)}</time>}
    </li>
  );
};

/** Work that takes time: its real steps with their real times, a bar, and a clear end. It survives leaving the page. */
export const ProgressScreen = ({ subject, title, percent, steps, picture, note, failure, end }: ProgressProps) => {
  const t = useWords(shellWords);
  return (
    <main id="content" className={`wrap ${styles['page']}`}>
      <section className={styles['card']}>
        {picture && <img src={picture} alt="" className={styles['picture']} width={1200} height={800} />}
        <div className={styles['body']}>
          <p className={styles['subject']}>{subject}</p>
          <h1 aria-live="polite">{title}</h1>
          <div className={styles['measure']}>
            <div
              className={styles['track']}
              role="progressbar"
              aria-label={t('progress.label')}
              aria-valuenow={percent}
              aria-valuemin={0}
              aria-valuemax={100}
            >
              <i style={{ width: `${percent}%` }} data-failed={failure ? true : undefined} />
            </div>
            <b>{percent}%</b>
          </div>
          <ol className={styles['steps']}>
            {steps.map((step) => (
              <Step key={step.key} step={step} />
            ))}
          </ol>
          {failure && (
            <div role="alert">
              <Note tone="red" title={t('progress.failed')}>
                {failure.text}
              </Note>
              {failure.onRetry && (
                <div className={styles['retry']}>
                  <Button kind="main" onClick={failure.onRetry} busy={failure.busy && t('state.loading')}>
                    {t('state.retry')}
                  </Button>
                </div>
              )}
            </div>
          )}
          {!failure && note && <Note>{note}</Note>}
          {end && <div className={styles['end']}>{end}</div>}
        </div>
      </section>
    </main>
  );
};
