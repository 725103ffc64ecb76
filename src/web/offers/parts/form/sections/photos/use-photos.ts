import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { offersCalls } from '../../../../../../contract/offers/endpoints.ts';
import { askOnLeaving, browserAsk } from '../../../../../kit/calls/browser-client.ts';
import { useAct } from '../../../../../kit/calls/use-act.ts';
import { useRefusalText } from '../../../../../kit/calls/use-refusal.ts';
import { useToast } from '../../../../../kit/dialog/toasts.tsx';
import type { OfferEdit } from '../../draft.ts';
import type { UploadKind } from './uploads.ts';

type Images = OfferEdit['images'];

/** The photos in this order; those that it does not name come behind. */
const inOrder = (images: Images, ids: readonly string[] | null): Images => {
  if (ids === null) return images;
  const placed = ids.flatMap((id) => images.filter((image) => image.id === id));
  return [...placed, ...images.filter(({ id }) => !ids.includes(id))];
};

/** Photos or plans of the offer: shown in the wished order at once, which is then saved; removed and described. */
export const usePhotos = (offerId: string, kind: UploadKind, stored: Images) => {
  const act = useAct();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const refusalText = useRefusalText();
  const [wished, setWished] = useState<readonly string[] | null>(null);
  const next = useRef<readonly string[] | null>(null);
  /** What is being saved, or waits for it: the browser drops a save that runs while the page is left, so it is sent once more then. */
  const unsaved = useRef<readonly string[] | null>(null);
  const running = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const images = inOrder(stored, wished);
  const isReached = wished !== null && images.every(({ id }, at) => stored[at]?.id === id);
  // The wish is dropped when the page has read what was saved, not when the save answers: in between the former order would show.
  useEffect(() => {
    if (isReached && !isSaving) setWished(null);
  }, [isReached, isSaving]);

  const save = async (ids: readonly string[]) => {
    const answer = await browserAsk(offersCalls.orderOfferImages, { offerId, imageIds: [...ids] });
    if (answer.ok || answer.refusal.code !== 'image.order_mismatch') return answer;
    // Photos came or went meanwhile: the wish holds for those that are there.
    const now = await browserAsk(offersCalls.getOfferForm, { offerId });
    if (!now.ok) return answer;
    return browserAsk(offersCalls.orderOfferImages, {
      offerId,
      imageIds: inOrder(kind === 'photos' ? now.value.images : now.value.plans, ids).map(({ id }) => id),
    });
  };
  /**
   * Wishes come faster than answers: one save runs at a time, and the newest wish is the next; the page is read when all are saved. Answers
   * whether the order stands, as far as this wish found out.
   */
  const order = async (ids: readonly string[]): Promise<boolean> => {
    setWished(ids);
    next.current = ids;
    unsaved.current = ids;
    if (running.current) return true;
    running.current = true;
    setSaving(true);
    let stands = true;
    while (next.current !== null) {
      const now: readonly string[] = next.current;
      next.current = null;
      const answer = await save(now);
      if (next.current !== null) continue;
      unsaved.current = null;
      stands = answer.ok;
      if (answer.ok) await revalidate();
      else {
        toast.bad(refusalText(answer.refusal));
        setWished(null);
      }
    }
    running.current = false;
    setSaving(false);
    return stands;
  };
  useEffect(() => {
    const leave = (): void => {
      if (unsaved.current === null) return;
      void askOnLeaving(offersCalls.orderOfferImages, { offerId, imageIds: [...unsaved.current] });
      unsaved.current = null;
      next.current = null;
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [offerId]);
  const remove = async (imageId: string): Promise<void> => {
    const answer = await act(offersCalls.removeOfferImage, { offerId, imageId });
    if (!answer.ok) toast.bad(refusalText(answer.refusal));
  };
  /** Why the text was not taken, or nothing. */
  const describe = async (imageId: string, text: string): Promise<string | undefined> => {
    const answer = await act(offersCalls.captionOfferImage, { offerId, imageId, text });
    return answer.ok ? undefined : refusalText(answer.refusal);
  };
  const describeOnLeaving = (imageId: string, text: string): void => void askOnLeaving(offersCalls.captionOfferImage, { offerId, imageId, text });
  return { images, order, remove, describe, describeOnLeaving };
};
