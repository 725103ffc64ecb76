import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useViewer } from '../../../accounts/parts/session.ts';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { useLoadFailure } from '../../../kit/first-page/use-load-failure.ts';
import { keepSearch } from '../../../kit/page/addresses.ts';
import { useLang } from '../../../kit/words/words.ts';

type HeartChanges = Readonly<Record<string, boolean>>;
type Show = (change: (before: HeartChanges) => HeartChanges) => void;

/** Every list of hearts on the page: an offer may stand in several of them, and its hearts turn together. */
const lists = new Set<Show>();

/** The hearts of a page: they turn at once and turn back if the server said no; a visitor is asked to sign in, and the offer is kept then. */
export const useFavourites = () => {
  const viewer = useViewer();
  const navigate = useNavigate();
  const { search } = useLocation();
  const toast = useToast();
  const lang = useLang();
  const [turned, setTurned] = useState<HeartChanges>({});
  useEffect(() => {
    lists.add(setTurned);
    return () => void lists.delete(setTurned);
  }, []);
  const show = (id: string, on: boolean): void => {
    for (const change of lists) change((before) => ({ ...before, [id]: on }));
  };
  const failed = useLoadFailure(() => undefined);
  const turn = async (id: string, on: boolean): Promise<void> => {
    show(id, on);
    const sending = await import('./send-favourite.ts').catch(() => null);
    const problem = await sending?.sendFavourite(id, on, lang);
    if (problem === null) return;
    show(id, !on);
    if (problem === undefined) failed();
    else toast.bad(...problem);
  };
  return ({ id, isFavourite }: { readonly id: string; readonly isFavourite: boolean }) => {
    const on = turned[id] ?? isFavourite;
    return {
      on,
      toggle: () => {
        if (viewer.kind === 'visitor') void navigate(keepSearch(search, id), { preventScrollReset: true });
        else void turn(id, !on);
      },
    };
  };
};
