import { use, useEffect, useSyncExternalStore } from 'react';
import { type Blocker, UNSAFE_DataRouterContext, useRevalidator } from 'react-router';
import { offerPhotoWords } from '../../../../../../words/offers/photos.ts';
import { useConfirm } from '../../../../../kit/dialog/confirm.tsx';
import { whenOnline } from '../../../../../kit/live/when-online.ts';
import { useWords } from '../../../../../kit/words/words.ts';
import { isUnsent, type UploadItem, type UploadQueue } from './upload-queue.ts';
import { uploadsOf } from './uploads.ts';

const none: readonly UploadItem[] = [];

/** The photos of an offer on their way. Who leaves the form meanwhile is asked first. */
export const useUploads = (offerId: string): { readonly items: readonly UploadItem[]; readonly queue: UploadQueue } => {
  const { queue, listeners } = uploadsOf(offerId);
  const items = useSyncExternalStore(queue.subscribe, queue.get, () => none);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    // A page that reads itself again without a network would be lost, and with it the files that wait for their next try.
    const reread = async (): Promise<void> => (navigator.onLine ? revalidate() : void whenOnline(() => void revalidate()));
    listeners.add(reread);
    return () => void listeners.delete(reread);
  }, [listeners, revalidate]);
  useAskedBeforeLeaving(offerId, items.some(isUnsent), queue);
  return { items, queue };
};

/** Both addresses of the form hold the offer's id; a section has an address of its own. */
const isForm = (path: string, offerId: string): boolean => /\/(add|edit)-offer\//.test(path) && path.includes(offerId);

/** The router itself is asked: its own hook for this would lie in the bundle of every page. */
const useAskedBeforeLeaving = (offerId: string, isUnsafe: boolean, queue: UploadQueue): void => {
  const t = useWords(offerPhotoWords);
  const confirm = useConfirm();
  const router = use(UNSAFE_DataRouterContext)?.router;
  useEffect(() => {
    if (!isUnsafe || router === undefined) return;
    const key = `photos of ${offerId}`;
    let isAsking = false;
    const askFirst = async (blocker: Blocker): Promise<void> => {
      if (blocker.state !== 'blocked' || isAsking) return;
      isAsking = true;
      const mayLeave = await confirm({ title: t('leave.title'), text: t('leave.text'), act: t('leave.act'), danger: true });
      isAsking = false;
      if (!mayLeave) return blocker.reset();
      queue.stop();
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
  }, [confirm, isUnsafe, offerId, queue, router, t]);
};
