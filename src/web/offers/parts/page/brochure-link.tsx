import { IconFileText } from '@tabler/icons-react';
import { isPublished } from '../../../../domain/offers/machine.ts';
import { brochureWords } from '../../../../words/offers/brochure.ts';
import { useLang, useWords } from '../../../kit/words/words.ts';
import styles from './details.module.css';
import type { OfferViewData } from './view.ts';

/** The link to the brochure, for those who see the terms of a published offer; the server draws it when it is followed. */
export const BrochureLink = ({ offer }: { readonly offer: OfferViewData }) => {
  const t = useWords(brochureWords);
  const lang = useLang();
  if (offer.private === null || offer.hiddenReason !== null || !isPublished(offer.state)) return null;
  return (
    <p className={styles['brochure']}>
      <a href={`/offers/${offer.id}/brochure?lang=${lang}`} target="_blank" rel="noreferrer">
        <IconFileText size={20} stroke={1.5} aria-hidden />
        {t('link')}
      </a>
    </p>
  );
};
