import { isGivenUp } from '../../../domain/leases/rules/timeline.ts';
import { leaseWords } from '../../../words/leases/lease-page.ts';
import { publicPath } from '../../kit/page/addresses.ts';
import { Link } from '../../kit/page/link.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useToday } from '../../kit/words/today.ts';
import { useLang, useWords } from '../../kit/words/words.ts';
import styles from './lease.module.css';
import type { Lease } from './lease-header.tsx';

/** The deposit account of this lease: what lies on it, what came, what goes. */
export const LeaseMoney = ({ lease }: { readonly lease: Lease }) => {
  const t = useWords(leaseWords);
  const f = useFormat();
  const lang = useLang();
  const today = useToday();
  const names = { tenant: lease.tenant.name, landlord: lease.landlord.name, parter: t('parter') };
  const signed = (amount: number): string => `${amount < 0 ? '−' : '+'}${f.money(Math.abs(amount))}`;
  return (
    <section className={styles['money']}>
      <h2>{t('money.title')}</h2>
      <p className={styles['sum']}>{f.money(lease.balance)}</p>
      <p className={styles['small']}>
        {lease.balance > 0
          ? t(`money.text.${lease.moneyPath}`)
          : lease.ledger.some((row) => !row.planned)
            ? ''
            : t(isGivenUp(lease.state) ? 'money.never' : 'money.none')}
      </p>
      <table>
        <tbody>
          {lease.ledger.map((row) => (
            <tr key={`${row.day} ${row.kind} ${row.amount} ${row.planned}`} data-planned={row.planned || undefined}>
              <td>
                {row.planned ? t(row.day < today ? 'money.late' : 'money.planned', { day: f.day(row.day) }) : f.day(row.day)}
                <small>{t(`ledger.${row.kind}`, { who: names[row.who] })}</small>
              </td>
              <td>{row.kind === 'fee_invoice' ? f.money(row.amount) : signed(row.amount)}</td>
            </tr>
          ))}
          <tr className={styles['total']}>
            <td>{t('money.balance')}</td>
            <td>{f.money(lease.balance)}</td>
          </tr>
        </tbody>
      </table>
      <p className={styles['small']}>
        <Link to={publicPath(lang, `/view-document/deposit-${lang}.pdf`)}>{t('money.rules')}</Link>
      </p>
    </section>
  );
};
