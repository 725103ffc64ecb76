/** Chooses offers of a list to compare: a button in each card, and what is chosen at the lower edge. */

import { IconArrowsLeftRight, IconCheck } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSearchParams } from 'react-router';
import { searchNumbers } from '../../../../domain/kit/numbers.ts';
import { withCompared } from '../../../../domain/search/rules/compare.ts';
import { compareTrayWords } from '../../../../words/search/compare-tray.ts';
import { useUid } from '../../../accounts/parts/use-uid.ts';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { focusHeadingSoon } from '../../../kit/focus-heading.ts';
import { publicPath } from '../../../kit/page/addresses.ts';
import { Button, ButtonLink } from '../../../kit/parts/button.tsx';
import { useLang, useWords } from '../../../kit/words/words.ts';
import { compareSearch, readChosenOffers, writeChosenOffers } from './chosen-offers.ts';
import styles from './compare-tray.module.css';

/** The places that cards leave for the button; they come and go with the list. */
const useCardPlaces = (): readonly HTMLElement[] => {
  const [places, setPlaces] = useState<readonly HTMLElement[]>([]);
  useEffect(() => {
    const main = document.getElementById('content');
    if (!main) return;
    const look = (): void =>
      setPlaces((before) => {
        const now = [...main.querySelectorAll<HTMLElement>('[data-compare]')];
        return now.length === before.length && now.every((place, at) => place === before[at]) ? before : now;
      });
    look();
    const watch = new MutationObserver(look);
    watch.observe(main, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, []);
  return places;
};

const useChosenOffers = () => {
  const t = useWords(compareTrayWords);
  const toast = useToast();
  const uid = useUid();
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => setIds(readChosenOffers(uid)), [uid]);
  const change = useCallback(
    (next: readonly string[]) => {
      setIds(next);
      writeChosenOffers(uid, next);
    },
    [uid],
  );
  // The notice goes when there is room again, and with the page whose offers it is about.
  const isNoticeShown = useRef(false);
  const closeNotice = useCallback(() => {
    if (isNoticeShown.current) toast.settle();
    isNoticeShown.current = false;
  }, [toast]);
  useEffect(() => closeNotice, [closeNotice]);
  const changeRoom = (next: readonly string[]): void => {
    closeNotice();
    change(next);
  };
  const toggle = (offerId: string): void => {
    const next = withCompared(ids, offerId);
    if (next !== ids) changeRoom(next);
    else {
      toast.bad(t('tray.full'));
      isNoticeShown.current = true;
    }
  };
  const clear = (): void => {
    changeRoom([]);
    focusHeadingSoon();
  };
  return { ids, toggle, clear };
};

const CardButton = ({
  place,
  isChosen,
  toggle,
}: {
  readonly place: HTMLElement;
  readonly isChosen: boolean;
  readonly toggle: (id: string) => void;
}) => {
  const t = useWords(compareTrayWords);
  const { compare: id = '', name = '' } = place.dataset;
  const Icon = isChosen ? IconCheck : IconArrowsLeftRight;
  return createPortal(
    <button
      type="button"
      className={styles['choose']}
      data-on={isChosen}
      aria-label={t(isChosen ? 'chosen.label' : 'add.label', { name })}
      onClick={() => toggle(id)}
    >
      <Icon size={16} stroke={1.5} aria-hidden />
      {t(isChosen ? 'chosen' : 'add')}
    </button>,
    place,
  );
};

/** Fetched after the page; the cards show their buttons then. */
export default function CompareTray() {
  const t = useWords(compareTrayWords);
  const lang = useLang();
  const places = useCardPlaces();
  const { ids, toggle, clear } = useChosenOffers();
  const [params] = useSearchParams();
  const [place = null, ...more] = params.getAll('place');
  return (
    <>
      {places.map((place) => (
        <CardButton key={place.dataset['compare']} place={place} isChosen={ids.includes(place.dataset['compare'] ?? '')} toggle={toggle} />
      ))}
      {ids.length > 0 && (
        <aside className={styles['tray']} aria-label={t('tray')}>
          <p role="status">{t('tray.count', { n: ids.length })}</p>
          {ids.length > 1 ? (
            <ButtonLink to={publicPath(lang, '/compare') + compareSearch(ids, more.length === 0 ? place : null)} size="s">
              {t('tray.open')}
            </ButtonLink>
          ) : (
            <span>{t('tray.one')}</span>
          )}
          <Button kind="quiet" size="s" onClick={clear}>
            {t('tray.clear')}
          </Button>
          <small>{`${ids.length}/${searchNumbers.comparedMax}`}</small>
        </aside>
      )}
    </>
  );
}
