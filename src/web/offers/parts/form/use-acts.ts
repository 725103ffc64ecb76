import { useState } from 'react';
import { useNavigate } from 'react-router';
import { offerPreviewPath } from '../../../../domain/kit/page/deal-paths.ts';
import type { FormSection } from '../../../../domain/offers/fields/about.ts';
import type { OfferForm } from '../../../../domain/offers/types.ts';
import { offerFormWords } from '../../../../words/offers/form.ts';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { useToday } from '../../../kit/words/today.ts';
import { useLang, useWords } from '../../../kit/words/words.ts';
import type { OfferDraft } from './draft.ts';
import { problemsOf } from './problems/use-problems.ts';
import type { PhotoFacts } from './sections/photos/use-photo-checks.ts';
import type { UnreadTexts } from './unread.ts';
import { whyNotSaved } from './why-not-saved.ts';

type FormCheck = { readonly attempt: number; readonly checked: OfferForm | null };

/**
 * Preview and sending: both save first; what is wrong is listed, and nothing binds yet. `attempt` counts the presses that found something
 * wrong, `checked` is the form that the last of them looked at.
 */
export const useActs = (
  { draft, unread }: { readonly draft: OfferDraft; readonly unread: UnreadTexts },
  offerId: string,
  photos: PhotoFacts,
  openAll: (sections: readonly FormSection[]) => void,
) => {
  const t = useWords(offerFormWords);
  const toast = useToast();
  const navigate = useNavigate();
  const today = useToday();
  const lang = useLang();
  const [last, setLast] = useState<FormCheck>({ attempt: 0, checked: null });
  const go = async (whenWrong: () => void): Promise<void> => {
    const { form } = draft.get();
    const wrong = problemsOf({ form, today, ...photos }, unread.all(), lang).filter(({ problems }) => problems.length > 0);
    if (wrong.length > 0) {
      setLast(({ attempt }) => ({ attempt: attempt + 1, checked: form }));
      openAll(wrong.map(({ section }) => section));
      return whenWrong();
    }
    if (await draft.flush()) await navigate(offerPreviewPath(offerId));
    else {
      const why = whyNotSaved(draft.get(), lang);
      if (why === null) toast.bad(t('toast.next'));
      else toast.bad(why, t('toast.next'));
    }
  };
  return { ...last, preview: () => void go(() => toast.brief(t('toast.wrong'))), send: () => void go(() => undefined) };
};
