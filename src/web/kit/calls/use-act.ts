import { useCallback, useMemo, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Call } from '../../../contract/kit/call.ts';
import type { Answer } from '../../../contract/kit/client.ts';
import { useToast } from '../dialog/toasts.tsx';
import { browserAsk } from './browser-client.ts';

type Act = {
  <I, O>(call: Call<I, O>, input: I): Promise<Answer<O>>;
  /** Whether a call of this hook is under way. */
  readonly busy: boolean;
};

/** A mutation from the browser: asks the server and, when it agreed, lets the page's loaders read again; failures before it are no longer said. */
export const useAct = (): Act => {
  const [running, setRunning] = useState(0);
  const { revalidate } = useRevalidator();
  const reload = useRef(revalidate);
  reload.current = revalidate;
  const { settle } = useToast();
  const act = useCallback(
    async <I, O>(call: Call<I, O>, input: I): Promise<Answer<O>> => {
      setRunning((n) => n + 1);
      try {
        const answer = await browserAsk(call, input);
        if (answer.ok && !call.read) {
          settle();
          await reload.current();
        }
        return answer;
      } finally {
        setRunning((n) => n - 1);
      }
    },
    [settle],
  );
  return useMemo(() => Object.assign(<I, O>(call: Call<I, O>, input: I) => act(call, input), { busy: running > 0 }), [act, running]);
};
