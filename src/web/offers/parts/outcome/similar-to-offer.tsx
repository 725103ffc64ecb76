import { useEffect, useState } from 'react';
import { browserAsk } from '../../../kit/calls/browser-client.ts';
import { readSimilarTo } from './read-similar.ts';
import { type SimilarOffer, SimilarOffers } from './similar.tsx';

/** Offers like the one of this page; nothing until they are read, and nothing when there are none. */
export default function SimilarToOffer({ offerId }: { readonly offerId: string }) {
  const [offers, setOffers] = useState<readonly SimilarOffer[]>([]);
  useEffect(() => {
    let isMounted = true;
    void readSimilarTo(browserAsk, offerId).then((found) => isMounted && setOffers(found));
    return () => {
      isMounted = false;
    };
  }, [offerId]);
  return <SimilarOffers offers={offers} />;
}
