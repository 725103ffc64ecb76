import { useNavigate } from 'react-router';
import { offersCalls } from '../../../../contract/offers/endpoints.ts';
import { offerFormPath } from '../../../../domain/kit/page/deal-paths.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { useToast } from '../../../kit/dialog/toasts.tsx';

/** Makes a new offer by a press (opening a page never makes one) and goes to its form. */
export const useNewOffer = (): { readonly start: () => Promise<void>; readonly busy: boolean } => {
  const act = useAct();
  const toast = useToast();
  const navigate = useNavigate();
  const refusalText = useRefusalText();
  const start = async (): Promise<void> => {
    const answer = await act(offersCalls.createOffer, {});
    if (answer.ok) await navigate(offerFormPath(answer.value.offerId));
    else toast.bad(refusalText(answer.refusal));
  };
  return { start, busy: act.busy };
};
