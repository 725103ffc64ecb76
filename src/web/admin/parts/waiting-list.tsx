/** What waits for a person of the operator: how much of each kind and for how long, with the way there. */

import { IconClock, IconFlag } from '@tabler/icons-react';
import type { adminCalls } from '../../../contract/admin/endpoints.ts';
import type { OutputOf } from '../../../contract/kit/call.ts';
import { ageOf, hasWaitedLong, type WaitingKind } from '../../../domain/admin/rules/waiting.ts';
import type { Instant } from '../../../domain/kit/brand.ts';
import { listNumbers } from '../../../domain/kit/numbers.ts';
import { MINUTE_MS } from '../../../domain/kit/time/units.ts';
import { instantOf } from '../../../domain/kit/time.ts';
import { overviewWords } from '../../../words/admin/overview.ts';
import { useServerTime, useTick } from '../../identity/parts/clock.ts';
import { Link } from '../../kit/page/link.tsx';
import { useWords } from '../../kit/words/words.ts';
import styles from './waiting-list.module.css';

/** How much waits and since when. */
export type Overview = OutputOf<typeof adminCalls.listWaiting>;

/** The part of the console in which a kind is dealt with. */
const partOf: Readonly<Record<WaitingKind, string>> = {
  requests: '/admin/mobywatel-verification',
  identityFiles: '/admin/identity-files',
  companies: '/admin/companies',
  companyChanges: '/admin/companies',
  unmatched: '/admin/deposits',
  transfers: '/admin/deposits',
  approvals: '/admin/deposits',
  moneyProblems: '/admin/deposits',
  forms: '/admin/forms',
  agencyFiles: '/admin/agency-files',
  tasks: '/admin/tasks',
  photos: '/admin/photos',
  notices: '/admin/notices',
  reports: '/admin/reports',
  jobs: '/admin/jobs',
};

/** How much waits behind the address of a part. */
export const countOf = ({ items }: Overview, path: string): number =>
  items.filter(({ kind }) => partOf[kind] === path).reduce((sum, { count }) => sum + count, 0);

/** The kinds that wait, the longest waiting first; ages go on while the page is open. */
export const WaitingList = ({ overview: { items, now } }: { readonly overview: Overview }) => {
  const t = useWords(overviewWords);
  useServerTime(now);
  const minute = useTick((at) => at - (at % MINUTE_MS));
  const at = minute === null || minute < Date.parse(now) ? now : instantOf(minute);
  if (items.length === 0) return <p>{t('none')}</p>;
  return (
    <>
      <p className={styles['order']}>{t('text')}</p>
      <ul className={styles['list']}>
        {items.map((item) => (
          <li key={item.kind} data-kind={item.kind}>
            <Link to={partOf[item.kind]}>
              <b>{t(item.kind)}</b>
              <Count n={item.count} />
              <Waited kind={item.kind} since={item.since} now={at} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
};

const Count = ({ n }: { readonly n: number }) => {
  const t = useWords(overviewWords);
  const most = listNumbers.waitingMost;
  return <span>{n > most ? t('more', { n: most }) : t('count', { n })}</span>;
};

type WaitedProps = { readonly kind: WaitingKind; readonly since: Instant; readonly now: Instant };

const Waited = ({ kind, since, now }: WaitedProps) => {
  const t = useWords(overviewWords);
  const { unit, n } = ageOf(since, now);
  const isLong = hasWaitedLong(kind, since, now);
  const Icon = isLong ? IconFlag : IconClock;
  return (
    <span className={styles['age']} data-long={isLong || undefined}>
      <Icon size={16} stroke={1.75} aria-hidden />
      <span>
        <time dateTime={since}>{n === 0 ? t('age.now') : t(`age.${unit}`, { n })}</time>
        {isLong && `, ${t('long')}`}
      </span>
    </span>
  );
};
