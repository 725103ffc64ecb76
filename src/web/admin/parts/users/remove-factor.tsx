import { useState } from 'react';
import { securityCalls } from '../../../../contract/accounts/endpoints/security.ts';
import { securityWords } from '../../../../words/accounts/security.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { useWords } from '../../../kit/words/words.ts';
import { AdminReason } from '../admin-reason.tsx';

/** Switches the second factor of somebody off who has lost phone and recovery codes; asked about first, with a reason. */
export const RemoveFactor = ({ email }: { readonly email: string }) => {
  const t = useWords(securityWords);
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const [asking, setAsking] = useState(false);
  const remove = async (reason: string): Promise<string | undefined> => {
    const answer = await act(securityCalls.removeSecondFactor, { email, reason });
    if (!answer.ok) return refusalText(answer.refusal);
    toast.good(t('remove.done', { email }));
    return undefined;
  };
  return (
    <>
      <Button size="s" onClick={() => setAsking(true)}>
        {t('remove.act')}
      </Button>
      {asking && (
        <AdminReason title={t('remove.ask', { email })} act={t('remove.act')} readBy="log" onClose={() => setAsking(false)} onSend={remove}>
          <p>
            {t('remove.text')} {t('remove.ask.text')}
          </p>
        </AdminReason>
      )}
    </>
  );
};
