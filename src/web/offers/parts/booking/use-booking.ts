import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { reservationsCalls } from '../../../../contract/reservations/endpoints.ts';
import type { LeaseOption } from '../../../../domain/offers/types.ts';
import { bookingConsents } from '../../../../domain/reservations/rules.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import type { OfferViewData } from '../page/view.ts';

/**
 * The choice and consents of a reservation, and the press that makes it. Pressing with something missing marks it; the button is never
 * disabled for it. Nothing is ticked beforehand; an option may be chosen by the address.
 */
export const useBooking = (offer: OfferViewData, initial: LeaseOption | null) => {
  const act = useAct();
  const toast = useToast();
  const navigate = useNavigate();
  const refusalText = useRefusalText();
  const [option, setOption] = useState(initial);
  const [terms, setTerms] = useState(false);
  const [signature, setSignature] = useState(false);
  const [pressed, setPressed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const wrong = { option: pressed && option === null, terms: pressed && !terms, signature: pressed && !signature };
  const book = async (): Promise<void> => {
    setPressed(true);
    if (option === null || !terms || !signature) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      return;
    }
    const answer = await act(reservationsCalls.bookOffer, {
      offerId: offer.id,
      selectedOfferOption: option,
      offerVersion: offer.version,
      consents: { ...bookingConsents },
    });
    if (answer.ok) await navigate(`/contract/${offer.id}/verify?option=${option}`);
    else toast.bad(refusalText(answer.refusal));
  };
  return { form, option, setOption, terms, setTerms, signature, setSignature, wrong, book, busy: act.busy };
};
