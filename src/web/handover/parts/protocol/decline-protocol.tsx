import { useState } from 'react';
import { handoverCalls } from '../../../../contract/handover/endpoints.ts';
import { leaseNumbers } from '../../../../domain/kit/numbers.ts';
import { protocolWords } from '../../../../words/handover/protocol.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { ReasonDialog } from '../../../kit/dialog/reason-dialog.tsx';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { useWords } from '../../../kit/words/words.ts';
import type { Protocol } from '../form/draft.ts';

/** Sends the other side's protocol back with what must be corrected. */
export const DeclineProtocol = ({ protocol, proxyToken }: { readonly protocol: Protocol; readonly proxyToken: string | undefined }) => {
  const t = useWords(protocolWords);
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const [isOpen, setOpen] = useState(false);
  const send = async (reason: string): Promise<string | undefined> => {
    const token = proxyToken === undefined ? {} : { proxyToken };
    const answer = await act(handoverCalls.answerProtocol, { offerId: protocol.offerId, accepted: false, reason, ...token });
    if (!answer.ok) return refusalText(answer.refusal);
    toast.good(t('decline.done'));
  };
  return (
    <>
      <Button kind="quiet" full onClick={() => setOpen(true)}>
        {t('decline')}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={t('decline.title', { name: protocol.offerName })}
          label={t('decline.reason')}
          maxLength={leaseNumbers.commentsMax}
          tooShort={t('decline.required')}
          texts={{ act: t('decline.act'), busy: t('decline.busy'), cancel: t('back') }}
          onClose={() => setOpen(false)}
          onSend={send}
        >
          <p>{t('decline.text')}</p>
        </ReasonDialog>
      )}
    </>
  );
};
