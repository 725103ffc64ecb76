import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { listWords } from '../../../../words/search/list.ts';
import { useViewer } from '../../../accounts/parts/session.ts';
import { lazyCall } from '../../../kit/calls/lazy-call.ts';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { signInSearch } from '../../../kit/page/addresses.ts';
import { useWords } from '../../../kit/words/words.ts';
import type { OfferCardData } from './card-data.ts';

const send = async (offerId: string, on: boolean): Promise<boolean> => {
  const load = async () => {
    const { offersCalls } = await import('../../../../contract/offers/endpoints.ts');
    return on ? offersCalls.addFavourite : offersCalls.removeFavourite;
  };
  return (await lazyCall(load, { offerId })).ok;
};

/** The hearts of a list: they turn at once and turn back if the server said no; a visitor is asked to sign in. */
export const useFavourites = () => {
  const viewer = useViewer();
  const navigate = useNavigate();
  const { search } = useLocation();
  const toast = useToast();
  const t = useWords(listWords);
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>({});
  const toggle = async (id: string, on: boolean): Promise<void> => {
    setChanged((before) => ({ ...before, [id]: on }));
    if (await send(id, on)) return;
    setChanged((before) => ({ ...before, [id]: !on }));
    toast.bad(t('favourite.failed'));
  };
  return ({ id, isFavourite }: OfferCardData) => {
    const on = changed[id] ?? isFavourite;
    return {
      on,
      toggle: () => {
        if (viewer.kind === 'visitor') void navigate(signInSearch(search), { preventScrollReset: true });
        else void toggle(id, !on);
      },
    };
  };
};
