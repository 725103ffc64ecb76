import { offerNumbers } from '../../../../../domain/kit/numbers.ts';
import { Columns } from '../../../../kit/form/section.tsx';
import { Button } from '../../../../kit/parts/button.tsx';
import { useToday } from '../../../../kit/words/today.ts';
import { useWords } from '../../../../kit/words/words.ts';
import { DateOf, Num } from '../bound.tsx';
import { useForm, useTop } from '../context.ts';
import styles from '../form.module.css';
import { formWords } from '../words.ts';

/** When the premises are free, how long, how long the offer binds, and the time to take over. */
export const DatesGroup = () => {
  const t = useWords(formWords);
  const today = useToday();
  const { form } = useForm();
  const field = useTop();
  const deadline = field('unitReceiptDeadline');
  const availability = field('availability');
  return (
    <>
      <h3 className={styles['group']}>{t('group.dates')}</h3>
      <Columns spans={[4, 4, 4]}>
        {[
          <DateOf key="f" of={availability} />,
          <DateOf
            key="t"
            of={field('availabilityTo')}
            hint={t('hint.availabilityTo')}
            isOptional
            {...(availability.value && { min: availability.value })}
          />,
          <DateOf key="v" of={field('offerValidTo')} hint={t('hint.offerValidTo')} min={today} />,
        ]}
      </Columns>
      {form.offerType !== 'sell' && (
        <div className={styles['pair']}>
          <Num of={deadline} unit={t('unit.days')} hint={t('hint.unitReceiptDeadline')} />
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
