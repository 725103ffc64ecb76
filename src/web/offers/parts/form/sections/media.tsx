import { offerFormWords } from '../../../../../words/offers/form.ts';
import { useWords } from '../../../../kit/words/words.ts';
import { useFieldLabel } from '../context.ts';
import { Features, Fields } from '../fields.tsx';
import styles from '../form.module.css';

/** Power, energy, supplies and installations. */
export const MediaSection = () => {
  const t = useWords(offerFormWords);
  const labelOf = useFieldLabel();
  return (
    <>
      <Fields group="supplies" />
      <Features group="installations" label={t('group.installations')} />
      <h3 className={styles['group']}>{labelOf('mediaDetails.energyIndices')}</h3>
      <p className={styles['hint']}>{t('group.energy.hint')}</p>
      <Fields group="energy" />
    </>
  );
};
