import { offerPhotoWords } from '../../../../../../words/offers/photos.ts';
import { useWords } from '../../../../../kit/words/words.ts';
import { Fields } from '../../fields.tsx';
import styles from '../../form.module.css';

/** A tour and a film on other sites. */
export const LinksOfPremises = () => {
  const t = useWords(offerPhotoWords);
  return (
    <>
      <h3 className={styles['group']}>{t('links.title')}</h3>
      <p className={styles['hint']}>{t('links.text')}</p>
      <Fields group="links" />
    </>
  );
};
