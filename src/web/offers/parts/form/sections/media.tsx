import { offerFormWords } from '../../../../../words/offers/form.ts';
import { useWords } from '../../../../kit/words/words.ts';
import { useFieldLabel } from '../context.ts';
import { Features, Fields } from '../fields.tsx';
import styles from '../form.module.css';
import { Folded } from './folded.tsx';

/** Power, energy, supplies and installations. */
export const MediaSection = () => {
  const t = useWords(offerFormWords);
  const labelOf = useFieldLabel();
  return (
    <>
      <Fields group="supplies" part="needed" />
      <Folded title={t('group.supplies.more')} groups={['supplies']} part="optional">
        <Fields group="supplies" part="optional" />
      </Folded>
      <Folded title={t('group.installations')} groups={['installations']}>
        <Features group="installations" label={t('group.installations')} />
      </Folded>
      <Folded title={labelOf('mediaDetails.energyIndices')} groups={['energy']}>
        <p className={styles['hint']}>{t('group.energy.hint')}</p>
        <Fields group="energy" />
      </Folded>
    </>
  );
};
