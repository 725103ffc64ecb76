import { sum, ZERO } from '../../kit/money.ts';
import type { LeaseFacts, Receipt } from '../types.ts';

/** The receipt with which the deposit became whole: of 60 and 40 for 100, and 5 too much later, the 40. Null as long as something is missing. */
export const completingReceipt = ({ receipts, terms }: Pick<LeaseFacts, 'receipts' | 'terms'>): Receipt | null => {
  let received = ZERO;
  for (const receipt of receipts) {
    received = sum(received, receipt.amount);
    if (received >= terms.deposit) return receipt;
  }
  return null;
};
