/** Beside the list of what is to be done: the reservation that runs, what is due next, and the deposits that are held. */

import { IconClock } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import type { OutputOf } from '../../../contract/kit/call.ts';
import type { workspaceCalls } from '../../../contract/workspace/endpoints.ts';
import type { Instant } from '../../../domain/kit/brand.ts';
import { bookingNumbers } from '../../../domain/kit/numbers.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import { homeWords } from '../../../words/workspace/home.ts';
import { Link } from '../../kit/page/link.tsx';
import { useMinutesLeft } from '../../kit/parts/countdown.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { weekday } from '../../kit/words/weekday.ts';
import { useLang, useWords } from '../../kit/words/words.ts';
import styles from './home-aside.module.css';

/** A reservation that its company has yet to turn into a lease. */
export type RunningReservation = { readonly name: string; readonly until: Instant | string; readonly to: string };

/** Something with a date that is still to come. */
export type ComingDate = { readonly key: string; readonly what: string; readonly of: string; readonly by: string; readonly to: string };

type AsideProps = {
  readonly reserved: RunningReservation | null;
  readonly dates: readonly ComingDate[];
  readonly deposits: OutputOf<typeof workspaceCalls.getHome>['deposits'];
};

/** Nothing at all where there is neither a reservation, nor a date, nor a deposit. */
export const HomeAside = ({ reserved, dates, deposits }: AsideProps) =>
  reserved === null && dates.length === 0 && deposits.leases === 0 ? null : (
    <aside className={styles['aside']}>
      {reserved && <Reserved {...reserved} />}
      {dates.length > 0 && <Dates dates={dates} />}
      {deposits.leases > 0 && <Deposits {...deposits} />}
    </aside>
  );

const Reserved = ({ name, until, to }: RunningReservation) => {
  const t = useWords(homeWords);
  const f = useFormat();
  const left = useMinutesLeft(until);
  const minutes = left === null ? null : left.hours * 60 + left.minutes;
  const share = minutes === null ? 0 : Math.min(1, minutes / (bookingNumbers.reservationHours * 60));
  return (
    <section className={styles['card']}>
      <p className={styles['left']}>
        <span className={styles['ring']} style={{ '--part': `${Math.round(share * 360)}deg` } as CSSProperties} aria-hidden>
          <IconClock size={20} stroke={1.75} />
        </span>
        <span>
          <b role="timer">{left === null ? '–' : t(left.hours > 0 ? 'reserved.hours' : 'reserved.minutes', left)}</b>
          <small>{t('reserved.left')}</small>
        </span>
      </p>
      <h2>{name}</h2>
      <p className={styles['text']}>{t('reserved.text', { time: f.shortInstant(until) })}</p>
      <Link to={to}>{t('reserved.open')}</Link>
    </section>
  );
};

const Dates = ({ dates }: { readonly dates: readonly ComingDate[] }) => {
  const t = useWords(homeWords);
  const f = useFormat();
  const lang = useLang();
  return (
    <section className={styles['card']}>
      <h2>{t('dates')}</h2>
      <ol className={styles['dates']}>
        {dates.map(({ key, what, of, by, to }) => {
          const day = dayOf(by as Instant);
          return (
            <li key={key}>
              <time dateTime={by}>
                <b>{Number(day.slice(8))}</b>
                <span className="sr"> {f.day(day)}, </span>
                {weekday(day, lang, 'short')}
              </time>
              <p>
                <Link to={to}>
                  {what}, {f.time(by)}
                </Link>
                <small>{of}</small>
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
};

const Deposits = ({ held, leases }: AsideProps['deposits']) => {
  const t = useWords(homeWords);
  const f = useFormat();
  return (
    <section className={styles['card']}>
      <h2 className={styles['small']}>{t('held')}</h2>
      <b className={styles['held']}>{f.money(held)}</b>
      <p className={styles['text']}>{t('held.leases', { n: leases })}</p>
    </section>
  );
};
