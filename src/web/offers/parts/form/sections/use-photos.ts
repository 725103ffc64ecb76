import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { WireRefusal } from '../../../../../contract/kit/client.ts';
import { offersCalls } from '../../../../../contract/offers/endpoints.ts';
import type { Refusal } from '../../../../../domain/kit/verdict.ts';
import { upload } from '../../../../kit/calls/upload.ts';
import { useAct } from '../../../../kit/calls/use-act.ts';
import { useRefusalText } from '../../../../kit/calls/use-refusal.ts';
import { useToast } from '../../../../kit/dialog/toasts.tsx';
import type { OfferEdit } from '../draft.ts';
import { moved } from './level-edit.ts';

type Images = OfferEdit['images'];
type Uploaded = { readonly images: Images; readonly refused: readonly { readonly name: string; readonly refusal: Refusal }[] };
export type BadFile = { readonly name: string; readonly refusal: Refusal | WireRefusal };

type Sending = { readonly done: number; readonly total: number };

/** Photos of the offer: sent one by one, each refused for its own reason; ordered and removed at once. */
export const usePhotos = (offerId: string, images: Images) => {
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const { revalidate } = useRevalidator();
  const [sending, setSending] = useState<Sending | null>(null);
  const [bad, setBad] = useState<readonly BadFile[]>([]);
  const send = async (files: readonly File[]): Promise<void> => {
    setBad([]);
    for (const [done, file] of files.entries()) {
      setSending({ done, total: files.length });
      const answer = await upload<Uploaded>(`/offers/${offerId}/images`, { file });
      const refused: readonly BadFile[] = answer.ok ? answer.value.refused : [{ name: file.name, refusal: answer.refusal }];
      if (refused.length > 0) setBad((all) => [...all, ...refused]);
      await revalidate();
    }
    setSending(null);
  };
  const order = async (from: number, to: number): Promise<void> => {
    const imageIds = moved(images, from, to).map((image) => image.id);
    const answer = await act(offersCalls.orderOfferImages, { offerId, imageIds });
    if (!answer.ok) toast.bad(refusalText(answer.refusal));
  };
  const remove = async (imageId: string): Promise<void> => {
    const answer = await act(offersCalls.removeOfferImage, { offerId, imageId });
    if (!answer.ok) toast.bad(refusalText(answer.refusal));
  };
  return { send, order, remove, sending, bad };
};
