/** What a list of offers has besides, fetched after the page: comparing, and what was looked at last. */

import CompareTray from './compare/compare-tray.tsx';
import RecentlyViewed from './recent/recently-viewed.tsx';

export default function ListExtras({ recent }: { readonly recent: boolean }) {
  return (
    <>
      {recent && <RecentlyViewed />}
      <CompareTray />
    </>
  );
}
