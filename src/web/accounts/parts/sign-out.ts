import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { accountsCalls } from '../../../contract/accounts/endpoints.ts';
import { publicPath } from '../../kit/addresses.ts';
import { browserAsk } from '../../kit/browser-ask.ts';
import { hushLive } from '../../kit/live.ts';
import { useToast } from '../../kit/toasts.tsx';
import { useRefusalText } from '../../kit/use-refusal.ts';
import { useLang } from '../../kit/words.ts';

/** Ends the session on this device and leads home. */
export const useSignOut = () => {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const refusalText = useRefusalText();
  const lang = useLang();
  const signOut = async (): Promise<void> => {
    setBusy(true);
    const live = hushLive();
    const answer = await browserAsk(accountsCalls.signOut, {});
    if (answer.ok) {
      await navigate(publicPath(lang, '/'));
      await revalidate();
    } else {
      live.again();
      toast.bad(refusalText(answer.refusal));
    }
    setBusy(false);
  };
  return { signOut, busy };
};
