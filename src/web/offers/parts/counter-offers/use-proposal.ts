/** What a tenant fills in to propose other terms, what it would change, and sending it. */

import { useState } from 'react';
import { counterOffersCalls } from '../../../../contract/offers/endpoints/counter-offers.ts';
import type { Grosze } from '../../../../domain/kit/brand.ts';
import type { VatStatus } from '../../../../domain/kit/money.ts';
import { grosze, plainMoney } from '../../../../domain/kit/money.ts';
import { readNumber } from '../../../../domain/kit/typed/number.ts';
import { type Costs, monthlyCosts } from '../../../../domain/offers/rules/costs.ts';
import { acceptedForm } from '../../../../domain/offers/rules/counter-offers/proposal.ts';
import type { OfferForm } from '../../../../domain/offers/types.ts';
import type { Lang } from '../../../../words/kit/words.ts';
import { counterOfferWords } from '../../../../words/offers/counter-offer.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useCommandId } from '../../../kit/calls/use-command-id.ts';
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
  const [price, setPrice] = useState(plainMoney(terms.price, decimalOf(lang)));
  const [months, setMonths] = useState('');
  const newPrice = rentOn ? amountOf(price, lang) : null;
  const newDuration = termOn ? readNumber(months, { unit: 'months', decimal: decimalOf(lang) }).value : null;
  const given = { rentOn, termOn, newPrice, newDuration };
  const { errors, send, busy } = useSending(offer.id, given);
  const form = formOf(offer, terms);
  const after = acceptedForm(form, { newPrice: positive(newPrice), newDuration: positive(newDuration) });
  const versionOf = (version: OfferForm): Version => ({ costs: monthlyCosts(version, vatOf(terms)), terms: termsOf(version) });
  return {
    ...{ rentOn, setRentOn, termOn, setTermOn, price, setPrice, months, setMonths, newPrice, newDuration },
    ...{ errors, send, busy, before: versionOf(form), after: versionOf(after) },
  };
};

const positive = <N extends number>(value: N | null): N | null => (value !== null && value > 0 ? value : null);

/** The version that binds, as far as its costs and terms go: what the page's form keeps to itself stands among its terms. */
const formOf = (offer: OfferViewData, { price, leaseAgreement, options }: OfferTerms): OfferForm =>
  ({
    ...offer.form,
    price,
    ...(leaseAgreement && { leaseAgreement }),
    furtherTerms: options.flatMap(({ option, months }) => (option.includes('-') && months !== null ? [months] : [])),
  }) as OfferForm;

const vatOf = ({ costs }: OfferTerms): VatStatus => (costs.vatRate === 0 ? 'exempt' : 'active');

const decimalOf = (lang: Lang): ',' | '.' => (lang === 'pl' ? ',' : '.');

/** An amount as people type it in their language, `15 400` and in English `15,400`; null when it is none. */
const amountOf = (text: string, lang: Lang): Grosze | null => {
  const { value } = readNumber(text, { unit: 'zł', digits: 2, decimal: decimalOf(lang) });
  const amount = Math.round((value ?? Number.NaN) * 100);
  return Number.isSafeInteger(amount) ? grosze(amount) : null;
};

type ProposalEntry = { readonly rentOn: boolean; readonly termOn: boolean; readonly newPrice: number | null; readonly newDuration: number | null };

/** Sends what is filled in. A refusal of a field stands at the field, any other above the buttons. */
const useSending = (offerId: string, { rentOn, termOn, newPrice, newDuration }: ProposalEntry) => {
  const t = useWords(counterOfferWords);
  const act = useAct();
  const named = useCommandId();
  const toast = useToast();
  const refusalText = useRefusalText();
  const [errors, setErrors] = useState<Errors>({});
  const send = async (): Promise<boolean> => {
    if (!rentOn && !termOn) return failed({ form: t('off') });
    if (rentOn && newPrice === null) return failed({ newPrice: t('price.wrong') });
    const input = { offerId, isRentToggleChecked: rentOn, isContractDurationToggleChecked: termOn, newPrice, newDuration };
    const answer = await act(counterOffersCalls.sendCounterOffer, named(input));
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
