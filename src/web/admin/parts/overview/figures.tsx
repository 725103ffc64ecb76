/** The figures of the console's overview: what the day has brought, and what money is held. */

import { overviewWords } from '../../../../words/admin/overview.ts';
import { Card } from '../../../kit/parts/card.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import type { Overview } from './kinds.ts';
import styles from './overview.module.css';

const counted = [
  ...(['accounts', 'identities', 'offers', 'wanted', 'counterOffers', 'reservations', 'leases'] as const),
  ...(['meetings', 'transfersDue', 'deposits'] as const),
] as const;

/** What the day has brought so far, and what it is the day of. */
export const DayCard = ({ day }: Pick<Overview, 'day'>) => {
  const t = useWords(overviewWords);
  const f = useFormat();
  return (
    <Card title={t('day.title')}>
      <dl className={styles['figures']}>
        {counted.map((name) => (
          <Figure key={name} name={t(`day.${name}`)} value={f.number(day[name])} />
        ))}
        {day.deposits > 0 && <Figure name={t('day.depositSum')} value={f.money(day.depositSum)} />}
      </dl>
    </Card>
  );
};

/** What the deposit account holds by the ledger. */
export const MoneyCard = ({ money: { held, leases, unmatched } }: Pick<Overview, 'money'>) => {
  const t = useWords(overviewWords);
  const f = useFormat();
  return (
    <Card title={t('money.title')}>
      <p className={styles['sum']}>{f.money(held)}</p>
      <p className={styles['under']}>{t('money.leases', { n: leases })}</p>
      <dl className={styles['figures']}>
        <Figure name={t('money.unmatched')} value={f.money(unmatched)} />
      </dl>
    </Card>
  );
};

const Figure = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
