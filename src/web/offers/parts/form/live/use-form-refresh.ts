/** Reads the form again when its notices tell of something that this window has not saved itself. */

import { useCallback, useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { offersCalls } from '../../../../../contract/offers/endpoints.ts';
import { browserAsk } from '../../../../kit/calls/browser-client.ts';
import { runSoonest } from '../../../../kit/first-page/run-soonest.ts';
import { useLive } from '../../../../kit/live/use-live.ts';
import { editOf, type OfferDraft, type OfferEdit } from '../draft.ts';
import { isNewerThanShown } from './newer-than-shown.ts';

const retryMs = 10_000;

/**
 * Follows the offer and its owner. A save is told to every window, also to the one that made it: reading the page again there would draw every
 * section while somebody types, so the offer alone is asked first.
 */
export const useFormRefresh = (edit: OfferEdit, draft: OfferDraft): void => {
  const { revalidate } = useRevalidator();
  const now = useRef({ edit, revalidate });
  now.current = { edit, revalidate };
  const retry = useRef<ReturnType<typeof runSoonest>>(undefined);
  const read = useCallback(async (): Promise<void> => {
    const answer = await browserAsk(offersCalls.getOfferForm, { offerId: now.current.edit.id });
    // The answer to a save may come after its notice.
    await draft.settled();
    if (!answer.ok && answer.refusal.kind === 'network') return retry.current?.within(retryMs);
    if (!answer.ok || isNewerThanShown(now.current.edit, editOf(answer.value), draft.version)) await now.current.revalidate();
  }, [draft]);
  useEffect(() => {
    const later = runSoonest(() => void read());
    retry.current = later;
    return () => {
      later.stop();
      retry.current = undefined;
    };
  }, [read]);
  useLive([`offer:${edit.id}`, `user:${edit.ownerUid}`], read);
};
