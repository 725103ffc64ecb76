import { adminCalls } from '../../contract/admin/endpoints.ts';
import { leasingCalls } from '../../contract/leases/endpoints.ts';
import { endpoint } from '../kit/http/endpoint.ts';
import { bookDepositPayout, bookDepositRefund, confirmDepositReceived, decideDispute, reverseDepositReceipt } from './commands/book-money.ts';
import { getDeposit, listDeposits } from './queries.ts';

/** The calls of the deposits room, the operator's money calls among them. */
export const depositsEndpoints = [
  endpoint(leasingCalls.getDeposit, getDeposit),
  endpoint(adminCalls.listDeposits, listDeposits),
  endpoint(adminCalls.confirmDepositReceived, confirmDepositReceived),
  endpoint(adminCalls.reverseDepositReceipt, reverseDepositReceipt),
  endpoint(adminCalls.bookDepositRefund, bookDepositRefund),
  endpoint(adminCalls.bookDepositPayout, bookDepositPayout),
  endpoint(adminCalls.decideDispute, decideDispute),
];
