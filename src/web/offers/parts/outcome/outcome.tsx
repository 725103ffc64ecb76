import type { OutputOf } from '../../../../contract/kit/call.ts';
import type { offersCalls } from '../../../../contract/offers/endpoints.ts';
import { nameWords } from '../../../../words/kit/names.ts';
import { outcomeWords } from '../../../../words/offers/outcome.ts';
import { publicPath } from '../../../kit/page/addresses.ts';
import { ButtonLink } from '../../../kit/parts/button.tsx';
import { Note } from '../../../kit/parts/note.tsx';
import { useLang, useWords } from '../../../kit/words/words.ts';
import styles from './outcome.module.css';
import { type SimilarOffer, SimilarOffers } from './similar.tsx';

/** What became of an offer, as its page gets it. */
export type Outcome = OutputOf<typeof offersCalls.getOfferOutcome>;

type OfferGoneProps = { readonly outcome: Outcome & { readonly similar: readonly SimilarOffer[] } };

/** Stands where an offer was: what became of it, and offers like it. */
export const OfferGone = ({ outcome: { outcome, name, use, city, isFavourite, similar } }: OfferGoneProps) => {
  const t = useWords(outcomeWords);
  const names = useWords(nameWords);
  const lang = useLang();
  const all = `/offers?premisesPurpose=${use}`;
  return (
    <main id="content" className={`wrap ${styles['page']}`}>
      <p className={styles['what']}>{city ? t('what', { use: names(`mainUse.${use}`), city }) : names(`mainUse.${use}`)}</p>
      <h1>{t(`title.${outcome}`)}</h1>
      <p className={styles['lead']}>{name ? t('text.signed.named', { name }) : t(`text.${outcome}`)}</p>
      {isFavourite && outcome === 'signed' && (
        <div className={styles['kept']}>
          <Note>{t('kept')}</Note>
        </div>
      )}
      <div className={styles['acts']}>
        <ButtonLink kind="main" to={publicPath(lang, city ? `${all}&city=${encodeURIComponent(city)}` : all)}>
          {t('search')}
        </ButtonLink>
        <ButtonLink to={publicPath(lang, '/offers')}>{t('all')}</ButtonLink>
      </div>
      <SimilarOffers offers={similar} />
    </main>
  );
};
