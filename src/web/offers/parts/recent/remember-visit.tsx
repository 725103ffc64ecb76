import { useEffect } from 'react';
import { useUid } from '../../../accounts/parts/use-uid.ts';
import { useAllowed } from '../../../kit/parts/consent/consent.tsx';
import { rememberOffer } from './recent-offers.ts';

/** With consent an offer whose page is open is among those looked at last, however one came to it. Shows nothing; comes after the page. */
export default function RememberVisit({ offerId }: { readonly offerId: string }) {
  const isAllowed = useAllowed('preferences');
  const uid = useUid();
  useEffect(() => {
    if (isAllowed) rememberOffer(uid, offerId);
  }, [isAllowed, uid, offerId]);
  return null;
}
