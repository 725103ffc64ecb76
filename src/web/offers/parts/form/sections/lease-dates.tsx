import { offerNumbers } from '../../../../../domain/kit/numbers.ts';
import { isSale } from '../../../../../domain/offers/rules/sale.ts';
import { offerFormWords } from '../../../../../words/offers/form.ts';
import { Button } from '../../../../kit/parts/button.tsx';
import { useToday } from '../../../../kit/words/today.ts';
import { useWords } from '../../../../kit/words/words.ts';
import { useField, useOfForm } from '../context.ts';
import { Field } from '../field.tsx';
import { Fields } from '../fields.tsx';
import styles from '../form.module.css';

/** When the premises are free, how long, how long the offer binds, and the time to take over. */
export const DatesGroup = () => {
  const t = useWords(offerFormWords);
  const today = useToday();
  const deadline = useField('unitReceiptDeadline');
  const availability = useOfForm((form) => form.availability);
  const isOfSale = useOfForm(isSale);
  return (
    <>
      <h3 className={styles['group']}>{t('group.dates')}</h3>
      <Fields
        group="dates"
        own={{
          availabilityTo: <Field path="availabilityTo" {...(availability && { from: availability })} />,
          offerValidTo: <Field path="offerValidTo" from={today} {...(isOfSale && { hint: t('hint.offerValidTo.sale') })} />,
        }}
      />
      {!isOfSale && (
        <div className={styles['pair']}>
          <Field path="unitReceiptDeadline" />
          <div className={styles['beside']}>
            {offerNumbers.unitReceiptDeadlineSuggestions.map((n) => (
              <Button key={n} size="s" onClick={() => deadline.onChange(n)}>
                {t('days.suggest', { n })}
              </Button>
            ))}
          </div>
        </div>
      )}
    </>
  );
};
