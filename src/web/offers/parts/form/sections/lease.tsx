import { useWords } from '../../../../kit/words/words.ts';
import { Tick } from '../bound.tsx';
import { useForm, useGroup } from '../context.ts';
import styles from '../form.module.css';
import { formWords } from '../words.ts';
import { DatesGroup } from './lease-dates.tsx';
import { FeesGroup } from './lease-fees.tsx';
import { MoneyGroup } from './lease-money.tsx';
import { TermsGroup } from './lease-terms.tsx';
import { OwnTermsGroup } from './own-terms.tsx';

/** Rent, dates, terms, fees and the terms of the contract. An offer to sell has a price and dates only. */
export const LeaseSection = () => {
  const t = useWords(formWords);
  const { form } = useForm();
  const counter = useGroup('counteroffer');
  const isRent = form.offerType !== 'sell';
  return (
    <>
      <MoneyGroup />
      <DatesGroup />
      {isRent && (
        <>
          <TermsGroup />
          <FeesGroup />
          <h3 className={styles['group']}>{t('group.conditions')}</h3>
          <OwnTermsGroup />
          <Tick of={counter('selected')} hint={t('counteroffer.text')} />
        </>
      )}
    </>
  );
};
