import { sendsOf, shareOf } from '../../../domain/outreach/rules/figures.ts';
import { dashboardWords } from '../../../words/outreach/dashboard.ts';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import styles from '../dashboard.module.css';
import type { Outreach } from './data.ts';

/** The six figures at the top, each with one more that explains it. */
export const KeyFigures = ({ total, previous }: Pick<Outreach, 'total' | 'previous'>) => {
  const t = useWords(dashboardWords);
  const f = useFormat();
  const change = (now: number, before: number, write: (n: number) => string): string =>
    now === before ? t('kpi.same') : t('kpi.change', { change: `${now > before ? '+' : '−'}${write(Math.abs(now - before))}` });
  const whole = (n: number): string => f.number(n, 0);
  const sends = sendsOf(total);
  const share = shareOf(total.linkClick, sends);
  const figures = [
    [t('kpi.sends'), whole(sends), t('kpi.sends.more', { offers: total.offer, links: total.website })],
    [t('kpi.opened'), whole(total.linkClick), share === null ? '' : t('kpi.opened.more', { share: f.number(share, 1) })],
    [t('kpi.accounts'), whole(total.accountCreation), change(total.accountCreation, previous.accountCreation, whole)],
    [t('kpi.companies'), whole(total.companyVerification), t('kpi.companies.more', { n: total.identityVerification })],
    [t('kpi.contracts'), whole(total.contractSigning), t('kpi.contracts.more', { n: total.offerSubmission })],
    [t('kpi.bonus'), f.money(total.bonus), change(total.bonus, previous.bonus, f.money)],
  ] as const;
  return (
    <dl className={styles['keys']} aria-label={t('kpi.label')}>
      {figures.map(([label, value, more]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={styles['value']}>{value}</dd>
          <dd className={styles['more']}>{more}</dd>
        </div>
      ))}
    </dl>
  );
};
