import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { unreachable } from '../../../contract/kit/client.ts';
import { browserAsk } from '../../kit/calls/browser-client.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { useToast } from '../../kit/dialog/toasts.tsx';
import { publicPath } from '../../kit/page/addresses.ts';
import { useLang } from '../../kit/words/words.ts';

// Fetched with the press: a stranger has no session to end.
const load = () => Promise.all([import('../../../contract/accounts/endpoints.ts'), import('../../kit/live/live.ts')]);

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
    const modules = await load().catch(() => null);
    if (!modules) {
      toast.bad(refusalText(unreachable));
      return setBusy(false);
    }
    const [{ accountsCalls }, { pauseLive }] = modules;
    const live = pauseLive();
    const answer = await browserAsk(accountsCalls.signOut, {});
    if (answer.ok) {
      await navigate(publicPath(lang, '/'));
      await revalidate();
    } else {
      live.resume();
      toast.bad(refusalText(answer.refusal));
    }
    setBusy(false);
  };
  return { signOut, busy };
};
