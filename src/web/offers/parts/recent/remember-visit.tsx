import { useEffect } from 'react';
import { useAllowed } from '../../../kit/parts/consent/consent.tsx';
import { rememberOffer } from './recent-offers.ts';

/** With consent an offer whose page is open is among those looked at last, however one came to it. Shows nothing; comes after the page. */
export default function RememberVisit({ offerId }: { readonly offerId: string }) {
  const isAllowed = useAllowed('preferences');
  useEffect(() => {
    if (isAllowed) rememberOffer(offerId);
  }, [isAllowed, offerId]);
  return null;
}
