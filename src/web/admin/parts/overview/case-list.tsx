/** What waits for a person of the operator, case by case, with the way to where it is decided. */

import { IconCalendar, IconChevronRight, IconClock, IconFlag, IconMoodCheck } from '@tabler/icons-react';
import { ageOf, urgencyOf } from '../../../../domain/admin/rules/waiting.ts';
import type { Instant } from '../../../../domain/kit/brand.ts';
import { listNumbers } from '../../../../domain/kit/numbers.ts';
import { MINUTE_MS } from '../../../../domain/kit/time/units.ts';
import { dayOf, instantOf } from '../../../../domain/kit/time.ts';
import { overviewWords } from '../../../../words/admin/overview.ts';
import { useServerTime, useTick } from '../../../identity/parts/clock.ts';
import { Link } from '../../../kit/page/link.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import consoleStyles from '../../console.module.css';
import { CaseActs, HeldBy } from './case-acts.tsx';
import { iconOf, type Overview, partOf, type WaitingCases } from './kinds.ts';
import styles from './overview.module.css';
import { useCaseText } from './use-case-text.ts';

type Case = Overview['cases'][number];
type CaseListProps = { readonly waiting: WaitingCases; readonly overview: Overview; readonly mine: boolean };

/** How many cases wait and how many of them are urgent, then the cases, the oldest first; ages and what is urgent go on while the page is open. */
export const CaseList = ({ waiting, overview: { cases, now }, mine }: CaseListProps) => {
  const t = useWords(overviewWords);
  useServerTime(now);
  const minute = useTick((at) => at - (at % MINUTE_MS));
  const at = minute === null || minute < Date.parse(now) ? now : instantOf(minute);
  const sums = mine ? ownCount(cases, now) : countOfAll(waiting);
  const becameUrgent = cases.filter((one) => urgencyOf(one, at) !== null && urgencyOf(one, waiting.now) === null).length;
  return (
    <section className={styles['cases']} aria-labelledby="cases">
      <header>
        <h2 id="cases">{t(mine ? 'mine.title' : 'title')}</h2>
        {sums.total > 0 && <Sum {...sums} urgent={sums.urgent + becameUrgent} />}
        <Whose mine={mine} />
        {sums.total > 1 && <small>{t('order')}</small>}
      </header>
      {cases.length === 0 ? (
        <Nobody mine={mine} />
      ) : (
        <ul>
          {cases.map((one) => (
            <CaseRow key={`${one.kind}:${one.id}`} one={one} now={at} />
          ))}
        </ul>
      )}
      {sums.total > cases.length && <p>{t('cut', { n: cases.length })}</p>}
    </section>
  );
};

type CaseSums = { readonly total: number; readonly urgent: number; readonly over: number };

/** Of a kind that waits more often than is counted (`over`), the sum says only that it is more. */
const countOfAll = ({ items }: WaitingCases): CaseSums => ({
  total: items.reduce((sum, { count }) => sum + count, 0),
  urgent: items.reduce((sum, { urgent }) => sum + urgent, 0),
  over: items.filter(({ count }) => count > listNumbers.waitingMost).length,
});

const ownCount = (cases: readonly Case[], now: Instant): CaseSums => ({
  ...{ total: cases.length, over: 0 },
  urgent: cases.filter((one) => urgencyOf(one, now) !== null).length,
});

/** All cases, or those that the admin has taken. */
const Whose = ({ mine }: Pick<CaseListProps, 'mine'>) => {
  const t = useWords(overviewWords);
  return (
    <nav className={consoleStyles['tabs']} aria-label={t('tab.label')}>
      <Link to="/admin" aria-current={mine ? undefined : 'page'}>
        {t('tab.all')}
      </Link>
      <Link to="/admin?mine=1" aria-current={mine ? 'page' : undefined}>
        {t('tab.mine')}
      </Link>
    </nav>
  );
};

const Nobody = ({ mine }: Pick<CaseListProps, 'mine'>) => {
  const t = useWords(overviewWords);
  return (
    <div className={styles['nobody']}>
      <IconMoodCheck size={28} stroke={1.75} aria-hidden />
      <b>{t(mine ? 'mine.none' : 'none')}</b>
      <p>{t(mine ? 'mine.none.text' : 'none.text')}</p>
    </div>
  );
};

const Sum = ({ total, urgent, over }: CaseSums) => {
  const t = useWords(overviewWords);
  const cases = over > 0 ? t('more', { n: total - over }) : t('cases', { n: total });
  return <span data-sum>{urgent === 0 ? cases : t('head', { cases, urgent: t('urgent', { n: urgent }) })}</span>;
};

type CaseRowProps = { readonly one: Case; readonly now: Instant };

const CaseRow = ({ one, now }: CaseRowProps) => {
  const t = useWords(overviewWords);
  const { title, more } = useCaseText()(one);
  const Icon = iconOf[one.kind];
  return (
    <li data-kind={one.kind}>
      <Link to={partOf[one.kind]}>
        <span className={styles['kind']}>
          <Icon size={18} stroke={1.75} aria-hidden />
          {t(one.kind)}
        </span>
        <span className={styles['what']}>
          <b>{title}</b>
          {more.length > 0 && <small>{more.join(' · ')}</small>}
          <HeldBy holder={one.holder} />
        </span>
        <Time one={one} now={now} />
        <IconChevronRight className={styles['go']} size={18} stroke={1.75} aria-hidden />
      </Link>
      <CaseActs one={one} title={title} />
    </li>
  );
};

/** Since when it waits, or the day on which it has to be dealt with. */
const Time = ({ one, now }: CaseRowProps) => {
  const urgency = urgencyOf(one, now);
  const Icon = urgency === null ? (one.due === null ? IconClock : IconCalendar) : IconFlag;
  return (
    <span className={styles['age']} data-urgent={urgency !== null || undefined}>
      <Icon size={16} stroke={1.75} aria-hidden />
      <span>{one.due === null ? <Age one={one} now={now} isLong={urgency === 'long'} /> : <Due day={one.due} now={now} />}</span>
    </span>
  );
};

const Age = ({ one: { since }, now, isLong }: CaseRowProps & { readonly isLong: boolean }) => {
  const t = useWords(overviewWords);
  const { unit, n } = ageOf(since, now);
  return (
    <>
      <time dateTime={since}>{n === 0 ? t('age.now') : t(`age.${unit}`, { n })}</time>
      {isLong && `, ${t('long')}`}
    </>
  );
};

const Due = ({ day, now }: { readonly day: NonNullable<Case['due']>; readonly now: Instant }) => {
  const t = useWords(overviewWords);
  const f = useFormat();
  const today = dayOf(now);
  const text = day === today ? t('due.today') : t(day < today ? 'due.past' : 'due.on', { day: f.day(day) });
  return <time dateTime={day}>{text}</time>;
};
