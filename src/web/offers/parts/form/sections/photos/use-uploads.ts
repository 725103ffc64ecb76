import { useEffect, useSyncExternalStore } from 'react';
import { useBlocker, useRevalidator } from 'react-router';
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

const useAskedBeforeLeaving = (offerId: string, isUnsafe: boolean, queue: UploadQueue): void => {
  const t = useWords(offerPhotoWords);
  const confirm = useConfirm();
  const blocker = useBlocker(({ nextLocation }) => isUnsafe && !isForm(nextLocation.pathname, offerId));
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({ title: t('leave.title'), text: t('leave.text'), act: t('leave.act'), danger: true }).then((yes) => {
      if (!yes) return blocker.reset();
      queue.stop();
      blocker.proceed();
    });
  }, [blocker, confirm, queue, t]);
};
