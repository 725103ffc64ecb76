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
export const TimeBoxes = ({ until, isAll }: { readonly until: string /** Nothing else is awaited. */; readonly isAll: boolean }) => {
  const t = useWords(deletionWords);
  const left = useTimeLeft(until);
  const seconds = left === null ? null : Math.ceil(left / SECOND_MS) * SECOND_MS;
  return (
    <div className={styles['left']}>
      <p>{t(isAll ? 'left.title' : 'left.title.some')}</p>
      <time className={styles['boxes']} dateTime={until} role="timer">
        {parts.map(([name, unit, wraps]) => {
          const n = seconds === null ? null : Math.floor(seconds / unit) % wraps;
          return (
            <span key={name}>
              <b>{n ?? '–'}</b> {t(name, { n: n ?? 0 })}
            </span>
          );
        })}
      </time>
    </div>
  );
};
