import { useEffect } from 'react';
import { useConsent } from '../../../kit/parts/consent/consent.tsx';

// Read when the page arrives: the router may have gone on before somebody answers about privacy.
const arrival = import.meta.env.SSR ? '' : location.search;

/** Follows campaigns once it is known what may be stored; whoever came without one does not fetch the code for it. */
export const useCampaign = (): void => {
  const { allowed } = useConsent();
  useEffect(() => {
    if (allowed && (arrival.includes('utm_') || localStorage['campaign']))
      import('./follow-campaign.ts').then((campaigns) => campaigns.followCampaign(arrival, allowed.includes('campaigns'))).catch(() => undefined);
  }, [allowed]);
};
