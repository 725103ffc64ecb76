/** An act that cannot be taken back: asked about first, then sent. */

import { useCallback } from 'react';
import type { Call } from '../../../contract/kit/call.ts';
import { type Question, useConfirm } from '../dialog/confirm.tsx';
import { useToast } from '../dialog/toasts.tsx';
import { useAct } from './use-act.ts';
import { useRefusalText } from './use-refusal.ts';

/** What the notices say: `done` after the act, `failed` as the heading above the reason of a refusal. */
type Notices = { readonly done?: string; readonly failed?: string };

type ConfirmedAct = {
  readonly run: <I, O>(call: Call<I, O>, input: I, question: Omit<Question, 'danger'>, notices?: Notices) => Promise<void>;
  /** Whether the act is under way. */
  readonly busy: boolean;
};

/** Asks the person, then the server; a notice says why the server refused and, where the page does not show it by itself, that it is done. */
export const useConfirmedAct = (): ConfirmedAct => {
  const act = useAct();
  const confirm = useConfirm();
  const toast = useToast();
  const refusalText = useRefusalText();
  const run = useCallback(
    async <I, O>(call: Call<I, O>, input: I, question: Omit<Question, 'danger'>, { done, failed }: Notices = {}): Promise<void> => {
      if (!(await confirm({ ...question, danger: true }))) return;
      const answer = await act(call, input);
      if (!answer.ok) toast.bad(refusalText(answer.refusal), failed);
      else if (done !== undefined) toast.good(done);
    },
    [act, confirm, toast, refusalText],
  );
  return { run, busy: act.busy };
};
