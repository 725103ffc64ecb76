/** The calls and the upload of the deposits room. */

import { depositsCalls } from '../../contract/deposits/endpoints.ts';
import { pdfUploadBytes } from '../kit/files/upload.ts';
import { endpoint } from '../kit/http/endpoint.ts';
import type { RawRoute } from '../kit/http/rpc.ts';
import { approveMoney } from './commands/approve-money.ts';
import { bookCourtDeposit, bookDepositPayout, clearDepositProblem, setDepositProblem } from './commands/book-money.ts';
import { assignReceipt, bookDepositReceipt, returnReceipt, reverseDepositReceipt } from './commands/book-receipt.ts';
import { bookDepositRefund } from './commands/book-refund.ts';
import { answerStatement, proposeStatement } from './commands/make-statement.ts';
import { recordDisputeTitle } from './commands/record-title.ts';
import { uploadTitle } from './commands/title-file.ts';
import { listDeposits, listUnmatched } from './queries/console.ts';
import { getDeposit } from './queries/deposit.ts';

/** The calls of the deposits room, the operator's money calls among them. */
export const depositsEndpoints = [
  endpoint(depositsCalls.getDeposit, getDeposit),
  endpoint(depositsCalls.listDeposits, listDeposits),
  endpoint(depositsCalls.listUnmatched, listUnmatched),
  endpoint(depositsCalls.bookDepositReceipt, bookDepositReceipt),
  endpoint(depositsCalls.assignReceipt, assignReceipt),
  endpoint(depositsCalls.returnReceipt, returnReceipt),
  endpoint(depositsCalls.setDepositProblem, setDepositProblem),
  endpoint(depositsCalls.clearDepositProblem, clearDepositProblem),
  endpoint(depositsCalls.approveMoney, approveMoney),
  endpoint(depositsCalls.reverseDepositReceipt, reverseDepositReceipt),
  endpoint(depositsCalls.bookDepositRefund, bookDepositRefund),
  endpoint(depositsCalls.bookDepositPayout, bookDepositPayout),
  endpoint(depositsCalls.proposeStatement, proposeStatement),
  endpoint(depositsCalls.answerStatement, answerStatement),
  endpoint(depositsCalls.recordDisputeTitle, recordDisputeTitle),
  endpoint(depositsCalls.bookCourtDeposit, bookCourtDeposit),
];

/** What the deposits room takes besides calls: the documents of titles. */
export const depositsRoutes: readonly RawRoute[] = [{ method: 'POST', path: '/deposits/:id/title', limit: pdfUploadBytes, handle: uploadTitle }];
