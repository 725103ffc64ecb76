/** What a person does with their request, and the signs of life of its page. */

import { useEffect } from 'react';
import { identityCalls } from '../../../contract/identity/endpoints.ts';
import type { Answer } from '../../../contract/kit/client.ts';
import { identityNumbers } from '../../../domain/kit/numbers.ts';
import { SECOND_MS } from '../../../domain/kit/time/units.ts';
import { browserAsk } from '../../kit/calls/browser-client.ts';
import { useAct } from '../../kit/calls/use-act.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { useToast } from '../../kit/dialog/toasts.tsx';

/** The acts of the page's own request; a refusal is said at the edge of the page. */
export const useRequest = () => {
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const say = <T>(answer: Answer<T>): void => {
    if (!answer.ok) toast.bad(refusalText(answer.refusal));
  };
  return {
    busy: act.busy,
    show: async () => say(await act(identityCalls.openInstructions, { requestCode: false })),
    askForCode: async () => say(await act(identityCalls.openInstructions, { requestCode: true })),
    goOn: async () => say(await act(identityCalls.answerPresence, { continueVerification: true })),
    giveUp: async () => say(await act(identityCalls.answerPresence, { continueVerification: false })),
    sendFile: async () => say(await act(identityCalls.submitSignedFile, {})),
  };
};

export type RequestActs = ReturnType<typeof useRequest>;

/** Says each minute that somebody looks at the page, as long as it is shown (docs/rules/identity.md#timers). */
export const usePresence = (isAttended: boolean): void => {
  useEffect(() => {
    if (!isAttended) return;
    const say = (): void => {
      if (!document.hidden && navigator.onLine) void browserAsk(identityCalls.notePresence, {});
    };
    say();
    const timer = setInterval(say, identityNumbers.heartbeat * SECOND_MS);
    document.addEventListener('visibilitychange', say);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', say);
    };
  }, [isAttended]);
};
