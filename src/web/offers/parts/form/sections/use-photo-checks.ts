import { useEffect, useState } from 'react';
import { offersCalls } from '../../../../../contract/offers/endpoints.ts';
import { browserAsk } from '../../../../kit/calls/browser-client.ts';
import type { OfferEdit } from '../draft.ts';

/** Why photos cannot stand, by their ids, in the server's own sentences: asked anew when photos come, go or change places. */
export const usePhotoChecks = (offerId: string, images: OfferEdit['images']): ReadonlyMap<string, string> => {
  const [flags, setFlags] = useState<ReadonlyMap<string, string>>(new Map());
  const ids = images.map(({ id }) => id).join();
  useEffect(() => {
    let isOld = false;
    if (ids === '') return setFlags(new Map());
    void browserAsk(offersCalls.checkPhotos, { offerId }).then((answer) => {
      if (isOld || !answer.ok) return;
      const sentences = answer.value.response.split('\n');
      setFlags(new Map(answer.value.problems.map(({ imageId }, at) => [imageId, sentences[at] ?? ''])));
    });
    return () => {
      isOld = true;
    };
  }, [offerId, ids]);
  return flags;
};
