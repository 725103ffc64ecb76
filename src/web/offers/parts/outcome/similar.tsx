/** Offers like another one, as cards of few words. */

import type { OutputOf } from '../../../../contract/kit/call.ts';
import type { searchCalls } from '../../../../contract/search/endpoints.ts';
import { outcomeWords } from '../../../../words/offers/outcome.ts';
import { publicPath } from '../../../kit/page/addresses.ts';
import { Link } from '../../../kit/page/link.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useLang, useWords } from '../../../kit/words/words.ts';
import styles from './similar.module.css';

type Card = OutputOf<typeof searchCalls.searchOffers>['items'][number];
/** What a card shows. */
export type Similar = Pick<Card, 'id' | 'name' | 'address' | 'surface' | 'price'> & { readonly picture: string | null };

/** The offers in a row; nothing when there are none. */
export const SimilarOffers = ({ offers }: { readonly offers: readonly Similar[] }) => {
  const t = useWords(outcomeWords);
  const f = useFormat();
  const lang = useLang();
  if (offers.length === 0) return null;
  return (
    <section className={styles['section']}>
      <h2>{t('similar')}</h2>
      <ul className={styles['similar']}>
        {offers.map(({ id, name, address, surface, price, picture }) => (
          <li key={id}>
            <img src={picture ?? '/art/blank-1.svg'} width={600} height={400} alt="" />
            <h3>
              <Link to={publicPath(lang, `/offer/${id}`)}>{name}</Link>
            </h3>
            <p>{address}</p>
            <p>
              {surface !== null && <b>{f.area(surface)}</b>}
              {price !== null && (
                <span>
                  {f.wholeMoney(price)} {t('perMonth')}
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
};
