/** What a list of offers has besides, fetched after the page: comparing, what was looked at last, and the filters for the next visit. */

import CompareTray from './compare/compare-tray.tsx';
import { useRememberFilters } from './filters/use-remember-filters.ts';
import RecentlyViewed from './recent/recently-viewed.tsx';

type ListExtrasProps = {
  readonly recent: boolean;
  /** The filters of a search that the next visit begins with. */
  readonly remember?: string | null;
};

export default function ListExtras({ recent, remember = null }: ListExtrasProps) {
  useRememberFilters(remember);
  return (
    <>
      {recent && <RecentlyViewed />}
      <CompareTray />
    </>
  );
}
