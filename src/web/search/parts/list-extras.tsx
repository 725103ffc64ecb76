/** What a list of offers has besides, fetched after the page: comparing, and what was looked at last. */

import { useEffect } from 'react';
import { useAllowed } from '../../kit/parts/consent/consent.tsx';
import { rememberOffer } from '../../offers/parts/recent/recent-offers.ts';
import CompareTray from './compare/compare-tray.tsx';
import RecentlyViewed from './recent/recently-viewed.tsx';

/** With consent an offer whose link is followed is among those looked at last; the offer's own page brings nothing for it. */
const useRememberFollowed = (): void => {
  const isAllowed = useAllowed('preferences');
  useEffect(() => {
    if (!isAllowed) return;
    const remember = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const [, id] = /\/offer\/([A-Za-z0-9]{20})$/.exec(link?.pathname ?? '') ?? [];
      if (id !== undefined) rememberOffer(id);
    };
    document.addEventListener('click', remember, true);
    return () => document.removeEventListener('click', remember, true);
  }, [isAllowed]);
};

export default function ListExtras({ recent }: { readonly recent: boolean }) {
  useRememberFollowed();
  return (
    <>
      {recent && <RecentlyViewed />}
      <CompareTray />
    </>
  );
}
