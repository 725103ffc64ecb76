import { IconHeart } from '@tabler/icons-react';
import { cardWords } from '../../../../words/search/card.ts';
import { useWords } from '../../../kit/words/words.ts';
import { useFavourites } from '../../../offers/parts/favourite/use-favourites.ts';
import styles from './heart-button.module.css';

type HeartButtonProps = { readonly offer: { readonly id: string; readonly name: string; readonly isFavourite: boolean } };

/** The heart of an offer in a list of the board, without words beside it. */
export const HeartButton = ({ offer }: HeartButtonProps) => {
  const t = useWords(cardWords);
  const { on, toggle } = useFavourites()(offer);
  return (
    <button type="button" className={styles['heart']} data-on={on} aria-label={t(on ? 'unsave' : 'save', { name: offer.name })} onClick={toggle}>
      <IconHeart size={20} stroke={1.5} aria-hidden />
    </button>
  );
};
