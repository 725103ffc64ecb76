import { adminCalls } from '../../contract/admin/endpoints.ts';
import { leasingCalls } from '../../contract/leases/endpoints.ts';
import { endpoint } from '../kit/http/endpoint.ts';
import { notifyAdminOnContractSigned, onOfferSign } from './commands/accepting.ts';
import { bookOffer } from './commands/booking.ts';
import { requestSigningCode } from './commands/codes.ts';
import { onOfferSignConfirm } from './commands/concluding.ts';
import { endUnpaidLease, objectToRejection, rejectProtocol } from './commands/ending.ts';
import { bookDepositPayout, bookDepositRefund, confirmDepositReceived, decideDispute, reverseDepositReceipt } from './commands/money.ts';
import { withdrawReservation } from './commands/reservations.ts';
import { closeTask } from './commands/tasks.ts';
import { checkDocument, generateOfferPdfAndUpload, getDocument } from './queries/checking.ts';
import { listDeposits, listTasks } from './queries/console.ts';
import { getDeposit, getLease, getReservation } from './queries/pages.ts';

/** The calls of the room, and the operator's money calls. */
export const leasingEndpoints = [
  endpoint(leasingCalls.bookOffer, bookOffer),
  endpoint(leasingCalls.onOfferSign, onOfferSign),
  endpoint(leasingCalls.getReservation, getReservation),
  endpoint(leasingCalls.withdrawReservation, withdrawReservation),
  endpoint(leasingCalls.requestSigningCode, requestSigningCode),
  endpoint(leasingCalls.onOfferSignConfirm, onOfferSignConfirm),
  endpoint(leasingCalls.getLease, getLease),
  endpoint(leasingCalls.getDeposit, getDeposit),
  endpoint(leasingCalls.endUnpaidLease, endUnpaidLease),
  endpoint(leasingCalls.rejectProtocol, rejectProtocol),
  endpoint(leasingCalls.objectToRejection, objectToRejection),
  endpoint(leasingCalls.getDocument, getDocument),
  endpoint(leasingCalls.generateOfferPdfAndUpload, generateOfferPdfAndUpload),
  endpoint(leasingCalls.notifyAdminOnContractSigned, notifyAdminOnContractSigned),
  endpoint(leasingCalls.checkDocument, checkDocument),
  endpoint(adminCalls.listDeposits, listDeposits),
  endpoint(adminCalls.confirmDepositReceived, confirmDepositReceived),
  endpoint(adminCalls.reverseDepositReceipt, reverseDepositReceipt),
  endpoint(adminCalls.bookDepositRefund, bookDepositRefund),
  endpoint(adminCalls.bookDepositPayout, bookDepositPayout),
  endpoint(adminCalls.decideDispute, decideDispute),
  endpoint(adminCalls.listTasks, listTasks),
  endpoint(adminCalls.closeTask, closeTask),
];
