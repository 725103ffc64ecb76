import { useEffect, useState } from 'react';
import { offersCalls } from '../../../../contract/offers/endpoints.ts';
import { browserAsk } from '../../../kit/calls/browser-client.ts';
import { tryStorage } from '../../../kit/draft/account-storage.ts';
import { watchSessions } from '../../../kit/live/watch-sessions.ts';

const stored = (storage: Storage, key: string): string => {
  const made = tryStorage(() => storage.getItem(key)) ?? crypto.randomUUID();
  tryStorage(() => storage.setItem(key, made));
  return made;
};

/** Tells the server every 15 s that this editor is open; true while another device has the offer open, and half a minute longer. */
export const useOtherSession = (offerId: string): boolean => {
  const [isOther, setOther] = useState(false);
  useEffect(() => {
    const who = { offerId, sessionId: stored(sessionStorage, 'session-id'), deviceId: stored(localStorage, 'device-id') };
    const hears = async (): Promise<boolean> => {
      const answer = await browserAsk(offersCalls.reportHeartbeat, who);
      return answer.ok && answer.value.otherSession;
    };
    return watchSessions(hears, setOther);
  }, [offerId]);
  return isOther;
};
