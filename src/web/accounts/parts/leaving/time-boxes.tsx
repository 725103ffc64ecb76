import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../../domain/kit/time/units.ts';
import { deletionWords } from '../../../../words/accounts/deletion.ts';
import { useTimeLeft } from '../../../kit/parts/countdown.tsx';
import { useWords } from '../../../kit/words/words.ts';
import styles from './leaving.module.css';

const parts = [
  ['left.days', DAY_MS, Number.POSITIVE_INFINITY],
  ['left.hours', HOUR_MS, 24],
  ['left.minutes', MINUTE_MS, 60],
  ['left.seconds', SECOND_MS, 60],
] as const;

/** The time until a moment in days, hours, minutes and seconds, each second anew. */
export const TimeBoxes = ({ until }: { readonly until: string }) => {
  const t = useWords(deletionWords);
  const left = useTimeLeft(until);
  const seconds = left === null ? null : Math.ceil(left / SECOND_MS) * SECOND_MS;
  return (
    <div className={styles['left']}>
      <p>{t('left.title')}</p>
      <time className={styles['boxes']} dateTime={until} role="timer">
        {parts.map(([name, unit, wraps]) => (
          <span key={name}>
            <b>{seconds === null ? '–' : Math.floor(seconds / unit) % wraps}</b> {t(name)}
          </span>
        ))}
      </time>
    </div>
  );
};
