import { useWords } from '../../kit/words.ts';
import styles from './form.module.css';
import { Tick } from './form-bound.tsx';
import { useForm, useGroup } from './form-context.ts';
import { DatesGroup } from './form-lease-dates.tsx';
import { FeesGroup } from './form-lease-fees.tsx';
import { MoneyGroup } from './form-lease-money.tsx';
import { TermsGroup } from './form-lease-terms.tsx';
import { OwnTermsGroup } from './form-own-terms.tsx';
import { formWords } from './form-words.ts';

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
