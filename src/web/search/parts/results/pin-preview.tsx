/** The offer behind a pin: its card over the map, before one decides to open it. */

import { IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { OutputOf } from '../../../../contract/kit/call.ts';
import type { Answer } from '../../../../contract/kit/client.ts';
import type { searchCalls } from '../../../../contract/search/endpoints.ts';
import { listWords } from '../../../../words/search/list.ts';
import { lazyCall } from '../../../kit/calls/lazy-call.ts';
import { useWords } from '../../../kit/words/words.ts';
import { useFavourites } from '../../../offers/parts/favourite/use-favourites.ts';
import { cardOf, type OfferCardData } from '../card/card-data.ts';
import { OfferCard } from '../card/offer-card.tsx';
import styles from './pin-preview.module.css';

const load = async () => (await import('../../../../contract/search/endpoints.ts')).searchCalls.getCard;

/** Takes the focus when it opens, so that its link is the next step for the keyboard; Escape closes it and the pin has the focus again. */
export const PinPreview = ({ offerId, onClose }: { readonly offerId: string; readonly onClose: () => void }) => {
  const t = useWords(listWords);
  const card = useCard(offerId);
  const favouriteOf = useFavourites();
  const box = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    before.current = document.activeElement;
    box.current?.focus({ preventScroll: true });
  }, []);
  // The map may reach below what can be seen, and a card is taller than the word that stood for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the card
  useEffect(() => {
    // Newer browsers answer a scroll with a promise, which an effect must not return.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [card]);
  const close = (): void => {
    onClose();
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  };
  return (
    <section
      ref={box}
      className={styles['preview']}
      aria-label={t('preview.label')}
      tabIndex={-1}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
    >
      {typeof card === 'string' ? (
        <p role="status">{t(`preview.${card}`)}</p>
      ) : (
        <OfferCard offer={card} favourite={favouriteOf(card)} comparable={false} />
      )}
      <button type="button" className={styles['close']} aria-label={t('preview.close')} onClick={close}>
        <IconX size={18} stroke={1.75} aria-hidden />
      </button>
    </section>
  );
};

type PreviewState = OfferCardData | 'loading' | 'gone' | 'failed';

/** What an answer shows. An offer is gone only when the server says so; without an answer nothing is known of it. */
export const shownOf = (answer: Answer<OutputOf<typeof searchCalls.getCard>>): PreviewState => {
  if (!answer.ok) return 'failed';
  return answer.value.card ? cardOf(answer.value.card) : 'gone';
};

const useCard = (offerId: string): PreviewState => {
  const [card, setCard] = useState<PreviewState>('loading');
  useEffect(() => {
    let wanted = true;
    const read = async (): Promise<void> => {
      const answer = await lazyCall(load, { offerId });
      if (wanted) setCard(shownOf(answer));
    };
    void read();
    return () => {
      wanted = false;
    };
  }, [offerId]);
  return card;
};
