import { daysBetween } from '../../../../domain/kit/time.ts';
import { outreachNumbers } from '../../../../domain/outreach/rules/outreach-numbers.ts';
import { dashboardWords } from '../../../../words/outreach/dashboard.ts';
import { useFormat } from '../../../kit/words/format.ts';
import { useToday } from '../../../kit/words/today.ts';
import { useWords } from '../../../kit/words/words.ts';
import type { Outreach } from '../data.ts';
import styles from './chart.module.css';
import { Chart, type Series } from './chart.tsx';

/** The three charts: what happened, what it brought, and what was sent. */
export const Charts = ({ figures: { span, bars, people } }: { readonly figures: Outreach }) => {
  const t = useWords(dashboardWords);
  const f = useFormat();
  const today = useToday();
  const isWeekly = daysBetween(span.from, span.to) >= outreachNumbers.dailyBarsMax;
  const labels = bars.map(({ from, to }) => ({
    short: f.day(from).slice(0, 5),
    long: from === to ? f.day(from) : t('span', { from: f.day(from), to: f.day(to) }),
  }));
  // What is still to come has no figure: a line that falls to nothing would say that nothing was done.
  const figureOf = (bar: Outreach['bars'][number], n: number): number | null => (bar.from > today ? null : n);
  const unit = (own: string): string => (isWeekly ? `${own}, ${t('chart.weekly')}` : own);
  const whole = (n: number): string => f.number(n, 0);
  const events = (['linkClick', 'accountCreation', 'offerSubmission'] as const).map(
    (key): Series => ({ key, name: t(`series.${key}`), values: bars.map((bar) => figureOf(bar, bar[key])) }),
  );
  const byPerson = (name: 'bonus' | 'offers', per: number): Series[] =>
    people.map(({ uid, name: person }, at) => ({
      key: uid ?? 'others',
      name: uid === null ? t('others') : person,
      values: bars.map((bar) => figureOf(bar, (bar[name][at] ?? 0) / per)),
    }));
  return (
    <div className={styles['charts']}>
      <Chart title={t('chart.events')} unit={unit(t('chart.events.unit'))} kind="bars" labels={labels} series={events} write={whole} />
      <Chart
        title={t('chart.bonus')}
        unit={unit(t('chart.bonus.unit'))}
        kind="bars"
        labels={labels}
        series={byPerson('bonus', 100)}
        write={(n) => f.number(n)}
      />
      <Chart
        title={t('chart.offers')}
        unit={unit(t('chart.offers.unit'))}
        kind="lines"
        labels={labels}
        series={byPerson('offers', 1)}
        write={whole}
      />
    </div>
  );
};
