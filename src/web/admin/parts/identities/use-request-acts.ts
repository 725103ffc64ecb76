import { useMemo, useRef } from 'react';
import { identityCalls } from '../../../../contract/identity/endpoints.ts';
import type { Call, InputOf } from '../../../../contract/kit/call.ts';
import type { Answer } from '../../../../contract/kit/client.ts';
import { identityConsoleWords } from '../../../../words/admin/identities.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { useConfirm } from '../../../kit/dialog/confirm.tsx';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { useWords } from '../../../kit/words/words.ts';
import type { ListedRequest } from './list.ts';

type Rejection = Pick<InputOf<typeof identityCalls.decideRequest>, 'rejectionReason' | 'customRejectionMessage'>;

/**
 * The acts of a moderator; each answers whether it was done, and a refusal is said at the edge of the page. The acts are the same functions as
 * long as the page is shown: rows that get them are not drawn anew.
 */
export const useRequestActs = () => {
  const t = useWords(identityConsoleWords);
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const confirm = useConfirm();
  const tools = useRef({ t, act, toast, refusalText, confirm });
  tools.current = { t, act, toast, refusalText, confirm };
  return useMemo(() => {
    const done = <T>(answer: Answer<T>): boolean => {
      if (!answer.ok) tools.current.toast.bad(tools.current.refusalText(answer.refusal));
      return answer.ok;
    };
    const ask = <I, O>(call: Call<I, O>, input: I): Promise<Answer<O>> => tools.current.act(call, input);
    return {
      provide: async ({ id }: ListedRequest, verificationCode: string) =>
        done(await ask(identityCalls.enterCode, { requestId: id, verificationCode })),
      approve: async ({ id, person }: ListedRequest): Promise<boolean> => {
        const { t: text, confirm: sure } = tools.current;
        const question = {
          title: text('approve.title', { name: nameOf(person) }),
          text: text('approve.text'),
          act: text('approve.act'),
          atAct: true,
        };
        return (await sure(question)) && done(await ask(identityCalls.decideRequest, { requestId: id, accepted: true }));
      },
      reject: async ({ id }: ListedRequest, why: Rejection) =>
        done(await ask(identityCalls.decideRequest, { requestId: id, accepted: false, ...why })),
      check: async ({ id }: ListedRequest) => done(await ask(identityCalls.askPresence, { requestId: id })),
      /** Answers the sentence of a refusal: it stands in the dialog that asked for the reason. */
      reset: async ({ id }: ListedRequest, reason: string): Promise<string | undefined> => {
        const answer = await ask(identityCalls.resetRequest, { requestId: id, reason });
        return answer.ok ? undefined : tools.current.refusalText(answer.refusal);
      },
    };
  }, []);
};

const nameOf = ({ firstName, lastName }: ListedRequest['person']): string => `${firstName} ${lastName}`;

export type RequestActs = ReturnType<typeof useRequestActs>;
