/** What is new in one's saved searches, below what is to be done. */

import type { OutputOf } from '../../../contract/kit/call.ts';
import type { savedSearchCalls } from '../../../contract/search/endpoints/saved.ts';
import { offerPath } from '../../../domain/kit/page/deal-paths.ts';
import { cardWords } from '../../../words/search/card.ts';
import { homeWords } from '../../../words/workspace/home.ts';
import { publicPath } from '../../kit/page/addresses.ts';
import { Link } from '../../kit/page/link.tsx';
import { blankPicture } from '../../kit/parts/blank-picture.ts';
import { useFormat } from '../../kit/words/format.ts';
import { useLang, useWords } from '../../kit/words/words.ts';
import { HeartButton } from '../../search/parts/card/heart-button.tsx';
import { OfferBadge } from '../../search/parts/card/offer-badge.tsx';
import { SearchLink } from '../../search/parts/saved/search-link.tsx';
import styles from './found-offers.module.css';

type FoundOffersData = OutputOf<typeof savedSearchCalls.listFoundOffers>;

/** Nothing at all where the searches have found nothing since they were opened. */
export const FoundOffers = ({ offers, total }: FoundOffersData) => {
  const t = useWords(homeWords);
  if (offers.length === 0) return null;
  return (
    <section className={styles['found']} aria-labelledby="found-offers">
      <header>
        <h2 id="found-offers">{t('found')}</h2>
        <Link to="/moja-tablica/saved-searches">{total > offers.length ? t('found.all', { n: total }) : t('found.searches')}</Link>
      </header>
      <ul>
        {offers.map((offer) => (
          <FoundOffer key={offer.id} offer={offer} />
        ))}
      </ul>
    </section>
  );
};

const FoundOffer = ({ offer }: { readonly offer: FoundOffersData['offers'][number] }) => {
  const t = useWords(homeWords);
  const c = useWords(cardWords);
  const f = useFormat();
  const lang = useLang();
  const { id, name, offerType, surface, price, image, badge, badgeUntil, search } = offer;
  return (
    <li>
      <img src={image?.smallUrl ?? blankPicture(id)} alt={image ? image.alt || c('photo', { name }) : ''} width={600} height={400} loading="lazy" />
      {badge !== 'active' && (
        <div className={styles['badge']}>
          <OfferBadge badge={badge} until={badgeUntil} onPicture />
        </div>
      )}
      <div className={styles['heart']}>
        <HeartButton offer={offer} />
      </div>
      <div className={styles['body']}>
        <h3>
          <Link to={publicPath(lang, offerPath(id))}>{name}</Link>
        </h3>
        <p className={styles['facts']}>
          {surface !== null && <span>{f.area(surface)}</span>}
          {price !== null && (
            <span>
              <b>{f.shortMoney(price)}</b> <small>{c(offerType === 'sell' ? 'sale.price' : 'per.month')}</small>
            </span>
          )}
        </p>
        <p className={styles['search']}>
          {t('found.by')} <SearchLink search={search} />
        </p>
      </div>
    </li>
  );
};
