/** Offers looked at last, with consent alone; what they show now is asked of the server. */

import { useEffect, useState } from 'react';
import { recentWords } from '../../../../words/search/recent.ts';
import { useUid } from '../../../accounts/parts/use-uid.ts';
import { lazyCall } from '../../../kit/calls/lazy-call.ts';
import { focusHeadingSoon } from '../../../kit/focus-heading.ts';
import { Button } from '../../../kit/parts/button.tsx';
import { useAllowed } from '../../../kit/parts/consent/consent.tsx';
import { useWords } from '../../../kit/words/words.ts';
import { useFavourites } from '../../../offers/parts/favourite/use-favourites.ts';
import { forgetRecentOffers, readRecentOffers } from '../../../offers/parts/recent/recent-offers.ts';
import { cardOf, type OfferCardData } from '../card/card-data.ts';
import { OfferCard } from '../card/offer-card.tsx';
import styles from './recently-viewed.module.css';

const shown = 4;

/** Whoever has looked at nothing, or allows nothing to be kept, fetches no call. */
const load = async () => (await import('../../../../contract/search/endpoints.ts')).searchCalls.getCard;

const useCards = () => {
  const isAllowed = useAllowed('preferences');
  const uid = useUid();
  const [cards, setCards] = useState<readonly OfferCardData[]>([]);
  useEffect(() => {
    let wanted = true;
    const read = async (): Promise<void> => {
      const ids = isAllowed ? readRecentOffers(uid) : [];
      const found: OfferCardData[] = [];
      // Of what is remembered some may be gone: two more are asked for than there is room, and the next ones while there is some left.
      for (let at = 0; at < ids.length && found.length < shown; at += shown + 2) {
        const answers = await Promise.all(ids.slice(at, at + shown + 2).map((offerId) => lazyCall(load, { offerId })));
        found.push(...answers.flatMap((answer) => (answer.ok && answer.value.card ? [cardOf(answer.value.card)] : [])));
      }
      if (wanted) setCards(found.slice(0, shown));
    };
    void read();
    return () => {
      wanted = false;
    };
  }, [isAllowed, uid]);
  const forget = (): void => {
    forgetRecentOffers(uid);
    setCards([]);
    focusHeadingSoon();
  };
  return { cards, forget };
};

/** Nothing at all while there is nothing to show, so that the page says no word about it. */
export default function RecentlyViewed() {
  const t = useWords(recentWords);
  const { cards, forget } = useCards();
  const favouriteOf = useFavourites();
  if (cards.length === 0) return null;
  return (
    <section className={`wrap ${styles['recent']}`} aria-labelledby="recently-viewed">
      <div className={styles['head']}>
        <div>
          <h2 id="recently-viewed">{t('title')}</h2>
          <p>{t('text')}</p>
        </div>
        <Button kind="quiet" size="s" onClick={forget}>
          {t('clear')}
        </Button>
      </div>
      <div className={styles['row']}>
        {cards.map((card) => (
          <OfferCard key={card.id} offer={card} favourite={favouriteOf(card)} />
        ))}
      </div>
    </section>
  );
}
