import { depositsCalls } from '../../contract/deposits/endpoints.ts';
import { endpoint } from '../kit/http/endpoint.ts';
import { bookDepositPayout, bookDepositReceipt, bookDepositRefund, decideDispute, reverseDepositReceipt } from './commands/book-money.ts';
import { getDeposit, listDeposits } from './queries.ts';

/** The calls of the deposits room, the operator's money calls among them. */
export const depositsEndpoints = [
  endpoint(depositsCalls.getDeposit, getDeposit),
  endpoint(depositsCalls.listDeposits, listDeposits),
  endpoint(depositsCalls.bookDepositReceipt, bookDepositReceipt),
  endpoint(depositsCalls.reverseDepositReceipt, reverseDepositReceipt),
  endpoint(depositsCalls.bookDepositRefund, bookDepositRefund),
  endpoint(depositsCalls.bookDepositPayout, bookDepositPayout),
  endpoint(depositsCalls.decideDispute, decideDispute),
];
