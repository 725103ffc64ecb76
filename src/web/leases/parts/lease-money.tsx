import { leaseWords } from '../../../words/leases/lease-page.ts';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import styles from '../lease.module.css';
import type { Lease } from './lease-header.tsx';

type Kind = 'deposit_receipt' | 'deposit_receipt_reversal' | 'deposit_refund' | 'deposit_payout' | 'fee_invoice';

/** The deposit account of this lease: what lies on it, what came, what goes. */
export const LeaseMoney = ({ lease }: { readonly lease: Lease }) => {
  const t = useWords(leaseWords);
  const f = useFormat();
  const names: Readonly<Record<string, string>> = { tenant: lease.tenant.name, landlord: lease.landlord.name, parter: t('parter') };
  const signed = (amount: number): string => `${amount < 0 ? '−' : '+'}${f.money(Math.abs(amount))}`;
  return (
    <section className={styles['money']}>
      <h2>{t('money.title')}</h2>
      <p className={styles['sum']}>{f.money(lease.balance)}</p>
      <p className={styles['small']}>{lease.balance > 0 ? t('money.text') : lease.ledger.some((row) => !row.planned) ? '' : t('money.none')}</p>
      <table>
        <tbody>
          {lease.ledger.map((row) => (
            <tr key={`${row.day} ${row.kind} ${row.amount} ${row.planned}`} data-planned={row.planned || undefined}>
              <td>
                {row.planned ? t('money.planned', { day: f.day(row.day) }) : f.day(row.day)}
                <small>{t(`ledger.${row.kind as Kind}`, { who: names[row.who] ?? row.who })}</small>
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
    </section>
  );
};
