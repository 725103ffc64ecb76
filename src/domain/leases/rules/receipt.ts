import type { Grosze } from '../../kit/brand.ts';
import { minus, sum, ZERO } from '../../kit/money.ts';
import type { LeaseFacts, Receipt } from '../types.ts';
import { isDepositAwaited } from './status.ts';

/** The receipt with which the deposit became whole: of 60 and 40 for 100, and 5 too much later, the 40. Null as long as something is missing. */
export const completingReceipt = ({ receipts, terms }: Pick<LeaseFacts, 'receipts' | 'terms'>): Receipt | null => {
  let received = ZERO;
  for (const receipt of receipts) {
    received = sum(received, receipt.amount);
    if (received >= terms.deposit) return receipt;
  }
  return null;
};

/** What of the deposit is still to be paid in; null when it is not awaited. */
export const awaitedSum = (lease: Pick<LeaseFacts, 'state' | 'terms' | 'depositHeld'>): Grosze | null =>
  isDepositAwaited(lease.state) ? missingAfter(lease, ZERO) : null;

/** What is still missing of the deposit once a sum has come in. */
export const missingAfter = (lease: Pick<LeaseFacts, 'terms' | 'depositHeld'>, amount: Grosze): Grosze =>
  minus(lease.terms.deposit, sum(lease.depositHeld, amount));

/** What of the held money has to go back: all of it when the lease has ended, else what came in beyond the deposit; while the deposit is awaited nothing. */
export const refundable = ({ state, depositHeld, terms }: Pick<LeaseFacts, 'state' | 'depositHeld' | 'terms'>): Grosze => {
  switch (state) {
    case 'NONE':
    case 'DEPOSIT_PENDING':
      return ZERO;
    case 'DEPOSIT_CONFIRMED':
    case 'PROTOCOL_ATTACHED':
    case 'PROTOCOL_REJECTED':
      return depositHeld > terms.deposit ? minus(depositHeld, terms.deposit) : ZERO;
    default:
      return depositHeld > ZERO ? depositHeld : ZERO;
  }
};
