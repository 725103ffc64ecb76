import { isSale } from '../../../../../domain/offers/rules/sale.ts';
import { offerFormWords } from '../../../../../words/offers/form.ts';
import { useWords } from '../../../../kit/words/words.ts';
import { useOfForm } from '../context.ts';
import { Field } from '../field.tsx';
import { Fields } from '../fields.tsx';
import styles from '../form.module.css';
import { Folded } from './folded.tsx';
import { DatesGroup } from './lease-dates.tsx';
import { FeesGroup } from './lease-fees.tsx';
import { MoneyGroup } from './lease-money.tsx';
import { TermsGroup } from './lease-terms.tsx';
import { OwnTermsGroup } from './own-terms.tsx';

/** Blocks of clauses to choose from: all of them off, and folded until somebody wants one. */
const FurtherGroup = () => {
  const t = useWords(offerFormWords);
  return (
    <Folded title={t('group.further')} groups={['further']}>
      <p className={styles['hint']}>{t('group.further.hint')}</p>
      <Fields group="further" />
    </Folded>
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
