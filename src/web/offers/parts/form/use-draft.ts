import { useEffect, useState, useSyncExternalStore } from 'react';
import { offersCalls } from '../../../../contract/offers/endpoints.ts';
import { browserAsk } from '../../../kit/calls/browser-client.ts';
import { safely } from './device-storage.ts';
import { Draft, type DraftPorts, type DraftState, type OfferEdit } from './draft.ts';

const portsOf = (offerId: string): DraftPorts => {
  const key = `offer-draft:${offerId}`;
  return {
    save: (version, patch) => browserAsk(offersCalls.saveOffer, { offerId, version, patch: { ...patch } }),
    load: () => browserAsk(offersCalls.getOfferForm, { offerId }),
    keep: (kept) => {
      safely(() => (kept ? localStorage.setItem(key, JSON.stringify(kept)) : localStorage.removeItem(key)));
    },
    kept: () => safely(() => JSON.parse(localStorage.getItem(key) ?? 'null')),
  };
};

/** Saves at once when the page is left or hidden, and when the network is back. */
const useMoments = (draft: Draft): void => {
  useEffect(() => {
    const now = (): void => void draft.flush();
    const hidden = (): void => {
      if (document.visibilityState === 'hidden') now();
    };
    window.addEventListener('online', now);
    window.addEventListener('pagehide', now);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      window.removeEventListener('online', now);
      window.removeEventListener('pagehide', now);
      document.removeEventListener('visibilitychange', hidden);
      now();
    };
  }, [draft]);
};

/** The offer's form with its own saving; `edit` is what the page's loader read last. */
export const useDraft = (edit: OfferEdit): { readonly draft: Draft; readonly state: DraftState } => {
  const [draft] = useState(() => new Draft(edit, portsOf(edit.id)));
  const state = useSyncExternalStore(draft.subscribe, draft.get, draft.get);
  useEffect(() => draft.restore(), [draft]);
  useEffect(() => draft.receive(edit), [draft, edit]);
  useMoments(draft);
  return { draft, state };
};
