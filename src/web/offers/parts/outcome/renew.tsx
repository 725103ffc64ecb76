import { useNavigate } from 'react-router';
import { offersCalls } from '../../../../contract/offers/endpoints.ts';
import { entryWords } from '../../../../words/offers/entry.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useCommandId } from '../../../kit/calls/use-command-id.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { useWords } from '../../../kit/words/words.ts';

/** Publishes an offer that ran out once more, as a new project: the mail about its end leads its owner here. */
export default function Renew({ offerId }: { readonly offerId: string }) {
  const t = useWords(entryWords);
  const act = useAct();
  const named = useCommandId();
  const toast = useToast();
  const navigate = useNavigate();
  const refusalText = useRefusalText();
  const renew = async (): Promise<void> => {
    const answer = await act(offersCalls.renewOffer, named({ offerId }));
    if (!answer.ok) return toast.bad(refusalText(answer.refusal), t('renew.failed'));
    toast.good(t('renew.done'));
    await navigate(`/add-offer/${answer.value.offerId}`);
  };
  return (
    <>
      {t('renew.text')}
      <Button size="s" onClick={() => void renew()} busy={act.busy && t('renew.busy')}>
        {t('renew.act')}
      </Button>
    </>
  );
}
