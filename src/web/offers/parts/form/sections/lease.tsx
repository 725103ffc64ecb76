import { IconChevronDown } from '@tabler/icons-react';
import { isSale } from '../../../../../domain/offers/rules/sale.ts';
import { offerFormWords } from '../../../../../words/offers/form.ts';
import { useWords } from '../../../../kit/words/words.ts';
import { useOfForm } from '../context.ts';
import { Field } from '../field.tsx';
import { Fields } from '../fields.tsx';
import styles from '../form.module.css';
import { DatesGroup } from './lease-dates.tsx';
import { FeesGroup } from './lease-fees.tsx';
import { MoneyGroup } from './lease-money.tsx';
import { TermsGroup } from './lease-terms.tsx';
import { OwnTermsGroup } from './own-terms.tsx';

/** Blocks of clauses to choose from: all of them off, and folded until somebody wants one. */
const FurtherGroup = () => {
  const t = useWords(offerFormWords);
  return (
    <details className={styles['further']}>
      <summary>
        <span>
          {t('group.further')} <i>{t('optional')}</i>
        </span>
        <IconChevronDown size={20} stroke={1.5} aria-hidden />
      </summary>
      <p className={styles['hint']}>{t('group.further.hint')}</p>
      <Fields group="further" />
    </details>
  );
};

/** Rent, dates, terms, fees and the terms of the contract. An offer to sell has a price and dates only. */
export const LeaseSection = () => {
  const t = useWords(offerFormWords);
  const isRent = !useOfForm(isSale);
  return (
    <>
      <MoneyGroup />
      <DatesGroup />
      {isRent && (
        <>
          <TermsGroup />
          <FeesGroup />
          <FurtherGroup />
          <h3 className={styles['group']}>{t('group.conditions')}</h3>
          <OwnTermsGroup />
          <Field path="counteroffer.selected" />
        </>
      )}
    </>
  );
};
