/** What a proposal would change in a month, counted while it is filled in. */

import { IconArrowDownRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { counterOfferWords } from '../../../../words/offers/counter-offer.ts';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import type { OfferTerms } from '../page/view.ts';
import styles from './counter-dialog.module.css';
import { feesText } from './fees-text.ts';
import { useTerms } from './terms.ts';
import type { useProposal } from './use-proposal.ts';

type EffectProps = { readonly terms: OfferTerms; readonly proposal: Pick<ReturnType<typeof useProposal>, 'before' | 'after' | 'newDuration'> };

/** Rows that change stand in two columns, the others grey in one; it is read out after a change. */
export const ProposalEffect = ({ terms, proposal: { before, after, newDuration } }: EffectProps) => {
  const t = useWords(counterOfferWords);
  const f = useFormat();
  const listed = useTerms();
  const less = before.costs.gross - after.costs.gross;
  return (
    <section className={styles['effect']} aria-live="polite">
      <p className={styles['small']}>{t('effect.title')}</p>
      <p className={styles['big']}>
        <b>{f.money(after.costs.gross)}</b> <span>{t('effect.gross')}</span>
      </p>
      {!after.costs.known && <p className={styles['small']}>{t('sum.part')}</p>}
      {less > 0 ? (
        <p className={styles['less']}>
          <IconArrowDownRight size={18} stroke={1.75} aria-hidden />
          {t('effect.less', { sum: f.money(less) })}
        </p>
      ) : (
        <p className={styles['small']}>{t('effect.same')}</p>
      )}
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('effect.today')}</th>
            <th scope="col">{t('effect.proposal')}</th>
          </tr>
        </thead>
        <tbody>
          <Row name={t('effect.rent')} before={f.money(before.costs.rentNet)} after={f.money(after.costs.rentNet)} />
          <Row name={t('effect.fees')} before={feesText(before.costs, t, f.money)} after={feesText(after.costs, t, f.money)} />
          <Row name={t('effect.vat', { rate: before.costs.vatRate })} before={f.money(before.costs.vat)} after={f.money(after.costs.vat)} />
          <Row name={t('effect.total')} before={f.money(before.costs.gross)} after={f.money(after.costs.gross)} isTotal />
          <Row name={t('effect.deposit')} before={f.money(terms.deposit)} after={f.money(terms.deposit)} />
        </tbody>
      </table>
      <p className={styles['terms']}>
        <span>{t('effect.term')}</span>
        <b>{listed(after.terms)}</b>
      </p>
      {less > 0 && newDuration !== null && newDuration > 0 && (
        <p className={styles['whole']}>{t('effect.whole', { months: t('months', { n: newDuration }), sum: f.money(less * newDuration) })}</p>
      )}
    </section>
  );
};

type RowProps = { readonly name: ReactNode; readonly before: string; readonly after: string; readonly isTotal?: boolean };

const Row = ({ name, before, after, isTotal = false }: RowProps) => (
  <tr className={isTotal ? styles['total'] : undefined}>
    <th scope="row">{name}</th>
    {before === after ? (
      <td colSpan={2}>{before}</td>
    ) : (
      <>
        <td>
          <s>{before}</s>
        </td>
        <td>
          <b>{after}</b>
        </td>
      </>
    )}
  </tr>
);
