import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { Answer } from '../../../../contract/kit/client.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { useConfirm } from '../../../kit/dialog/confirm.tsx';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { publicPath } from '../../../kit/page/addresses.ts';
import { useLang } from '../../../kit/words/words.ts';
import { useUid } from '../use-uid.ts';

// Fetched with the press: a stranger has no session to end.
const load = () => import('./end-session.ts');

const notFetched: Answer<never> = { ok: false, refusal: { code: 'kit.network', kind: 'network' } };

/** Ends the session on this device and leads home. */
export const useSignOut = () => {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const refusalText = useRefusalText();
  const confirm = useConfirm();
  const lang = useLang();
  const uid = useUid();
  const signOut = async (): Promise<void> => {
    if (uid === null) return;
    setBusy(true);
    const module = await load().catch(() => null);
    const answer = module ? await module.endSession(uid, { lang, confirm }) : notFetched;
    if (answer?.ok) {
      await navigate(publicPath(lang, '/'));
      await revalidate();
    } else if (answer) toast.bad(refusalText(answer.refusal));
    setBusy(false);
  };
  return { signOut, busy };
};
