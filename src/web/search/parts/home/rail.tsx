import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { homeWords } from '../../../../words/search/home.ts';
import { useNear } from '../../../kit/first-page/use-near.ts';
import { useWords } from '../../../kit/words/words.ts';
import type { useFavourites } from '../../../offers/parts/favourite/use-favourites.ts';
import type { OfferCardData } from '../card/card-data.ts';
import { OfferCard } from '../card/offer-card.tsx';
import styles from './rail.module.css';

/** Whether a row of cards can be moved on to either side; measured once it is near, for measuring lays the whole page out. */
const useEnds = (row: RefObject<HTMLElement | null>, isNear: boolean) => {
  const [ends, setEnds] = useState({ left: true, right: true });
  useEffect(() => {
    const element = row.current;
    if (!element || !isNear) return;
    const look = (): void => setEnds({ left: element.scrollLeft <= 1, right: element.scrollLeft + element.clientWidth >= element.scrollWidth - 1 });
    look();
    element.addEventListener('scroll', look, { passive: true });
    const sized = new ResizeObserver(look);
    sized.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      sized.disconnect();
    };
  }, [row, isNear]);
  return ends;
};

/** Cards of a row until it is near: those in sight and the next ones. The others lie to the side and move nothing when they come. */
const servedCards = 6;

type RailProps = {
  /** What the row shows: several rows of a page have arrows, and each names its own. */
  readonly name: string;
  readonly offers: readonly OfferCardData[];
  readonly favouriteOf: ReturnType<typeof useFavourites>;
  readonly head: ReactNode;
  readonly end: ReactNode;
};

/** A row of cards: four in sight, one on a phone; it scrolls by touch, wheel, keyboard and the two arrows. */
export const Rail = ({ name, offers, favouriteOf, head, end }: RailProps) => {
  const t = useWords(homeWords);
  const row = useRef<HTMLDivElement>(null);
  const isNear = useNear(row);
  const ends = useEnds(row, isNear);
  const move = (by: number): void => row.current?.scrollBy({ left: by * row.current.clientWidth, behavior: 'smooth' });
  return (
    <section className={`wrap ${styles['section']}`}>
      <div className={styles['head']}>
        {head}
        <div className={styles['end']}>
          {end}
          {!(ends.left && ends.right) && (
            <span className={styles['arrows']}>
              <button type="button" disabled={ends.left} aria-label={t('previous', { name })} onClick={() => move(-1)}>
                <IconChevronLeft size={20} stroke={1.5} aria-hidden />
              </button>
              <button type="button" disabled={ends.right} aria-label={t('next', { name })} onClick={() => move(1)}>
                <IconChevronRight size={20} stroke={1.5} aria-hidden />
              </button>
            </span>
          )}
        </div>
      </div>
      {offers.length > 0 && (
        <div ref={row} className={styles['row']}>
          {offers.slice(0, isNear ? offers.length : servedCards).map((offer) => (
            <OfferCard key={offer.id} offer={offer} favourite={favouriteOf(offer)} />
          ))}
        </div>
      )}
    </section>
  );
};
