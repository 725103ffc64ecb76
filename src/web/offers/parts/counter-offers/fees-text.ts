/** What the fees of a month are called where other terms stand beside the present ones. */

import type { Translate } from '../../../../words/kit/words.ts';
import type { counterOfferWords } from '../../../../words/offers/counter-offer.ts';

type Fees = { readonly feesNet: number; readonly known: boolean };

/** The known sum, and that meters add to it where their part is not known: nothing is not what they cost. */
export const feesText = ({ feesNet, known }: Fees, t: Translate<typeof counterOfferWords.pl>, money: (sum: number) => string): string => {
  if (known) return t('fees.net', { sum: money(feesNet) });
  return feesNet > 0 ? t('fees.netAndMeters', { sum: money(feesNet) }) : t('fees.meters');
};
