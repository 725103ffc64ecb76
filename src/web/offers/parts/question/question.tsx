import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { questionWords } from '../../../../words/offers/question.ts';
import { useViewer } from '../../../accounts/parts/session.ts';
import { signInSearch } from '../../../kit/page/addresses.ts';
import { ButtonLink } from '../../../kit/parts/button.tsx';
import { useWords } from '../../../kit/words/words.ts';
import type { OfferViewData } from '../page/view.ts';
import styles from './question.module.css';

const bringForm = () => import('./question-form.tsx');
// On the page of those who may ask it stands from the beginning; nobody else fetches it.
const QuestionForm = import.meta.env.SSR ? (await bringForm()).default : lazy(bringForm);

/** "Ask the landlord": the form for those who may ask, the next step for those who may not yet, nothing for the owner's own side. */
export const OfferQuestion = ({ offer }: { readonly offer: OfferViewData }) => {
  const t = useWords(questionWords);
  const viewer = useViewer();
  const { search } = useLocation();
  const mayAsk = offer.allowed.includes('ask');
  const isEarly = viewer.kind === 'visitor' || !viewer.emailVerified;
  if (offer.isOwner || (!mayAsk && !isEarly)) return null;
  return (
    <section className={styles['ask']} id="ask">
      <h2>{t(offer.form.offerType === 'sell' ? 'title.sell' : 'title')}</h2>
      {viewer.kind === 'visitor' ? (
        <>
          <p>{t('visitor')}</p>
          <ButtonLink to={signInSearch(search)} preventScrollReset>
            {t('visitor.act')}
          </ButtonLink>
        </>
      ) : mayAsk ? (
        <>
          <p>{t('text', { email: viewer.email })}</p>
          <Suspense>
            <QuestionForm offerId={offer.id} offerName={offer.form.name ?? ''} email={viewer.email} />
          </Suspense>
        </>
      ) : (
        <>
          <p>{t('unverified')}</p>
          <ButtonLink to="/moja-tablica/account/info">{t('unverified.act')}</ButtonLink>
        </>
      )}
    </section>
  );
};
