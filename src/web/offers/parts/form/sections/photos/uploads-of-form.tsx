/** Stays mounted while the form is open, whatever section is folded: reads the page again when a file was stored, and asks before unsent ones are left. */

import { use, useEffect, useSyncExternalStore } from 'react';
import { type Blocker, UNSAFE_DataRouterContext, useRevalidator } from 'react-router';
import { offerPhotoWords } from '../../../../../../words/offers/photos.ts';
import { useConfirm } from '../../../../../kit/dialog/confirm.tsx';
import { whenOnline } from '../../../../../kit/live/when-online.ts';
import { useWords } from '../../../../../kit/words/words.ts';
import { isUnsent } from './upload-queue.ts';
import { allUploadsOf } from './uploads.ts';

/** A component of its own, so that the form is not drawn again with each step of a file. */
export const UploadsOfForm = ({ offerId }: { readonly offerId: string }) => {
  useRereadWhenStored(offerId);
  useAskedBeforeLeaving(offerId);
  return null;
};

const useRereadWhenStored = (offerId: string): void => {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    // A page that reads itself again without a network would be lost, and with it the files that wait for their next try.
    const reread = async (): Promise<void> => (navigator.onLine ? revalidate() : void whenOnline(() => void revalidate()));
    for (const { listeners } of allUploadsOf(offerId)) listeners.add(reread);
    return () => {
      for (const { listeners } of allUploadsOf(offerId)) listeners.delete(reread);
    };
  }, [offerId, revalidate]);
};

const onUploads = (offerId: string, listener: () => void): (() => void) => {
  const ends = allUploadsOf(offerId).map(({ queue }) => queue.subscribe(listener));
  return () => {
    for (const end of ends) end();
  };
};

/** Both addresses of the form hold the offer's id; a section has an address of its own. */
const isForm = (path: string, offerId: string): boolean => /\/(add|edit)-offer\//.test(path) && path.includes(offerId);

/** The router itself is asked: its own hook for this would lie in the bundle of every page. */
const useAskedBeforeLeaving = (offerId: string): void => {
  const t = useWords(offerPhotoWords);
  const confirm = useConfirm();
  const router = use(UNSAFE_DataRouterContext)?.router;
  const isUnsafe = useSyncExternalStore(
    (listener) => onUploads(offerId, listener),
    () => allUploadsOf(offerId).some(({ queue }) => queue.get().some(isUnsent)),
    () => false,
  );
  useEffect(() => {
    if (!isUnsafe || router === undefined) return;
    const key = `uploads of ${offerId}`;
    let isAsking = false;
    const askFirst = async (blocker: Blocker): Promise<void> => {
      if (blocker.state !== 'blocked' || isAsking) return;
      isAsking = true;
      const mayLeave = await confirm({ title: t('leave.title'), text: t('leave.text'), act: t('leave.act'), danger: true });
      isAsking = false;
      if (!mayLeave) return blocker.reset();
      for (const { queue } of allUploadsOf(offerId)) queue.stop();
      blocker.proceed();
    };
    router.getBlocker(key, ({ nextLocation }) => !isForm(nextLocation.pathname, offerId));
    const unsubscribe = router.subscribe(({ blockers }) => {
      const blocker = blockers.get(key);
      if (blocker) void askFirst(blocker);
    });
    return () => {
      unsubscribe();
      router.deleteBlocker(key);
    };
  }, [confirm, isUnsafe, offerId, router, t]);
};
