/** Ways to hand an offer on: the brochure, and for callers the mail to somebody. */

import { IconFileText, IconSend } from '@tabler/icons-react';
import { isCaller } from '../../../../domain/accounts/permissions.ts';
import { isPublished } from '../../../../domain/offers/machine.ts';
import { brochureWords } from '../../../../words/offers/brochure.ts';
import { useViewer } from '../../../accounts/parts/session.ts';
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

/** Leads callers to the dashboard, where the offer is mailed. */
export const SendLink = ({ offer }: { readonly offer: OfferViewData }) => {
  const t = useWords(brochureWords);
  if (!isCaller(useViewer()) || offer.hiddenReason !== null || !isPublished(offer.state)) return null;
  return (
    <p className={styles['brochure']}>
      <a href={`/dashboard?open=offer&offer=${offer.id}`} rel="nofollow">
        <IconSend size={20} stroke={1.5} aria-hidden />
        {t('send')}
      </a>
    </p>
  );
};
