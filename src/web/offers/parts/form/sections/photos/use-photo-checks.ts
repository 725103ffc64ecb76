import { useCallback, useEffect, useState } from 'react';
import type { OutputOf } from '../../../../../../contract/kit/call.ts';
import { offersCalls } from '../../../../../../contract/offers/endpoints.ts';
import { doubtfulFlags } from '../../../../../../domain/offers/rules/photos/flags.ts';
import { browserAsk } from '../../../../../kit/calls/browser-client.ts';
import { useLive } from '../../../../../kit/live/use-live.ts';
import type { OfferEdit } from '../../draft.ts';

type Checked = OutputOf<typeof offersCalls.checkPhotos>;

/** Why photos cannot stand, by their ids, in the server's own sentences, and who looks at them. */
export type PhotoChecks = {
  readonly flags: ReadonlyMap<string, string>;
  /** A moderator looks at some of them, too. */
  readonly isDoubtful: boolean;
  readonly ai: Checked['ai'];
};

/** The same checks while nothing of them changed: a notice of one's own save draws nothing. */
const ruled = (before: PhotoChecks, { flags, isDoubtful, ai }: PhotoChecks): PhotoChecks => {
  const isSame = flags.size === before.flags.size && [...flags].every(([id, text]) => before.flags.get(id) === text);
  return isSame && isDoubtful === before.isDoubtful && ai === before.ai ? before : { flags, isDoubtful, ai };
};

const unchecked: PhotoChecks = { flags: new Map(), isDoubtful: false, ai: 'off' };

const checksOf = ({ response, problems, ai }: Checked): PhotoChecks => {
  const sentences = response.split('\n');
  return {
    flags: new Map(problems.map(({ imageId }, at) => [imageId, sentences[at] ?? ''])),
    isDoubtful: problems.some(({ reason }) => doubtfulFlags.some((flag) => flag === reason)),
    ai,
  };
};

/** Photos come one after the other: what is known is asked for when none came for a moment, the artificial intelligence when none came for longer. */
const quietMs = { known: 500, ai: 2_500 };

/** Asked anew when photos come, go or change places: first for what is known, then, where photos wait for it, for the artificial intelligence. A notice may be of a moderator's ruling, so what is known is asked for then, too. */
export const usePhotoChecks = (offerId: string, images: OfferEdit['images']): PhotoChecks => {
  const [checks, setChecks] = useState(unchecked);
  const ids = images.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list itself is new with every reading of the page
  useEffect(() => {
    const left = new AbortController();
    const asked = async (call: typeof offersCalls.getPhotoFlags | typeof offersCalls.checkPhotos, afterMs: number): Promise<Checked['ai'] | null> => {
      await new Promise((resolve) => setTimeout(resolve, afterMs));
      const answer = left.signal.aborted ? null : await browserAsk(call, { offerId });
      if (left.signal.aborted || !answer?.ok) return null;
      setChecks(checksOf(answer.value));
      return answer.value.ai;
    };
    if (ids === '') setChecks(({ ai }) => ({ ...unchecked, ai }));
    else
      void (async () => {
        const ai = await asked(offersCalls.getPhotoFlags, quietMs.known);
        if (ai === 'waiting' || ai === 'unavailable') await asked(offersCalls.checkPhotos, quietMs.ai);
      })();
    return () => left.abort();
  }, [offerId, ids, images]);
  const readRuling = useCallback(async (): Promise<void> => {
    if (ids === '') return;
    const answer = await browserAsk(offersCalls.getPhotoFlags, { offerId });
    if (answer.ok) setChecks((before) => ruled(before, checksOf(answer.value)));
  }, [offerId, ids]);
  useLive([`offer:${offerId}`], readRuling);
  return checks;
};
