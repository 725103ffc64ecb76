import { useLocation } from 'react-router';
import { isCompanyAccepted } from '../../../../domain/accounts/rules/verification-status.ts';
import { verificationPaths } from '../../../../domain/kit/page/paths.ts';
import { questionWords } from '../../../../words/offers/question.ts';
import { useViewer } from '../../../accounts/parts/session.ts';
import { signInSearch } from '../../../kit/page/addresses.ts';
import { ButtonLink } from '../../../kit/parts/button.tsx';
import { useWords } from '../../../kit/words/words.ts';
import type { OfferViewData } from '../page/view.ts';
import styles from './question.module.css';
import { QuestionForm } from './question-form.tsx';
import { Questions } from './questions.tsx';

/** Questions about the offer: what was asked and answered, the form for those who may ask, the next step for those who may not yet. */
export const OfferQuestion = ({ offer }: { readonly offer: OfferViewData }) => {
  const t = useWords(questionWords);
  const viewer = useViewer();
  const { search } = useLocation();
  const mayAsk = offer.allowed.includes('ask');
  const isVisitor = viewer.kind === 'visitor';
  // Of an offer that has run out nobody asks anything any more.
  const isEarly = !offer.expired && (isVisitor || !viewer.emailVerified);
  const { answered, items } = offer.questions;
  const isSale = offer.form.offerType === 'sell';
  const read = <Questions offer={offer} />;
  if (!mayAsk && (offer.isOwner || !isEarly)) {
    const showsCount = isVisitor && answered > 0;
    if (!items?.length && !showsCount) return null;
    return (
      <section className={styles['ask']} id="ask">
        <h2>{t('title.read')}</h2>
        {showsCount ? <p>{t('visitor.answered', { n: answered })}</p> : read}
      </section>
    );
  }
  return (
    <section className={styles['ask']} id="ask">
      <h2>{t(isSale ? 'title.sell' : 'title')}</h2>
      {isVisitor ? (
        <>
          <p>{t('visitor')}</p>
          {answered > 0 && <p>{t('visitor.answered', { n: answered })}</p>}
          <ButtonLink to={signInSearch(search)} preventScrollReset>
            {t('visitor.act')}
          </ButtonLink>
        </>
      ) : mayAsk ? (
        <>
          {read}
          <p>{t(isCompanyAccepted(viewer) ? 'text' : 'text.alone', { email: viewer.email })}</p>
          <QuestionForm offerId={offer.id} offerName={offer.form.name ?? ''} email={viewer.email} />
        </>
      ) : (
        <>
          <p>{t('unverified')}</p>
          <ButtonLink to={verificationPaths.email}>{t('unverified.act')}</ButtonLink>
        </>
      )}
    </section>
  );
};
