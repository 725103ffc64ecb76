/** What companies look for, on the landing page: the newest listings of the wanted board. */

import { useLoaderData } from 'react-router';
import type { OutputOf } from '../../../../contract/kit/call.ts';
import type { searchCalls } from '../../../../contract/search/endpoints.ts';
import { listWords } from '../../../../words/search/list.ts';
import { wantedTeaserWords } from '../../../../words/search/wanted-teaser.ts';
import { publicPath } from '../../../kit/page/addresses.ts';
import { Link } from '../../../kit/page/link.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useLang, useWords } from '../../../kit/words/words.ts';
import styles from '../../home.module.css';

type Preview = OutputOf<typeof searchCalls.getWantedPreview>;

/** Drawn by the server alone, it reads what the page has loaded: a property would cost the first visit its name. */
export const WantedTeaser = () => {
  const t = useWords(wantedTeaserWords);
  const list = useWords(listWords);
  const f = useFormat();
  const lang = useLang();
  const { listings, total } = useLoaderData<{ readonly wanted: Preview }>().wanted;
  if (listings.length === 0) return null;
  const conditions = ({ maxRent, minSurface, maxSurface }: Preview['listings'][number]): string =>
    [
      minSurface === null ? null : t('area.from', { min: f.area(minSurface) }),
      maxSurface === null ? null : t('area.to', { max: f.area(maxSurface) }),
      maxRent === null ? null : t('rent', { rent: f.shortMoney(maxRent) }),
    ]
      .filter((part) => part !== null)
      .join(' · ');
  return (
    <section className={`wrap ${styles['wanted']}`}>
      <div>
        <h2>{t('title')}</h2>
        <p>{t('text')}</p>
        <Link to={publicPath(lang, '/wanted-listings')}>{t('all', { n: total })}</Link>
      </div>
      <ul>
        {listings.map((listing) => (
          <li key={listing.id}>
            <small>{listing.use === null ? t('any') : list(`purpose.${listing.use}`)}</small>
            <b>{t('where', { location: listing.location, km: f.number(listing.radius) })}</b>
            <span>{conditions(listing)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
