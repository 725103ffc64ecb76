import { IconCheck } from '@tabler/icons-react';
import { offerPreviewPath, signOfferPath } from '../../../../domain/kit/page/deal-paths.ts';
import { progressWords } from '../../../../words/offers/progress.ts';
import { Link } from '../../../kit/page/link.tsx';
import { useWords } from '../../../kit/words/words.ts';
import styles from './flow-trail.module.css';

const steps = ['form', 'preview', 'sign'] as const;

/** The three steps to an offer. Those behind lead back: the first to the edit address, the second to the preview. */
export const FlowTrail = ({ now, offerId, uid }: { readonly now: (typeof steps)[number]; readonly offerId: string; readonly uid: string }) => {
  const t = useWords(progressWords);
  const at = steps.indexOf(now);
  const paths = { form: `/edit-offer/${offerId}/basics/${uid}`, preview: offerPreviewPath(offerId), sign: signOfferPath(offerId) };
  return (
    <ol className={styles['trail']} aria-label={t('flow.label')}>
      {steps.map((step, index) => (
        <li key={step} aria-current={step === now ? 'step' : undefined} data-done={index < at || undefined}>
          <span aria-hidden>{index < at ? <IconCheck size={14} stroke={2.5} /> : index + 1}</span>
          {index < at ? <Link to={paths[step]}>{t(`flow.${step}`)}</Link> : t(`flow.${step}`)}
        </li>
      ))}
    </ol>
  );
};
