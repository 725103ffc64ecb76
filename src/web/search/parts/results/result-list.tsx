/** The list of results. */

import { IconBuildingPlus } from '@tabler/icons-react';
import { listWords } from '../../../../words/search/list.ts';
import { publicPath } from '../../../kit/page/addresses.ts';
import { Link } from '../../../kit/page/link.tsx';
import { Pager } from '../../../kit/page/pager.tsx';
import { ButtonLink } from '../../../kit/parts/button.tsx';
import { Empty } from '../../../kit/parts/states.tsx';
import { useLang, useWords } from '../../../kit/words/words.ts';
import { useFavourites } from '../../../offers/parts/favourite/use-favourites.ts';
import { OfferCard } from '../card/offer-card.tsx';
import type { ListData } from './list-data.ts';
import styles from './result-list.module.css';
import { SaveSearchSlot } from './save-search-slot.tsx';

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

/** Not one offer in the whole product: no filter is to blame. */
const NoOffers = () => {
  const t = useWords(listWords);
  const lang = useLang();
  const add = <ButtonLink to={publicPath(lang, '/add-offer')}>{t('add.act')}</ButtonLink>;
  return <Empty title={t('empty.none')} picture="/art/blank-3.svg" text={`${t('add.title')} ${t('add.text')}`} action={add} />;
};

/** Nothing found: which filter keeps the offers away, and how many; all of them where no single one is to blame. */
const Nothing = ({ alternatives, chips, clear, saved, unfound, wanted }: Omit<ListProps['data'], 'found' | 'pageSize'>) => {
  const t = useWords(listWords);
  if (chips.length === 0) return <NoOffers />;
  const text = alternatives.length ? (
    <>
      {unfound && `${t('empty.words', { words: unfound })} `}
      {t(alternatives[0]?.without.length === 1 ? 'empty.text' : 'empty.two')}
      <span className={styles['drops']}>
        {alternatives.map(({ without: [what = '', other], to, count, capped }) => (
          <span key={to}>
            <Link to={to} preventScrollReset>
              {other === undefined ? t('empty.drop', { what }) : t('empty.dropTwo', { what, other })}
            </Link>{' '}
            {t(capped ? 'count.capped' : 'count', { n: count })}
          </span>
        ))}
      </span>
    </>
  ) : (
    <>
      {unfound && `${t('empty.words', { words: unfound })} `}
      <Link to={clear} preventScrollReset>
        {t('empty.several')}
      </Link>
    </>
  );
  const action = (
    <>
      <SaveSearchSlot filters={saved} />
      {wanted && (
        <ButtonLink size="s" to={wanted.to}>
          {wanted.text}
        </ButtonLink>
      )}
    </>
  );
  return <Empty title={t('empty.title')} picture="/art/blank-3.svg" text={text} action={action} />;
};

const Range = ({ found, pageSize }: Pick<ListData, 'found' | 'pageSize'>) => {
  const t = useWords(listWords);
  // Offers before this page may have gone since its key was made: the last of it is then the last of all.
  const behind = (found.page - 1) * pageSize + found.items.length;
  const to = found.capped ? behind : Math.min(behind, found.total);
  const values = { from: to - found.items.length + 1, to, total: found.total };
  const isCut = found.page === found.pages && (found.capped || found.total > found.pages * pageSize);
  return (
    <p className={styles['range']}>
      {t(found.capped ? 'shown.capped' : 'shown', values)}
      {isCut && ` ${t('shown.end')}`}
    </p>
  );
};

type ListProps = {
  readonly data: Pick<ListData, 'found' | 'alternatives' | 'chips' | 'clear' | 'pageSize' | 'saved' | 'unfound' | 'wanted'>;
  readonly active: string | null;
  readonly onActive: (id: string | null) => void;
};

export const ResultList = ({ data: { found, pageSize, ...data }, active, onActive }: ListProps) => {
  const favouriteOf = useFavourites();
  if (found.items.length === 0) return <Nothing {...data} />;
  return (
    <>
      <div className={styles['grid']}>
        {found.items.map((offer, at) => (
          <OfferCard
            key={offer.id}
            offer={offer}
            heading="h2"
            eager={at === 0}
            marked={active === offer.id}
            onHover={onActive}
            favourite={favouriteOf(offer)}
          />
        ))}
        {found.items.length === pageSize && <AddYours />}
      </div>
      <Pager page={found.page} pages={found.pages} keys={found.keys} />
      <Range found={found} pageSize={pageSize} />
    </>
  );
};
