import { useEffect, useRef } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { useLang } from '../../../kit/words/words.ts';
import { type ChoiceKeeper, takeChoice } from './choice-before.ts';

/** Keeps what somebody chose before they went to the provider, now that they have come back signed in. */
export const useChoiceBefore = (keep: ChoiceKeeper): void => {
  const goTo = useNavigate();
  const { revalidate } = useRevalidator();
  const after = useRef({ toast: useToast(), lang: useLang(), goTo, revalidate });
  useEffect(() => {
    const chosen = takeChoice(Date.now());
    if (chosen === null) return;
    void (async () => {
      await keep(chosen, after.current);
      await after.current.revalidate();
    })();
  }, [keep]);
};
