import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { favouriteWords } from '../../../../words/offers/favourite.ts';
import { useViewer } from '../../../accounts/parts/session.ts';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { keepSearch } from '../../../kit/page/addresses.ts';
import { useWords } from '../../../kit/words/words.ts';

const send = (offerId: string, on: boolean): Promise<boolean> =>
  import('./send-favourite.ts').then(
    (module) => module.sendFavourite(offerId, on),
    () => false,
  );

/** The hearts of a page: they turn at once and turn back if the server said no; a visitor is asked to sign in, and the offer is kept then. */
export const useFavourites = () => {
  const viewer = useViewer();
  const navigate = useNavigate();
  const { search } = useLocation();
  const toast = useToast();
  const t = useWords(favouriteWords);
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>({});
  const show = (id: string, on: boolean): void => setChanged((before) => ({ ...before, [id]: on }));
  const turn = async (id: string, on: boolean): Promise<void> => {
    show(id, on);
    if (await send(id, on)) return;
    show(id, !on);
    toast.bad(t('failed'));
  };
  return ({ id, isFavourite }: { readonly id: string; readonly isFavourite: boolean }) => {
    const on = changed[id] ?? isFavourite;
    return {
      on,
      toggle: () => {
        if (viewer.kind === 'visitor') void navigate(keepSearch(search, id), { preventScrollReset: true });
        else void turn(id, !on);
      },
    };
  };
};
