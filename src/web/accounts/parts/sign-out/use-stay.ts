import { useEffect } from 'react';
import { watchStay } from '../../../kit/draft/account-storage.ts';

/** Whoever signs out in one tab leaves the others, too: what they show is read again, now as a visitor. */
export const useStay = (uid: string): void => {
  useEffect(() => watchStay(uid, () => location.reload()), [uid]);
};
