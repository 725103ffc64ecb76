/** What a list of offers has besides, fetched after the page: comparing, what was looked at last, and the note that a mail was followed. */

import { useEffect } from 'react';
import { savedSearchCalls } from '../../../contract/search/endpoints/saved.ts';
import { savedIn } from '../../../contract/search/schema/address.ts';
import { useViewer } from '../../accounts/parts/session.ts';
import { browserAsk } from '../../kit/calls/browser-client.ts';
import CompareTray from './compare/compare-tray.tsx';
import RecentlyViewed from './recent/recently-viewed.tsx';

/** Whoever comes from the mail of a saved search looks at what it found, as if they had opened it on their board. */
const useNoteMailFollowed = (): void => {
  const isSignedIn = useViewer().kind !== 'visitor';
  useEffect(() => {
    const searchId = savedIn(location.hash);
    if (isSignedIn && searchId !== null) void browserAsk(savedSearchCalls.openSavedSearch, { searchId });
  }, [isSignedIn]);
};

export default function ListExtras({ recent }: { readonly recent: boolean }) {
  useNoteMailFollowed();
  return (
    <>
      {recent && <RecentlyViewed />}
      <CompareTray />
    </>
  );
}
