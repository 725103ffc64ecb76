import { adminCalls } from '../../contract/admin/endpoints.ts';
import { leasingCalls } from '../../contract/leases/endpoints.ts';
import { endpoint } from '../kit/http/endpoint.ts';
import { endUnpaidLease, objectToRejection, rejectProtocol } from './commands/end-lease.ts';
import { requestSigningCode } from './commands/request-code.ts';
import { onOfferSignConfirm } from './commands/sign-lease.ts';
import { notifyAdminOnContractSigned, onOfferSign } from './commands/spec-aliases.ts';
import { closeTask } from './commands/tasks.ts';
import { checkDocument, generateOfferPdfAndUpload, getDocument } from './queries/checking.ts';
import { getLease } from './queries/get-lease.ts';
import { listTasks } from './queries/list-tasks.ts';

/** The calls of the leases room, and the operator's list of tasks. */
export const leasesEndpoints = [
  endpoint(leasingCalls.onOfferSign, onOfferSign),
  endpoint(leasingCalls.requestSigningCode, requestSigningCode),
  endpoint(leasingCalls.onOfferSignConfirm, onOfferSignConfirm),
  endpoint(leasingCalls.getLease, getLease),
  endpoint(leasingCalls.endUnpaidLease, endUnpaidLease),
  endpoint(leasingCalls.rejectProtocol, rejectProtocol),
  endpoint(leasingCalls.objectToRejection, objectToRejection),
  endpoint(leasingCalls.getDocument, getDocument),
  endpoint(leasingCalls.generateOfferPdfAndUpload, generateOfferPdfAndUpload),
  endpoint(leasingCalls.notifyAdminOnContractSigned, notifyAdminOnContractSigned),
  endpoint(leasingCalls.checkDocument, checkDocument),
  endpoint(adminCalls.listTasks, listTasks),
  endpoint(adminCalls.closeTask, closeTask),
];
