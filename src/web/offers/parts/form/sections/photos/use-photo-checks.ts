/** What is known against the photos of the form. */

import { createContext, use, useEffect, useState } from 'react';
import type { OutputOf } from '../../../../../../contract/kit/call.ts';
import { offersCalls } from '../../../../../../contract/offers/endpoints.ts';
import { refuse } from '../../../../../../domain/offers/refusals.ts';
import type { ReadinessFacts } from '../../../../../../domain/offers/rules/field-rule.ts';
import { browserAsk } from '../../../../../kit/calls/browser-client.ts';
import type { OfferEdit } from '../../draft.ts';

type PhotoCheckAnswer = OutputOf<typeof offersCalls.checkPhotos>;

/** What readiness is judged by beside the form. */
export type PhotoFacts = Pick<ReadinessFacts, 'images' | 'photoProblems'>;

/** Photos as the rules of readiness see them: every mark is a problem of the place where its photo stands now; the mark of a photo that went is none. */
export const photoFactsOf = ({ problems }: PhotoCheckAnswer, images: OfferEdit['images']): PhotoFacts => ({
  images: images.length,
  photoProblems: images.flatMap(({ id }, at) =>
    problems
      .filter(({ imageId }) => imageId === id)
      .map(({ reason, params }) => refuse(`photo.${reason}`, { field: `images.${at}`, params: { ...params, index: at + 1 } })),
  ),
});

/** Photos come one after the other: the artificial intelligence is asked when none came for a moment. */
const quietMs = 2_500;

/** What the page read of the photos and, where some of them wait for the artificial intelligence, what it said since. Asked anew with each reading: photos came, went or changed places. */
export const usePhotoChecks = (offerId: string, read: PhotoCheckAnswer): PhotoCheckAnswer => {
  const [asked, setAsked] = useState({ of: read, answer: read });
  useEffect(() => {
    if (read.ai !== 'waiting' && read.ai !== 'unavailable') return;
    const left = new AbortController();
    const ask = async (): Promise<void> => {
      const answer = await browserAsk(offersCalls.checkPhotos, { offerId });
      if (answer.ok && !left.signal.aborted) setAsked({ of: read, answer: answer.value });
    };
    const later = setTimeout(() => void ask(), quietMs);
    return () => {
      clearTimeout(later);
      left.abort();
    };
  }, [offerId, read]);
  return asked.of === read ? asked.answer : read;
};

/** The checks that the sections of the form stand in. */
export const PhotoChecks = createContext<PhotoCheckAnswer | null>(null);

/** What is known against the photos of the form around. */
export const useChecked = (): PhotoCheckAnswer => {
  const checked = use(PhotoChecks);
  if (!checked) throw new Error('photos outside their form');
  return checked;
};
