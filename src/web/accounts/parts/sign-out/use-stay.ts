import { useEffect, useLayoutEffect, useState } from 'react';
import { endSessionHere } from '../../../kit/calls/ended-session.ts';
import { watchStay } from '../../../kit/draft/account-storage.ts';
import { hasUnsentEntry, watchTyping } from '../../../kit/draft/typed-here.ts';
import { pauseLive } from '../../../kit/live/live.ts';

/**
 * Whoever signs out in one tab leaves the others, too: what they show is read again, now as a visitor. A tab with something typed or chosen that
 * may not have been sent stays as it is until the person leaves it; answers whether it does.
 */
export const useStay = (uid: string): boolean => {
  const [isEnded, setEnded] = useState(false);
  // With the page itself: a key may follow before an effect would.
  useLayoutEffect(watchTyping, []);
  useEffect(
    () =>
      watchStay(uid, () => {
        if (!hasUnsentEntry()) {
          location.reload();
          return;
        }
        endSessionHere();
        pauseLive();
        setEnded(true);
      }),
    [uid],
  );
  return isEnded;
};
