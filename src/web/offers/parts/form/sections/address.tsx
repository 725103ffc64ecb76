import { offerFormWords } from '../../../../../words/offers/form.ts';
import { useWords } from '../../../../kit/words/words.ts';
import { Fields } from '../fields.tsx';
import styles from '../form.module.css';
import { AddressSearch } from './address-search.tsx';

/** Registered address, legal status and the areas of the whole. */
export const AddressSection = () => {
  const t = useWords(offerFormWords);
  return (
    <>
      <AddressSearch />
      <Fields group="place" />
      <h3 className={styles['group']}>{t('group.legal')}</h3>
      <Fields group="legal" />
      <h3 className={styles['group']}>{t('group.areas')}</h3>
      <Fields group="areas" />
    </>
  );
};
