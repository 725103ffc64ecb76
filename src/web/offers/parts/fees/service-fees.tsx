/** The operator's service fee, net, VAT and gross. */

import type { TaxedAmount } from '../../../../domain/kit/money.ts';
import { serviceFeeWords } from '../../../../words/offers/service-fee.ts';
import { Facts } from '../../../kit/lists/facts.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import styles from './service-fees.module.css';

type Fees = { readonly landlord: TaxedAmount; readonly tenant: TaxedAmount };

/** A fee in one line: net, VAT, gross. */
export const useFeeText = (): ((fee: TaxedAmount) => string) => {
  const t = useWords(serviceFeeWords);
  const f = useFormat();
  return ({ net, vat, gross }) => {
    if (gross === 0) return t('fee.none');
    return vat === 0 ? t('fee.exempt', { net: f.money(net) }) : t('fee.sum', { net: f.money(net), vat: f.money(vat), gross: f.money(gross) });
  };
};

/** The fees of both sides, when they are due and what for. */
export const ServiceFees = ({ fees, isFrozen }: { readonly fees: Fees; readonly isFrozen: boolean }) => {
  const t = useWords(serviceFeeWords);
  const textOf = useFeeText();
  return (
    <div className={styles['fees']}>
      <b>{t('fee.title')}</b>
      <Facts
        rows={[
          [t('fee.landlord'), textOf(fees.landlord)],
          [t('fee.tenant'), textOf(fees.tenant)],
        ]}
      />
      <p>
        {t('fee.note')} {!isFrozen && t('fee.frozen')}
      </p>
    </div>
  );
};

type OwnFeeProps = { readonly fee: TaxedAmount; readonly whose?: 'yours' | 'landlords' };

/** The fee of whoever is about to accept it, with what it is for; an agent accepts that of the landlord. */
export const OwnFee = ({ fee, whose = 'yours' }: OwnFeeProps) => {
  const t = useWords(serviceFeeWords);
  const textOf = useFeeText();
  return (
    <p className={styles['own']}>
      <b>
        {t(`fee.${whose}`)}: {textOf(fee)}.
      </b>{' '}
      {t('fee.note')}
    </p>
  );
};
