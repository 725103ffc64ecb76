/** Offers like another one, as cards of few words. */

import { IconHeart } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import type { OutputOf } from '../../../../contract/kit/call.ts';
import type { searchCalls } from '../../../../contract/search/endpoints.ts';
import { offerPath } from '../../../../domain/kit/page/deal-paths.ts';
import { outcomeWords } from '../../../../words/offers/outcome.ts';
import { useViewer } from '../../../accounts/parts/session.ts';
import { keepSearch, publicPath } from '../../../kit/page/addresses.ts';
import { Link } from '../../../kit/page/link.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useLang, useWords } from '../../../kit/words/words.ts';
import { useFavourites } from '../favourite/use-favourites.ts';
import styles from './similar.module.css';

type Card = OutputOf<typeof searchCalls.searchOffers>['items'][number];
/** What a card shows. */
export type SimilarOffer = Pick<Card, 'id' | 'offerType' | 'name' | 'address' | 'surface' | 'price' | 'isFavourite'> & {
  readonly picture: string | null;
  /** How far from the offer of the page, in whole kilometres; null where there is nothing to measure from. */
  readonly km: number | null;
};

/** A visitor's heart is a link to the sign-in, which keeps the offer: the page of an offer that is gone is drawn by the server alone. */
const SimilarHeart = ({ offer }: { readonly offer: Omit<SimilarOffer, 'picture' | 'km'> }) => {
  const t = useWords(outcomeWords);
  const { search } = useLocation();
  const { on, toggle } = useFavourites()(offer);
  const icon = <IconHeart size={20} stroke={1.5} aria-hidden />;
  const label = t(on ? 'heart.kept' : 'heart.save', { name: offer.name });
  return useViewer().kind === 'visitor' ? (
    <Link className={styles['heart']} to={keepSearch(search, offer.id)} preventScrollReset rel="nofollow" aria-label={label}>
      {icon}
    </Link>
  ) : (
    <button type="button" className={styles['heart']} data-on={on} aria-label={label} onClick={toggle}>
      {icon}
    </button>
  );
};

/** The offers in a row; nothing when there are none. */
export const SimilarOffers = ({ offers }: { readonly offers: readonly SimilarOffer[] }) => {
  const t = useWords(outcomeWords);
  const f = useFormat();
  const lang = useLang();
  if (offers.length === 0) return null;
  return (
    <section className={styles['section']}>
      <h2>{t('similar')}</h2>
      <ul className={styles['similar']}>
        {offers.map(({ picture, km, ...offer }) => (
          <li key={offer.id}>
            <img src={picture ?? '/art/blank-1.svg'} width={600} height={400} alt="" />
            <SimilarHeart offer={offer} />
            <h3>
              <Link to={publicPath(lang, offerPath(offer.id))}>{offer.name}</Link>
            </h3>
            <p>{offer.address}</p>
            {km !== null && <p>{km === 0 ? t('away.near') : t('away', { km: f.number(km) })}</p>}
            <p>
              {offer.surface !== null && <b>{f.area(offer.surface)}</b>}
              {offer.price !== null && (
                <span>
                  {f.shortMoney(offer.price)} {t(offer.offerType === 'sell' ? 'salePrice' : 'perMonth')}
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
};
