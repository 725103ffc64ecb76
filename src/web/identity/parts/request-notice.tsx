/** Says on the other signed-in pages that a verification waits for its person for a short time. */

import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { identityCalls } from '../../../contract/identity/endpoints.ts';
import { verificationPaths } from '../../../domain/kit/page/paths.ts';
import { identityWords } from '../../../words/identity/pages.ts';
import { browserAsk } from '../../kit/calls/browser-client.ts';
import { useToast } from '../../kit/dialog/toasts.tsx';
import { useLive } from '../../kit/live/use-live.ts';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import type { OwnRequest } from './request-card.tsx';
import { waitsUntil } from './waits-until.ts';

/** A notice with the way to the page of the verification: a code is there, or somebody asks whether the person still is. */
export default function RequestNotice({ uid }: { readonly uid: string }) {
  const t = useWords(identityWords);
  const f = useFormat();
  const toast = useToast();
  const navigate = useNavigate();
  const isThere = useLocation().pathname === verificationPaths.identity;
  const [request, setRequest] = useState<OwnRequest | null>(null);
  const read = useCallback(async (): Promise<void> => {
    const answer = await browserAsk(identityCalls.getMyIdentity, {});
    if (answer.ok) setRequest(answer.value.request);
  }, []);
  useEffect(() => void read(), [read]);
  useLive([`user:${uid}`], () => void read());
  const until = waitsUntil(request);
  const kind = request?.status === 'code_provided' ? 'code' : 'presence';
  // Once for each code and each question, in the language that is read then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: said anew only when something else waits, or its page is left
  useEffect(() => {
    if (until === null || isThere) return;
    const open = { label: t('away.open'), onPress: () => void navigate(verificationPaths.identity) };
    // A time of day, not a countdown: the notice is read out when it changes.
    toast.good(t(`away.${kind}`, { until: f.seconds(until) }), t(`away.${kind}.title`), open);
  }, [until, kind, isThere]);
  return null;
}
