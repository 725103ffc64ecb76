/** The list of results. */

import { IconBuildingPlus } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { listNumbers } from '../../../../domain/kit/numbers.ts';
import { listWords } from '../../../../words/search/list.ts';
import { publicPath } from '../../../kit/page/addresses.ts';
import { Link } from '../../../kit/page/link.tsx';
import { Pager } from '../../../kit/page/pager.tsx';
import { ButtonLink } from '../../../kit/parts/button.tsx';
import { Empty } from '../../../kit/parts/states.tsx';
import { useLang, useWords } from '../../../kit/words/words.ts';
import { useFavourites } from '../../../offers/parts/favourite/use-favourites.ts';
import { OfferCard } from '../card/offer-card.tsx';
import { readChosen, setFilters } from '../filters/filters.ts';
import { type Alternative, cleared, type readList } from './list-data.ts';
import styles from './result-list.module.css';

type ListData = Awaited<ReturnType<typeof readList>>;
type Found = ListData['found'];

const pageSize = listNumbers.page;

/** The tenth cell under nine cards. */
const AddYours = () => {
  const t = useWords(listWords);
  const lang = useLang();
  return (
    <aside className={styles['add']} aria-label={t('add.title')}>
      <IconBuildingPlus size={24} stroke={1.5} aria-hidden />
      <h2>{t('add.title')}</h2>
      <p>{t('add.text')}</p>
      <ButtonLink to={publicPath(lang, '/add-offer')} size="s">
        {t('add.act')}
      </ButtonLink>
    </aside>
  );
};

/** No single filter is to blame, or there are none. */
const Several = () => {
  const t = useWords(listWords);
  const [params] = useSearchParams();
  if (setFilters(readChosen(params)).length === 0) return t('empty.none');
  return (
    <Link to={cleared(params)} preventScrollReset>
      {t('empty.several')}
    </Link>
  );
};

/** Nothing found: which filter keeps the offers away, and how many. */
const Nothing = ({ alternatives }: { readonly alternatives: readonly Alternative[] }) => {
  const t = useWords(listWords);
  const count = ({ count: n, capped }: Alternative): string => (capped ? t('count.capped', { n }) : t('count', { n }));
  const text = alternatives.length ? (
    <>
      {t('empty.text')}
      <span className={styles['drops']}>
        {alternatives.map((alternative) => (
          <span key={alternative.name}>
            <Link to={alternative.to} preventScrollReset>
              {t(`empty.without.${alternative.name}`)}
            </Link>{' '}
            {count(alternative)}
          </span>
        ))}
      </span>
    </>
  ) : (
    <Several />
  );
  return <Empty title={t('empty.title')} picture="/art/blank-3.svg" text={text} />;
};

const Range = ({ found }: { readonly found: Found }) => {
  const t = useWords(listWords);
  const from = (found.page - 1) * pageSize + 1;
  const values = { from, to: from + found.items.length - 1, total: found.total };
  return <p className={styles['range']}>{t(found.capped ? 'shown.capped' : 'shown', values)}</p>;
};

type ListProps = {
  readonly data: Pick<ListData, 'found' | 'alternatives'>;
  readonly active: string | null;
  readonly onActive: (id: string | null) => void;
};

export const ResultList = ({ data: { found, alternatives }, active, onActive }: ListProps) => {
  const favouriteOf = useFavourites();
  if (found.items.length === 0) return <Nothing alternatives={alternatives} />;
  return (
    <>
      <div className={styles['grid']}>
        {found.items.map((offer, at) => (
          <OfferCard
            key={offer.id}
            offer={offer}
            heading="h2"
            eager={at < 2}
            marked={active === offer.id}
            onHover={onActive}
            favourite={favouriteOf(offer)}
          />
        ))}
        {found.items.length === pageSize && <AddYours />}
      </div>
      <Pager page={found.page} pages={found.pages} />
      <Range found={found} />
    </>
  );
};
