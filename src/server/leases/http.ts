import { adminCalls } from '../../contract/admin/endpoints.ts';
import { leasesCalls } from '../../contract/leases/endpoints.ts';
import { signingCalls } from '../../contract/signing/endpoints.ts';
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
  endpoint(leasesCalls.onOfferSign, onOfferSign),
  endpoint(signingCalls.requestSigningCode, requestSigningCode),
  endpoint(leasesCalls.onOfferSignConfirm, onOfferSignConfirm),
  endpoint(leasesCalls.getLease, getLease),
  endpoint(leasesCalls.endUnpaidLease, endUnpaidLease),
  endpoint(leasesCalls.rejectProtocol, rejectProtocol),
  endpoint(leasesCalls.objectToRejection, objectToRejection),
  endpoint(signingCalls.getDocument, getDocument),
  endpoint(signingCalls.generateOfferPdfAndUpload, generateOfferPdfAndUpload),
  endpoint(leasesCalls.notifyAdminOnContractSigned, notifyAdminOnContractSigned),
  endpoint(signingCalls.checkDocument, checkDocument),
  endpoint(adminCalls.listTasks, listTasks),
  endpoint(adminCalls.closeTask, closeTask),
];
