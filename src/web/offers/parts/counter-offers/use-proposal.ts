/** What a tenant fills in to propose other terms, what it would change, and sending it. */

import { useState } from 'react';
import { counterOffersCalls } from '../../../../contract/offers/endpoints/counter-offers.ts';
import type { VatStatus } from '../../../../domain/kit/money.ts';
import { parseMoney, plainMoney } from '../../../../domain/kit/money.ts';
import { type Costs, monthlyCosts } from '../../../../domain/offers/rules/costs.ts';
import { acceptedForm } from '../../../../domain/offers/rules/counter-offers/proposal.ts';
import type { OfferForm } from '../../../../domain/offers/types.ts';
import { counterOfferWords } from '../../../../words/offers/counter-offer.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { useLang, useWords } from '../../../kit/words/words.ts';
import type { OfferTerms, OfferViewData } from '../page/view.ts';
import { termsOf } from './terms.ts';

type Errors = { readonly newPrice?: string; readonly newDuration?: string; readonly form?: string };
type Version = { readonly costs: Costs; readonly terms: readonly (number | null)[] };

/** The values of the dialog, the versions before and after, and `send`, which answers whether the counter-offer went out. */
export const useProposal = (offer: OfferViewData, terms: OfferTerms) => {
  const lang = useLang();
  const [rentOn, setRentOn] = useState(true);
  const [termOn, setTermOn] = useState(false);
  const [price, setPrice] = useState(plainMoney(terms.price, lang === 'pl' ? ',' : '.'));
  const [months, setMonths] = useState('');
  const newPrice = rentOn ? parseMoney(price) : null;
  const newDuration = termOn ? wholeMonths(months) : null;
  const given = { rentOn, termOn, newPrice, newDuration };
  const { errors, send, busy } = useSending(offer.id, given);
  const form = formOf(offer, terms);
  const after = acceptedForm(form, { newPrice: newPrice !== null && newPrice > 0 ? newPrice : null, newDuration });
  const versionOf = (version: OfferForm): Version => ({ costs: monthlyCosts(version, vatOf(terms)), terms: termsOf(version) });
  return {
    ...{ rentOn, setRentOn, termOn, setTermOn, price, setPrice, months, setMonths, newPrice, newDuration },
    ...{ errors, send, busy, before: versionOf(form), after: versionOf(after) },
  };
};

/** The version that binds, as far as its costs and terms go: what the page's form keeps to itself stands among its terms. */
const formOf = (offer: OfferViewData, { price, leaseAgreement, options }: OfferTerms): OfferForm =>
  ({
    ...offer.form,
    price,
    ...(leaseAgreement && { leaseAgreement }),
    furtherTerms: options.flatMap(({ option, months }) => (option.includes('-') && months !== null ? [months] : [])),
  }) as OfferForm;

const vatOf = ({ costs }: OfferTerms): VatStatus => (costs.vatRate === 0 ? 'exempt' : 'active');

const wholeMonths = (text: string): number | null => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : null);

type Given = { readonly rentOn: boolean; readonly termOn: boolean; readonly newPrice: number | null; readonly newDuration: number | null };

/** Sends what is filled in. A refusal of a field stands at the field, any other above the buttons. */
const useSending = (offerId: string, { rentOn, termOn, newPrice, newDuration }: Given) => {
  const t = useWords(counterOfferWords);
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const [errors, setErrors] = useState<Errors>({});
  const send = async (): Promise<boolean> => {
    if (!rentOn && !termOn) return failed({ form: t('off') });
    if (rentOn && newPrice === null) return failed({ newPrice: t('price.wrong') });
    const input = { offerId, isRentToggleChecked: rentOn, isContractDurationToggleChecked: termOn, newPrice, newDuration };
    const answer = await act(counterOffersCalls.sendCounterOffer, input);
    if (answer.ok) {
      toast.good(t('sent'));
      return true;
    }
    toast.bad(t('failed'));
    const field = answer.refusal.field === 'newPrice' || answer.refusal.field === 'newDuration' ? answer.refusal.field : 'form';
    return failed({ [field]: refusalText(answer.refusal) });
  };
  const failed = (problems: Errors): false => {
    setErrors(problems);
    return false;
  };
  return { errors, send, busy: act.busy };
};
