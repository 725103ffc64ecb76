import { useEffect } from 'react';
import { useConsent } from '../../../kit/parts/consent.tsx';
import { rememberOffer } from './recent-offers.ts';

/** Remembers that this offer was looked at, once the person has allowed storage beyond the necessary; shows nothing. */
export default function RememberOffer({ offerId }: { readonly offerId: string }) {
  const { choice } = useConsent();
  useEffect(() => {
    if (choice === 'all') rememberOffer(offerId);
  }, [choice, offerId]);
  return null;
}
