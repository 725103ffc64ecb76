import { IconHeart } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { offerDetailWords } from '../../../../words/offers/details.ts';
import { useViewer } from '../../../accounts/parts/session.ts';
import { keepSearch } from '../../../kit/page/addresses.ts';
import { Button, ButtonLink } from '../../../kit/parts/button.tsx';
import { useWords } from '../../../kit/words/words.ts';
import type { OfferViewData } from '../page/view.ts';
import styles from './heart.module.css';
import { useFavourites } from './use-favourites.ts';

type HeartProps = { readonly offer: Pick<OfferViewData, 'id' | 'isFavourite'> };

/** Keeps the offer of the page among the favourites, or no longer; a visitor signs in first. */
export const Heart = ({ offer }: HeartProps) => {
  const viewer = useViewer();
  return viewer.kind === 'visitor' ? <HeartOfVisitor offer={offer} /> : <OwnHeart offer={offer} />;
};

const HeartOfVisitor = ({ offer }: HeartProps) => {
  const t = useWords(offerDetailWords);
  const { search } = useLocation();
  return (
    <ButtonLink kind="quiet" to={keepSearch(search, offer.id)} preventScrollReset>
      <IconHeart size={20} stroke={1.5} aria-hidden />
      {t('heart.save')}
    </ButtonLink>
  );
};

const OwnHeart = ({ offer }: HeartProps) => {
  const t = useWords(offerDetailWords);
  const { on, toggle } = useFavourites()(offer);
  return (
    <Button kind="quiet" onClick={toggle} className={on ? styles['kept'] : undefined}>
      <IconHeart size={20} stroke={1.5} aria-hidden />
      {t(on ? 'heart.saved' : 'heart.save')}
    </Button>
  );
};
