import { useNavigate } from 'react-router';
import { offersCalls } from '../../../contract/offers/endpoints.ts';
import { offerFormPath } from '../../../domain/kit/page/deal-paths.ts';
import { useAct } from '../../kit/calls/use-act.ts';
import { useCommandId } from '../../kit/calls/use-command-id.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { useToast } from '../../kit/dialog/toasts.tsx';

const calls = { renew: offersCalls.renewOffer, duplicate: offersCalls.duplicateOffer };

type Texts = { readonly done: string; readonly failed: string };

/** Makes a new project out of an offer, by publishing it again or as a copy, says so, and opens its form. */
export const useCopyOffer = (texts: Texts) => {
  const act = useAct();
  const named = useCommandId();
  const toast = useToast();
  const navigate = useNavigate();
  const refusalText = useRefusalText();
  const copy = async (how: keyof typeof calls, offerId: string): Promise<void> => {
    const answer = await act(calls[how], named({ offerId }));
    if (!answer.ok) return toast.bad(refusalText(answer.refusal), texts.failed);
    toast.good(texts.done);
    await navigate(offerFormPath(answer.value.offerId));
  };
  return { copy, busy: act.busy };
};
