/** Lease terms of a version, counted and in words. */

import { monthsOf, optionsOf } from '../../../../domain/offers/rules/lease-options.ts';
import type { OfferForm } from '../../../../domain/offers/types.ts';
import { counterOfferWords } from '../../../../words/offers/counter-offer.ts';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import type { CounterOfferData } from './data.ts';

/** All lease terms of a version in months, as a page lists them; null is the open-ended lease. */
export const termsOf = (form: OfferForm): readonly (number | null)[] => optionsOf(form).map((option) => monthsOf(form.leaseAgreement, option));

/** Says what a counter-offer proposes, in one line. */
export const useProposed = (): ((proposal: Pick<CounterOfferData, 'newPrice' | 'newDuration'>) => string) => {
  const t = useWords(counterOfferWords);
  const f = useFormat();
  return ({ newPrice, newDuration }) =>
    [
      newPrice !== null && t('proposes.rent', { price: f.money(newPrice) }),
      newDuration !== null && t('proposes.term', { months: t('months', { n: newDuration }) }),
    ]
      .filter((part) => part !== false)
      .join(', ');
};

/** Says lease terms in words: "24 months, 36 months, open-ended". */
export const useTerms = (): ((terms: readonly (number | null)[]) => string) => {
  const t = useWords(counterOfferWords);
  return (terms) => {
    const fixed = terms.filter((months) => months !== null).sort((a, b) => a - b);
    return [...fixed.map((n) => t('months', { n })), ...(terms.includes(null) ? [t('term.infinite')] : [])].join(', ');
  };
};
