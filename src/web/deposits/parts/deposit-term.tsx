import { IconAlertCircle, IconClock } from '@tabler/icons-react';
import type { depositsCalls } from '../../../contract/deposits/endpoints.ts';
import type { OutputOf } from '../../../contract/kit/call.ts';
import type { Day } from '../../../domain/kit/brand.ts';
import { businessDaysBetween, isBusinessDay } from '../../../domain/kit/business-days.ts';
import { sum } from '../../../domain/kit/money.ts';
import { leaseNumbers } from '../../../domain/kit/numbers.ts';
import { addDays } from '../../../domain/kit/time.ts';
import { depositWords } from '../../../words/deposits/deposit.ts';
import { Badge } from '../../kit/parts/badge.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useToday } from '../../kit/words/today.ts';
import { weekday, weekdayBy } from '../../kit/words/weekday.ts';
import { useLang, useWords } from '../../kit/words/words.ts';
import styles from '../deposit.module.css';

type Deposit = OutputOf<typeof depositsCalls.getDeposit>;

/** The last business days up to the due day. */
const termDays = (due: Day): readonly Day[] => {
  const days: Day[] = [];
  for (let at = due; days.length < leaseNumbers.depositDueBusinessDays; at = addDays(at, -1)) if (isBusinessDay(at)) days.unshift(at);
  return days;
};

const Left = ({ due, today }: { readonly due: Day; readonly today: Day }) => {
  const t = useWords(depositWords);
  if (today > due) {
    return (
      <Badge tone="red" icon={<IconAlertCircle size={14} stroke={1.75} aria-hidden />}>
        {t('late')}
      </Badge>
    );
  }
  return (
    <Badge tone="amber" icon={<IconClock size={14} stroke={1.75} aria-hidden />}>
      {today === due ? t('today') : t('left', { n: businessDaysBetween(today, due) })}
    </Badge>
  );
};

/** The sum that is still missing, what has come in of it, the day by which it must arrive, and the business days as a bar. */
export const DepositTerm = ({ deposit: { amount, received, due } }: { readonly deposit: Pick<Deposit, 'amount' | 'received' | 'due'> }) => {
  const t = useWords(depositWords);
  const f = useFormat();
  const lang = useLang();
  const today = useToday();
  const days = termDays(due);
  const gone = days.filter((day) => day < today).length;
  return (
    <>
      <div className={styles['sum']}>
        <div>
          <span className={styles['label']}>{t(received > 0 ? 'sum.rest' : 'sum')}</span>
          <p className={styles['amount']}>{f.money(amount)}</p>
          {received > 0 && (
            <p className={styles['part']}>{t('sum.received', { received: f.money(received), whole: f.money(sum(received, amount)) })}</p>
          )}
        </div>
        <div className={styles['due']}>
          <Left due={due} today={today} />
          <b>{t('due', { weekday: weekdayBy(due, lang), day: f.day(due) })}</b>
        </div>
      </div>
      <div className={styles['track']}>
        <div className={styles['bar']} role="img" aria-label={t('bar', { gone, n: days.length })}>
          {days.map((day) => (
            <i key={day} data-gone={day < today || undefined} />
          ))}
        </div>
        <ol>
          {days.map((day) => (
            <li key={day}>
              {weekday(day, lang, 'short')} {f.day(day).slice(0, 5)}
              {day === due && `, ${t('bar.due')}`}
            </li>
          ))}
        </ol>
      </div>
    </>
  );
};
